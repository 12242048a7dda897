import { setup } from './lib/setup.mjs'

await setup()
const { runTool } = await import('./lib/run.mjs')
const args =
  process.argv[2] === 'build'
    ? ['build', '-o', 'storybook-static']
    : ['dev', '-p', '6006', '--host', process.env.HOST ?? '127.0.0.1', '--ci']
process.exit(await runTool('storybook', [...args, '--disable-telemetry']))
