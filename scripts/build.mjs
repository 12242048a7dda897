import { setup } from './lib/setup.mjs'

await setup()
const { build } = await import('./lib/build.mjs')
process.exit(await build())
