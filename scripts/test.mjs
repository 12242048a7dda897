import { setup } from './lib/setup.mjs'

await setup()
const { checksNamed, runChecks } = await import('./lib/checks.mjs')
await runChecks(checksNamed(process.argv.slice(2)))
