import { setup } from './lib/setup.mjs'

await setup()
const { globSync } = await import('node:fs')
const { build } = await import('./lib/build.mjs')
const { root } = await import('./lib/root.mjs')
const { run } = await import('./lib/run.mjs')
const { stop } = await import('./lib/say.mjs')

const places = ['packages/*/bench', 'apps/*/bench', 'tests/bench']
const benches = globSync(
  places.map((place) => `${place}/*.bench.mjs`),
  { cwd: root },
).toSorted()
if (benches.length === 0) stop(`There is no *.bench.mjs in ${places.join(', ')} yet.`)

if ((await build('errors-only')) !== 0) stop('The build failed: see above.')

let failed = false
for (const bench of benches) {
  console.log(`\n── ${bench} ──`)
  if ((await run(process.execPath, ['--conditions=source', bench])) !== 0) failed = true
}
process.exit(failed ? 1 : 0)
