import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { App } from '../app.ts'
import { clientAddressOf } from './client-address.ts'

/** Whoever sends half a header line, or a body drop by drop, is cut off: 10 and 30 seconds. */
const PATIENCE = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 1_000 }
/** Each that only waits costs some kilobytes; beyond this many new ones are closed at once. */
const MOST_CONNECTIONS = 10_000
/** How long requests at work may take to finish when the server is told to stop. */
const STOP_TIMEOUT_MS = 10_000

export interface RunningServer {
  readonly port: number
  /** Takes no more requests, lets those at work finish, then settles. */
  stop(): Promise<void>
}

const STOPPING = JSON.stringify({ code: 10000, message: 'An error has occurred, Please retry' })

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

/** The port that the system chose where 0 was asked for. */
function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port')
  return address.port
}

/** Serves the app on a port of this machine; less patience is for tests. @throws the error of `listen`, for instance EADDRINUSE. */
export async function serve(app: App, port: number, host: string, patience = PATIENCE, proxies = 0): Promise<RunningServer> {
  let isStopping = false
  const handle = getRequestListener((request, { incoming }) => {
    const forwarded = request.headers.get('X-Forwarded-For') ?? undefined
    return app.fetch(request, clientAddressOf(incoming.socket.remoteAddress ?? '', forwarded, proxies))
  })
  const server = createServer(patience, (incoming, outgoing) => {
    // A browser keeps its connection for later: once stopping, there is no later.
    outgoing.once('close', () => isStopping && setImmediate(() => server.closeIdleConnections()))
    if (!isStopping) return void handle(incoming, outgoing)
    outgoing.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '2', Connection: 'close' }).end(STOPPING)
  })
  server.maxConnections = MOST_CONNECTIONS
  await listen(server, port, host)

  return {
    port: portOf(server),
    stop() {
      isStopping = true
      return new Promise((resolve) => {
        const deadline = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS)
        server.close(() => {
          clearTimeout(deadline)
          resolve()
        })
        server.closeIdleConnections()
      })
    },
  }
}
