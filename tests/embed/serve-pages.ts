import { createServer, type Server } from 'node:http'

/** The origin that pages name, as `npm start` serves it; the origin of the test's own Evenkeel replaces it. */
export const written = 'http://localhost:4600'

type Headers = Readonly<Record<string, string>>

/** A host page's server, on another site than Evenkeel's. */
export interface HostPages {
  /** `http://127.0.0.1:43212` */
  readonly origin: string
  /** Adds a page. Its text and headers may name `http://localhost:4600`. */
  put(name: string, text: string, headers?: Headers): void
  /** Has the pages name this origin of Evenkeel. */
  pointAt(evenkeel: string): void
  close(): Promise<void>
}

/** Serves pages on a free port. */
export async function servePages(): Promise<HostPages> {
  let evenkeel = written
  const added = new Map<string, { readonly text: string; readonly headers: Headers }>()
  const named = (text: string) => text.replaceAll(written, evenkeel)
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://host').pathname.replace(/^\/+/, '')
    const page = added.get(name)
    if (page === undefined) return void response.writeHead(name === 'favicon.ico' ? 204 : 404).end()
    const headers = Object.entries(page.headers).map(([header, value]) => [header, named(value)])
    response
      .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...Object.fromEntries(headers) })
      .end(named(page.text))
  })
  const port = await listen(server)
  return {
    origin: `http://127.0.0.1:${port}`,
    put: (name, text, headers = {}) => void added.set(name, { text, headers }),
    pointAt: (origin) => {
      evenkeel = origin
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

const listen = (server: Server) =>
  new Promise<number>((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      done(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
