import { setup } from './lib/setup.mjs'

await setup()
const { createServer } = await import('vite')
const { address, assertFree } = await import('./lib/address.mjs')
const { devProxy } = await import('./lib/dev-paths.mjs')
const { root } = await import('./lib/root.mjs')
const { run } = await import('./lib/run.mjs')
const { stop } = await import('./lib/say.mjs')

const { host, port } = address()
const apiPort = port + 1
await assertFree(host, port)
await assertFree('127.0.0.1', apiPort)

const portal = await createServer({
  root: `${root}/apps/portal`,
  clearScreen: false,
  server: {
    host,
    port,
    strictPort: true,
    proxy: devProxy(apiPort),
  },
})
await portal.listen().catch((error) => stop(error.message))

console.log(
  `\nEvenkeel, reloading on every change: http://localhost:${port}/secure/home (once the server below is ready too)\n`,
)

// Node runs the TypeScript directly and restarts when a file that it read changes.
const args = ['--watch', '--watch-preserve-output', '--conditions=evenkeel-source', 'apps/api/src/hosts/node.ts']
const env = { EVENKEEL_DEMO: '1', ...process.env, HOST: '127.0.0.1', PORT: String(apiPort) }
const code = await run(process.execPath, args, { env })
await portal.close()
process.exit(code)
