import { setup } from './lib/setup.mjs'

await setup()
const { globSync, writeFileSync } = await import('node:fs')
const { join } = await import('node:path')
const { root } = await import('./lib/root.mjs')
const { isNamed, pagePath, performancePage, readReports } = await import('./lib/performance-page.mjs')
const { build, run } = await import('./lib/run.mjs')
const { stop } = await import('./lib/say.mjs')

const places = ['packages/*/bench', 'apps/*/bench', 'tests/bench']
/**
 * First a part of a file's path, as `widgets`: only the benches with it in their path run. Then what they are told: `ten-years first` for
 * a part, `load --seconds=60`.
 */
const [wanted = '', ...told] = process.argv.slice(2)
const benches = globSync(
  places.map((place) => `${place}/*.bench.mjs`),
  { cwd: root },
)
  .filter((path) => isNamed(path, wanted))
  .toSorted()
if (benches.length === 0) stop(`There is no bench with ${JSON.stringify(wanted)} in its path in ${places.join(', ')}.`)

if ((await build('errors-only')) !== 0) stop('The build failed: see above.')

let failed = false
for (const bench of benches) {
  console.log(`\n── ${bench} ──`)
  if ((await run(process.execPath, ['--conditions=evenkeel-source', bench, ...told])) !== 0) failed = true
}
writeFileSync(join(root, pagePath), performancePage(readReports()))
console.log(`\n${pagePath} has the figures of every bench that ran so far.`)
process.exit(failed ? 1 : 0)
