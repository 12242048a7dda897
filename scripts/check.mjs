import { setup } from './lib/setup.mjs'

await setup()
const { fastChecks, runChecks } = await import('./lib/checks.mjs')
await runChecks(fastChecks)
