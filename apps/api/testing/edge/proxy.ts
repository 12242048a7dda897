import { createServer, request as send } from 'node:http'
import { type WorkerReport, reportHeader, type World, worldHeader } from './world.ts'

export interface Proxy {
  readonly origin: string
  stop(): Promise<void>
}

const reportName = reportHeader.toLowerCase()

/** Returns names and values in turn, as Node keeps them, without one of the names. */
function without(rawHeaders: readonly string[], name: string): string[] {
  return rawHeaders.filter((_, index) => rawHeaders[index - (index % 2)]?.toLowerCase() !== name)
}

/**
 * Starts a port for one app of a test: it forwards each request to workerd with its world in a header, and removes the
 * report header from the answer. All else passes through unchanged.
 */
export async function startProxy(
  workerd: URL,
  world: () => World,
  onReport: (report: WorkerReport) => void,
): Promise<Proxy> {
  const server = createServer((incoming, outgoing) => {
    const { method, url: path, rawHeaders } = incoming
    const said = [worldHeader, JSON.stringify(world()), 'CF-Connecting-IP', incoming.socket.remoteAddress ?? '']
    const forwarded = send(
      {
        host: workerd.hostname,
        port: workerd.port,
        // A connection for each request: workerd closes idle ones, and a busy machine would send on one just then.
        agent: false,
        maxHeaderSize: 256 * 1024,
        method,
        path,
        headers: [...rawHeaders, ...said],
      },
      (answer) => {
        const report = answer.headers[reportName]
        if (typeof report === 'string') onReport(JSON.parse(decodeURIComponent(report)))
        outgoing.writeHead(answer.statusCode ?? 502, without(answer.rawHeaders, reportName))
        answer.pipe(outgoing)
      },
    )
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy listens on no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
