import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const types = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.wasm', 'application/wasm'],
])

/** Serves the files of a folder to this machine, on a free port. @param {string} folder */
export async function serveFolder(folder) {
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://here').pathname))
    const bytes = path.includes('..') ? null : await readFile(join(folder, path)).catch(() => null)
    if (bytes === null) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': types.get(extname(path)) ?? 'application/octet-stream' }).end(bytes)
  })
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)))
  const address = server.address()
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close: () => new Promise((done) => server.close(() => done(undefined))),
  }
}
