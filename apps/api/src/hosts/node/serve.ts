import { createServer, type IncomingMessage, type Server } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import type { App } from '../../app.ts'

/** How long the server waits for its clients, in milliseconds. */
interface Patience {
  /** For a whole header, and for a whole request: a slow sender is cut off. */
  readonly headersTimeout: number
  readonly requestTimeout: number
  readonly connectionsCheckingInterval: number
  /** For any byte in either direction, while an answer waits to be read or is being made. */
  readonly silenceTimeout: number
}

const defaultTimeouts: Patience = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
  silenceTimeout: 60_000,
}
/** An idle connection costs some kilobytes; beyond this many, new ones are closed at once. */
const maxConnections = 10_000
/** An office of a thousand people behind one address has a few connections each; one address may not have all. */
const maxFromOneAddress = 4_000
/**
 * How long an idle connection stays open, in milliseconds. Longer than the minute for which proxies and clients keep theirs: the side
 * that sends should close first, or a request can meet a connection that has just been closed.
 */
const idleTimeoutMs = 65_000
/** How long requests at work may take to finish when the server stops. */
const stopTimeoutMs = 10_000
/** How long idle connections stay open once no new ones are taken. */
const lingerMs = 1_000
/** How often idle connections are closed while the server stops. */
const answeredEveryMs = 20

export interface RunningServer {
  readonly port: number
  /**
   * For `drainMs` answers everything, and asks each client to close its connection; then accepts no more requests, lets
   * those in progress finish, and settles.
   */
  stop(drainMs?: number): Promise<void>
}

const stopping = JSON.stringify({ code: 10000, message: 'An error has occurred, Please retry' })

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

/** Node itself would take the first, and a proxy in front may have taken the second. Source: RFC 9112, 3.2. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

/** Returns the port, which the system chose if 0 was requested. */
function readPort(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port')
  return address.port
}

/** Closes new connections from an address that has `most` already. */
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

/**
 * How long the server waits, and how many connections one address may have; values other than the defaults are for
 * tests.
 */
interface ServeLimits {
  readonly patience?: Patience
  readonly maxPerAddress?: number
}

/** Takes no new connections, and keeps those that there are: Node's own `close` of an HTTP server ends idle ones at once. */
function closeDoor(server: Server, onClosed: () => void): void {
  NetServer.prototype.close.call(server, onClosed)
}

/** Closes idle connections after a time, and those that become idle later as they do. */
function closeLater(server: Server, milliseconds: number, onBegin: () => void): { clear(): void } {
  let again: NodeJS.Timeout | undefined
  const first = setTimeout(() => {
    onBegin()
    server.closeIdleConnections()
    again = setInterval(() => server.closeIdleConnections(), answeredEveryMs)
  }, milliseconds)
  return {
    clear() {
      clearTimeout(first)
      clearInterval(again)
    },
  }
}

/**
 * Serves the app on a port of this machine. Behind our own proxies all connections come from few addresses, so there
 * the proxies must limit connections for each address.
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
  const { patience = defaultTimeouts, maxPerAddress = maxFromOneAddress } = limits
  let isDraining = false
  let isStopping = false
  const handle = getRequestListener((request, { incoming }) => {
    const forwarded = request.headers.get('X-Forwarded-For') ?? undefined
    return app.fetch(request, findClientAddress(incoming.socket.remoteAddress ?? '', forwarded, proxies))
  })
  const server = createServer(patience, (incoming, outgoing) => {
    if (hasTwoHosts(incoming)) return void outgoing.writeHead(400, { Connection: 'close' }).end()
    // Said with an answer, so that the client sends its next request over another connection and loses none.
    if (isDraining) outgoing.setHeader('Connection', 'close')
    if (!isStopping) return void handle(incoming, outgoing)
    outgoing
      .writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '2', Connection: 'close' })
      .end(stopping)
  })
  server.maxConnections = maxConnections
  server.timeout = patience.silenceTimeout
  server.keepAliveTimeout = idleTimeoutMs
  if (proxies === 0) limitPerAddress(server, maxPerAddress)
  await listen(server, port, host)

  return {
    port: readPort(server),
    async stop(drainMs = 0) {
      isDraining = true
      if (drainMs > 0) await pause(drainMs)
      else isStopping = true
      await new Promise<void>((resolve) => {
        const deadline = setTimeout(() => server.closeAllConnections(), stopTimeoutMs)
        // `close` also closes idle connections, and a request may be on its way over one: they have another moment.
        const idle = closeLater(server, drainMs > 0 ? lingerMs : 0, () => void (isStopping = true))
        closeDoor(server, () => {
          clearTimeout(deadline)
          idle.clear()
          resolve()
        })
      })
    },
  }
}

/**
 * Returns the address that a request came from. Behind our own proxies that is not the peer of the connection: each
 * proxy adds the address it heard from to `X-Forwarded-For`, so only as many entries from the end as there are proxies
 * are true. The client can have written any entry before them.
 *
 * @param proxies how many proxies of our own every request passes; 0 when people reach this server directly.
 */
export function findClientAddress(remoteAddress: string, forwardedFor: string | undefined, proxies: number): string {
  const heard = (forwardedFor ?? '').split(',').map((address) => address.trim())
  return proxies > 0 ? heard.at(-proxies) || remoteAddress : remoteAddress
}
