import { Agent, createServer, request as send } from 'node:http'
import { type Told, TOLD_HEADER, type World, WORLD_HEADER } from './edge-world.ts'

export interface Proxy {
  readonly origin: string
  stop(): Promise<void>
}

const TOLD_NAME = TOLD_HEADER.toLowerCase()

/** Names and values in turn, as Node keeps them, without one of the names. */
function without(rawHeaders: readonly string[], name: string): string[] {
  return rawHeaders.filter((_, index) => rawHeaders[index - (index % 2)]?.toLowerCase() !== name)
}

/**
 * A port of its own for one app of a test: hands each request to workerd with the world it happens in, and takes what was
 * told of it off the answer. All else goes through as it is.
 */
export async function startProxy(workerd: URL, world: () => World, onTold: (told: Told) => void): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true })
  const server = createServer((incoming, outgoing) => {
    const { method, url: path, rawHeaders } = incoming
    const said = [WORLD_HEADER, JSON.stringify(world()), 'CF-Connecting-IP', incoming.socket.remoteAddress ?? '']
    const forwarded = send(
      {
        host: workerd.hostname,
        port: workerd.port,
        agent,
        maxHeaderSize: 256 * 1024,
        method,
        path,
        headers: [...rawHeaders, ...said],
      },
      (answer) => {
        const told = answer.headers[TOLD_NAME]
        if (typeof told === 'string') onTold(JSON.parse(decodeURIComponent(told)))
        outgoing.writeHead(answer.statusCode ?? 502, without(answer.rawHeaders, TOLD_NAME))
        answer.pipe(outgoing)
      },
    )
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy listens on no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async stop() {
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
