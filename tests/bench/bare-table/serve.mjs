import { createServer } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Accounts</title></head>
<body><div id="root"></div><script type="module" src="/table.js"></script></body></html>`

/**
 * Serves the bare table with these accounts, compressed as our own pages are, and a page of another site.
 * @param {string} accounts the JSON of the API's answer
 */
export async function serveBareTable(accounts) {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'table.mjs')],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  /** @type {Record<string, readonly [type: string, text: string]>} */
  const files = {
    '/': ['text/html', page],
    '/table.js': ['text/javascript', outputFiles[0]?.text ?? ''],
    '/accounts': ['application/json', accounts],
    '/elsewhere': ['text/html', '<!doctype html><title>Intranet</title>'],
  }
  const server = createServer((request, answer) => {
    const [type, text] = files[request.url ?? ''] ?? ['text/plain', '']
    answer.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'gzip', 'Cache-Control': 'no-store' })
    answer.end(gzipSync(text))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the bare table has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    /** A page of another site, from which a person comes. */
    elsewhere: `http://localhost:${address.port}/elsewhere`,
    stop: () => server.close(),
  }
}
