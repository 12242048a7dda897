import { setup } from './lib/setup.mjs'

await setup()
const { build } = await import('./lib/build.mjs')
const { address, assertFree } = await import('./lib/address.mjs')
const { run } = await import('./lib/run.mjs')
const { seconds, stop } = await import('./lib/say.mjs')

const { host, port } = address()
await assertFree(host, port)

const started = Date.now()
console.log('Building what changed.')
if ((await build('errors-only')) !== 0) stop('The build failed: see above.')
console.log(`Built in ${seconds(started)}. Starting the server.`)

const env = { EVENKEEL_DEMO: '1', ...process.env, HOST: host, PORT: String(port) }
process.exit(await run(process.execPath, ['apps/api/dist/node.js'], { env }))
