import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { App } from '../app.ts'
import { clientAddressOf } from './client-address.ts'

/** How long the server waits for its clients, in milliseconds. */
export interface Patience {
  /** For a whole header, and for a whole request: whoever sends it drop by drop is cut off. */
  readonly headersTimeout: number
  readonly requestTimeout: number
  readonly connectionsCheckingInterval: number
  /** For any byte in either direction, while an answer waits to be read or is being made. */
  readonly silenceTimeout: number
}

const PATIENCE: Patience = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
  silenceTimeout: 60_000,
}
/** Each that only waits costs some kilobytes; beyond this many new ones are closed at once. */
const MOST_CONNECTIONS = 10_000
/** An office of a thousand people behind one address has a few each; nobody alone may have them all. */
const MOST_FROM_ONE_ADDRESS = 4_000
/** How long requests at work may take to finish when the server is told to stop. */
const STOP_TIMEOUT_MS = 10_000
/** How often it is looked then which connections have had their answer. */
const ANSWERED_EVERY_MS = 20

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

/** Closes what comes from an address that has so many connections already. */
function limitPerAddress(server: Server, most: number): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const count = (open.get(address) ?? 0) + 1
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
    if (count > most) socket.destroy()
  })
}

/** How long it waits, and how many connections one address may have; others than the server's own are for tests. */
interface ServeLimits {
  readonly patience?: Patience
  readonly mostFromOneAddress?: number
}

/**
 * Serves the app on a port of this machine. Behind proxies of our own all come from few addresses, so there it is theirs to
 * hold back whoever opens too many connections.
 *
 * @param proxies how many proxies of our own every request passes.
 * @throws the error of `listen`, for instance EADDRINUSE.
 */
export async function serve(
  app: App,
  port: number,
  host: string,
  proxies = 0,
  limits: ServeLimits = {},
): Promise<RunningServer> {
  const { patience = PATIENCE, mostFromOneAddress = MOST_FROM_ONE_ADDRESS } = limits
  let isStopping = false
  const handle = getRequestListener((request, { incoming }) => {
    const forwarded = request.headers.get('X-Forwarded-For') ?? undefined
    return app.fetch(request, clientAddressOf(incoming.socket.remoteAddress ?? '', forwarded, proxies))
  })
  const server = createServer(patience, (incoming, outgoing) => {
    if (!isStopping) return void handle(incoming, outgoing)
    outgoing
      .writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '2', Connection: 'close' })
      .end(STOPPING)
  })
  server.maxConnections = MOST_CONNECTIONS
  server.timeout = patience.silenceTimeout
  if (proxies === 0) limitPerAddress(server, mostFromOneAddress)
  await listen(server, port, host)

  return {
    port: portOf(server),
    stop() {
      isStopping = true
      return new Promise((resolve) => {
        const deadline = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS)
        // A browser keeps its connection for later: once stopping, there is no later.
        const answered = setInterval(() => server.closeIdleConnections(), ANSWERED_EVERY_MS)
        server.close(() => {
          clearTimeout(deadline)
          clearInterval(answered)
          resolve()
        })
        server.closeIdleConnections()
      })
    },
  }
}
