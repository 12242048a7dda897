import { setup } from './lib/setup.mjs'

await setup()
const { run, runTool } = await import('./lib/run.mjs')
const { stop } = await import('./lib/say.mjs')

const asked = process.argv.slice(2)
const isServed = asked.some((word) => word.startsWith('http'))
// Built again each time: otherwise pictures of an older Storybook would be compared with today's kit.
if (!isServed) {
  console.log('Building the Storybook first; this takes a minute or two.')
  if ((await runTool('storybook', ['build', '-o', 'storybook-static', '--disable-telemetry', '--quiet'])) !== 0)
    stop('The Storybook could not be built: see above.')
}
process.exit(await run(process.execPath, ['--conditions=evenkeel-source', 'tests/baseline/baseline.mjs', ...asked]))
