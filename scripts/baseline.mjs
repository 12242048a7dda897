import { setup } from './lib/setup.mjs'

await setup()
const { build, run, runTool } = await import('./lib/run.mjs')
const { stop } = await import('./lib/say.mjs')

const asked = process.argv.slice(2)
/** The screens of the product in every way of looking at them, instead of the kit's pictures. */
if (asked[0] === 'screens') {
  if ((await build('errors-only')) !== 0) stop('The build failed: see above.')
  process.exit(
    await run(process.execPath, ['--conditions=evenkeel-source', 'tests/baseline/screens.ts', ...asked.slice(1)]),
  )
}
const isServed = asked.some((word) => word.startsWith('http'))
// Built again each time: otherwise pictures of an older Storybook would be compared with today's kit.
if (!isServed) {
  console.log('Building the Storybook first; this takes a minute or two.')
  if ((await runTool('storybook', ['build', '-o', 'storybook-static', '--disable-telemetry', '--quiet'])) !== 0)
    stop('The Storybook could not be built: see above.')
}
process.exit(await run(process.execPath, ['--conditions=evenkeel-source', 'tests/baseline/baseline.mjs', ...asked]))
