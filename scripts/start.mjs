import { setup } from './lib/setup.mjs'

await setup()
const { resolve } = await import('node:path')
const { address, assertFree } = await import('./lib/address.mjs')
const { build, run } = await import('./lib/run.mjs')
const { seconds, stop } = await import('./lib/say.mjs')
const { serverMemory } = await import('./lib/server-memory.mjs')

const { host, port } = address()
if (!process.argv.includes('--check')) await assertFree(host, port)

const started = Date.now()
console.log('Building what changed.')
if ((await build('errors-only')) !== 0) stop('The build failed: see above.')
console.log(`Built in ${seconds(started)}. Starting the server.`)

// The demo is for trying out: in production the server refuses it.
const evenkeelDemo = process.env.NODE_ENV === 'production' ? '0' : '1'
/** Keys are never in the folder that they open. In production the operator says where. */
const keys =
  process.env.NODE_ENV === 'production'
    ? {}
    : { EVENKEEL_KEYRING: `${resolve(process.env.EVENKEEL_DATA || '.data')}-keys/keyring.sqlite` }
const env = {
  NODE_ENV: 'development',
  EVENKEEL_DEMO: evenkeelDemo,
  ...serverMemory,
  ...keys,
  ...process.env,
  HOST: host,
  PORT: String(port),
}
process.exit(await run(process.execPath, ['apps/api/dist/node.js', ...process.argv.slice(2)], { env }))
