import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, createServer as createPlain } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { startEdgeProxy } from './edge-proxy.mjs'
import type { BodyLimit } from './too-large.mjs'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

const readPort = (server: { address(): unknown }) => {
  const address = server.address()
  return typeof address === 'object' && address !== null && 'port' in address ? Number(address.port) : 0
}

async function freePort(): Promise<number> {
  const server = createPlain().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = readPort(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Starts a proxy in front of a server with the test's answer. */
async function open(answer: Parameters<typeof createServer>[1], limits: readonly BodyLimit[] = []) {
  const inner = createServer({}, answer).listen(0, '127.0.0.1')
  servers.push(inner)
  await once(inner, 'listening')
  const port = await freePort()
  const proxy = await startEdgeProxy({
    host: '127.0.0.1',
    port,
    to: new URL(`http://127.0.0.1:${readPort(inner)}`),
    limits,
  })
  return { origin: `http://127.0.0.1:${port}`, proxy }
}

describe('the proxy before workerd', () => {
  it('hands requests and answers on as they are, and says itself from where they come', async () => {
    const { origin, proxy } = await open((incoming, outgoing) => {
      outgoing.writeHead(201, { 'X-From': String(incoming.headers['cf-connecting-ip']), 'Set-Cookie': ['a=1', 'b=2'] })
      incoming.pipe(outgoing)
    })
    const answer = await fetch(`${origin}/path?x=1`, {
      method: 'POST',
      body: 'hello',
      headers: { 'CF-Connecting-IP': '203.0.113.7' },
    })
    expect([answer.status, answer.headers.get('X-From'), answer.headers.getSetCookie(), await answer.text()]).toEqual([
      201,
      '127.0.0.1',
      ['a=1', 'b=2'],
      'hello',
    ])
    await proxy.close()
  })

  it('lets what was begun finish when it closes, and takes no more', async () => {
    let finish: () => void = () => {}
    let begun: () => void = () => {}
    const isAtWork = new Promise<void>((resolve) => (begun = resolve))
    const { origin, proxy } = await open((_, outgoing) => {
      finish = () => void outgoing.end('done')
      begun()
    })
    const answer = fetch(origin)
    await isAtWork
    const closed = proxy.close()
    finish()
    expect(await (await answer).text()).toBe('done')
    await closed
    await expect(fetch(origin)).rejects.toThrow('fetch failed')
  })

  it('answers 503 while no server answers behind it', async () => {
    const { origin, proxy } = await open((incoming) => void incoming.destroy())
    expect((await fetch(origin)).status).toBe(503)
    await proxy.close()
  })

  /** Like workerd: answers a body that announces too much before reading it, and closes the connection during the rest. */
  const closesEarly: Parameters<typeof createServer>[1] = (incoming, outgoing) => {
    const announced = incoming.headers['content-length']
    if (announced === undefined) return void incoming.resume()
    if (Number(announced) < 1_000) return void outgoing.end('fine')
    outgoing.writeHead(413).end('no')
    incoming.socket.destroySoon()
  }
  const limits = [{ method: 'POST', path: '/files/{id}', maxBytes: 1_000_000 }]

  it.each([
    ['announced', (bytes: Uint8Array<ArrayBuffer>) => ({ body: bytes })],
    [
      'not announced',
      (bytes: Uint8Array<ArrayBuffer>) => ({ body: new Blob([bytes]).stream(), duplex: 'half' as const }),
    ],
  ])('answers itself that a body is too large, %s, and the next requests as ever', async (_, sent) => {
    const { origin, proxy } = await open(closesEarly, limits)
    const statuses: number[] = []
    for (let time = 0; time < 30; time += 1) {
      const refused = await fetch(`${origin}/files/${time}?x=1`, { method: 'POST', ...sent(new Uint8Array(2_000_000)) })
      expect(await refused.json()).toEqual({ code: -1, message: 'Unknown error encountered' })
      statuses.push(refused.status)
    }
    expect(statuses).toEqual(Array.from({ length: 30 }, () => 413))
    for (let time = 0; time < 2; time += 1)
      expect((await fetch(`${origin}/files/1`, { method: 'POST', body: 'small' })).status).toBe(200)
    await proxy.close()
  })

  it('keeps the connection of a client that was refused', async () => {
    const { origin, proxy } = await open(
      (incoming, outgoing) => void incoming.resume().on('end', () => outgoing.end('fine')),
      limits,
    )
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    const answers: string[] = []
    socket.on('data', (data) => answers.push(...(data.toString().match(/HTTP\/1\.1 \d+/g) ?? [])))
    const head = (length: number) => `POST /files/1 HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`
    socket.write(head(3_000_000))
    await once(socket, 'data')
    socket.write(Buffer.alloc(3_000_000))
    for (let time = 0; time < 2; time += 1) {
      socket.write(`${head(2)}ok`)
      await once(socket, 'data')
    }
    expect(answers).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200', 'HTTP/1.1 200'])
    socket.destroy()
    await proxy.close()
  })
})
