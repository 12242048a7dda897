import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'

/** The origin that the files name, as `npm start` serves it; the tests' own stands in for it. */
const written = 'http://localhost:4600'
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/** The policy of a host that allows our scripts and calls by name, and nothing else of anybody. */
const strictPolicy = (evenkeel: string) =>
  [
    "default-src 'self'",
    "style-src 'self'",
    `script-src 'self' ${evenkeel}`,
    `connect-src 'self' ${evenkeel}`,
    "require-trusted-types-for 'script'",
  ].join('; ')

/** A host page's server on an origin of its own, which is another than Evenkeel's. */
export interface HostPages {
  /** `http://127.0.0.1:43212` */
  readonly origin: string
  /** Adds a page of the test's own. */
  put(name: string, text: string): void
  /** Has the pages name this origin of Evenkeel. */
  pointAt(evenkeel: string): void
  close(): Promise<void>
}

/** Serves the folder `pages` on a free port. */
export async function servePages(): Promise<HostPages> {
  let evenkeel = written
  const added = new Map<string, string>()
  const pageOf = async (name: string) => {
    if (extname(name) in types && !name.includes('..'))
      return added.get(name) ?? readFile(join(import.meta.dirname, 'pages', name), 'utf8')
    throw new Error('not one of the pages')
  }
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://host').pathname.replace(/^\/+/, '')
    if (name === 'favicon.ico') return void response.writeHead(204).end()
    pageOf(name).then(
      (text) => {
        const policy = name.startsWith('strict') ? { 'Content-Security-Policy': strictPolicy(evenkeel) } : {}
        response
          .writeHead(200, { 'Content-Type': types[extname(name)], ...policy })
          .end(text.replaceAll(written, evenkeel))
      },
      () => response.writeHead(404).end(),
    )
  })
  const port = await listen(server)
  return {
    origin: `http://127.0.0.1:${port}`,
    put: (name, text) => void added.set(name, text),
    pointAt: (origin) => {
      evenkeel = origin
    },
    close: () => new Promise((done) => server.close(() => done())),
  }
}

const listen = (server: Server) =>
  new Promise<number>((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      done(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
