import { setup } from './lib/setup.mjs'

await setup()
const { createServer } = await import('vite')
const { address, assertFree } = await import('./lib/address.mjs')
const { root } = await import('./lib/root.mjs')
const { run } = await import('./lib/run.mjs')
const { stop } = await import('./lib/say.mjs')

const { host, port } = address()
const apiPort = port + 1
await assertFree(host, port)
await assertFree('127.0.0.1', apiPort)

/** What the server answers by itself; everything else is the portal, served with hot reload. */
const served = ['/webapi', '/ngapi', '/widgets', '/embed', '/openapi.json', '/docs', '/health']

const portal = await createServer({
  root: `${root}/apps/portal`,
  clearScreen: false,
  server: {
    host,
    port,
    strictPort: true,
    proxy: Object.fromEntries(served.map((path) => [`^${path}(?=[/?]|$)`, { target: `http://127.0.0.1:${apiPort}` }])),
  },
})
await portal.listen().catch((error) => stop(error.message))

console.log(`\nEvenkeel, reloading on every change: http://localhost:${port}/secure/home\n`)

// Node runs the TypeScript as it stands and starts again when a file that it read changes.
const args = ['--watch', '--watch-preserve-output', '--conditions=source', 'apps/api/src/node.ts']
const env = { EVENKEEL_DEMO: '1', ...process.env, HOST: '127.0.0.1', PORT: String(apiPort) }
const code = await run(process.execPath, args, { env })
await portal.close()
process.exit(code)
