import { setup } from './lib/setup.mjs'

await setup()
const { globSync } = await import('node:fs')
const { root } = await import('./lib/root.mjs')
const { build, run } = await import('./lib/run.mjs')
const { stop } = await import('./lib/say.mjs')

const places = ['packages/*/bench', 'apps/*/bench', 'tests/bench']
/** A part of a file's path, as `widgets`: only the benches with it in their path run. */
const [wanted = ''] = process.argv.slice(2)
const benches = globSync(
  places.map((place) => `${place}/*.bench.mjs`),
  { cwd: root },
)
  .filter((path) => path.includes(wanted))
  .toSorted()
if (benches.length === 0) stop(`There is no bench with ${JSON.stringify(wanted)} in its path in ${places.join(', ')}.`)

if ((await build('errors-only')) !== 0) stop('The build failed: see above.')

let failed = false
for (const bench of benches) {
  console.log(`\n── ${bench} ──`)
  if ((await run(process.execPath, ['--conditions=evenkeel-source', bench])) !== 0) failed = true
}
process.exit(failed ? 1 : 0)
