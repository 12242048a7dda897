import { setup } from './lib/setup.mjs'

await setup()
const { globSync } = await import('node:fs')
const { root } = await import('./lib/root.mjs')
const { run } = await import('./lib/run.mjs')
const { seconds, stop } = await import('./lib/say.mjs')
const { inWords, addTotals, totalsOfCommand } = await import('./lib/totals.mjs')

/*
 * Runs every long campaign against our own code. A campaign is a separate program and fails by its exit code; a word given
 * here picks the ones whose path has it: `npm run torture mutants`.
 */
const places = ['packages/*/torture', 'apps/*/torture', 'tests/torture']
const words = process.argv.slice(2)
const found = globSync(
  places.map((place) => `${place}/*.torture.mjs`),
  { cwd: root },
).toSorted()
const campaigns = found.filter((path) => words.length === 0 || words.some((word) => path.includes(word)))
if (campaigns.length === 0) {
  stop(
    `No campaign ${words.length > 0 ? `is named like ${words.join(' or ')}` : 'here'}. There are: ${found.join(', ') || 'none'}.`,
  )
}

const started = Date.now()
const results = []
for (const [index, campaign] of campaigns.entries()) {
  console.log(`\n── ${campaign} (${index + 1} of ${campaigns.length}) ──`)
  const from = Date.now()
  const totals = totalsOfCommand(await run(process.execPath, ['--conditions=evenkeel-source', campaign]))
  results.push({ campaign, totals, time: seconds(from) })
}

console.log('')
for (const { campaign, totals, time } of results)
  console.log(`${totals.failed > 0 ? 'FAILED' : 'held'.padEnd(6)}  ${campaign}, ${time}`)
const sum = addTotals(results.map(({ totals }) => totals))
console.log(`Torture: ${inWords(sum)}, ${seconds(started)}`)
process.exit(sum.failed > 0 ? 1 : 0)
