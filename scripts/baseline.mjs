import { setup } from './lib/setup.mjs'

await setup()
const { existsSync } = await import('node:fs')
const { join } = await import('node:path')
const { root } = await import('./lib/root.mjs')
const { run, runTool } = await import('./lib/run.mjs')
const { stop } = await import('./lib/say.mjs')

const asked = process.argv.slice(2)
const isServed = asked.some((word) => word.startsWith('http'))
if (!isServed && !existsSync(join(root, 'storybook-static', 'index.json'))) {
  console.log('Building the Storybook first; this takes a minute or two. Delete storybook-static to have it built anew.')
  if ((await runTool('storybook', ['build', '-o', 'storybook-static', '--disable-telemetry', '--quiet'])) !== 0) stop('The Storybook could not be built: see above.')
}
process.exit(await run(process.execPath, ['--conditions=source', 'tests/baseline/baseline.mjs', ...asked]))
