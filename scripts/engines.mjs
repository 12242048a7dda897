import { setup } from './lib/setup.mjs'

await setup()
const { build, runTool } = await import('./lib/run.mjs')
const { stop } = await import('./lib/say.mjs')
const { findEngines, isInstalled } = await import('../tests/engines/installed.mjs')

/*
 * Runs the main flows in Firefox and in WebKitGTK, whichever is installed: `npm run engines`. A name picks one:
 * `npm run engines firefox`. What follows goes to vitest: `npm run engines webkit -t consent`.
 */
const [word = '', ...rest] = process.argv.slice(2)
const engines = findEngines()
const named = engines.filter(({ name }) => name === word)
const asked = named.length > 0 ? named : engines
const args = named.length > 0 || word === '' ? rest : [word, ...rest]

const found = asked.filter(isInstalled)
for (const engine of asked) if (!isInstalled(engine)) console.log(engine.how)
if (found.length === 0) stop('So no other engine than Chromium could be tried.')
if ((await build('errors-only')) !== 0) stop('The build failed: see above.')

let failed = false
for (const { name, title } of found) {
  console.log(`\n── ${title} ──`)
  const options = { env: { BROWSER_ENGINE: name } }
  if ((await runTool('vitest', ['run', '--config', 'tests/engines/vitest.config.ts', ...args], options)) !== 0)
    failed = true
}
process.exit(failed ? 1 : 0)
