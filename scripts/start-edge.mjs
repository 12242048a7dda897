import { join } from 'node:path'
import { setup } from './lib/setup.mjs'

await setup()
const { address, assertFree } = await import('./lib/address.mjs')
const { gatherEdgeAssets } = await import('./lib/edge-assets.mjs')
const { readDataFolder, startEdge } = await import('./lib/start-edge.mjs')
const { build, watchParent } = await import('./lib/run.mjs')
const { seconds, stop } = await import('./lib/say.mjs')

const { host, port } = address()
await assertFree(host, port)

const started = Date.now()
console.log('Building what changed.')
if ((await build('errors-only')) !== 0) stop('The build failed: see above.')
await gatherEdgeAssets(join(readDataFolder(process.env), 'frames'))
console.log(`Built in ${seconds(started)}. Starting workerd.`)

/** @type {Record<string, string | undefined>} */
const env = {
  NODE_ENV: 'development',
  EVENKEEL_DEMO: process.env.NODE_ENV === 'production' ? '0' : '1',
  ...process.env,
}
const edge = await startEdge({ host, port, env }).catch((/** @type {Error} */ error) => stop(error.message))
const name = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host
console.log(`Evenkeel is ready: ${env.EVENKEEL_ORIGIN || `http://${name}:${port}`} (in workerd)`)
if (env.EVENKEEL_DEMO === '1') console.log('Sign in as demo@evenkeel.example with the password Quiet-Harbor-42')
if (!env.EVENKEEL_SMTP_URL) console.log('Emails aren’t sent. Read them at /dev/outbox')

const end = () => void edge.stop().then(() => process.exit(0))
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, end)
watchParent(end)
