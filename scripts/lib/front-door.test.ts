import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { createServer as createPlain } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { openFrontDoor } from './front-door.mjs'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

const portOf = (server: { address(): unknown }) => {
  const address = server.address()
  return typeof address === 'object' && address !== null && 'port' in address ? Number(address.port) : 0
}

async function freePort(): Promise<number> {
  const server = createPlain().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** A door before a server that answers as the test says. */
async function open(answer: Parameters<typeof createServer>[1]) {
  const inner = createServer({}, answer).listen(0, '127.0.0.1')
  servers.push(inner)
  await once(inner, 'listening')
  const port = await freePort()
  const door = await openFrontDoor({ host: '127.0.0.1', port, to: new URL(`http://127.0.0.1:${portOf(inner)}`) })
  return { origin: `http://127.0.0.1:${port}`, door }
}

describe('the door before workerd', () => {
  it('hands requests and answers on as they are, and says itself from where they come', async () => {
    const { origin, door } = await open((incoming, outgoing) => {
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
    await door.close()
  })

  it('lets what was begun finish when it closes, and takes no more', async () => {
    let finish: () => void = () => {}
    let begun: () => void = () => {}
    const isAtWork = new Promise<void>((resolve) => (begun = resolve))
    const { origin, door } = await open((_, outgoing) => {
      finish = () => void outgoing.end('done')
      begun()
    })
    const answer = fetch(origin)
    await isAtWork
    const closed = door.close()
    finish()
    expect(await (await answer).text()).toBe('done')
    await closed
    await expect(fetch(origin)).rejects.toThrow('fetch failed')
  })

  it('is 503 while nobody answers behind it', async () => {
    const { origin, door } = await open((incoming) => void incoming.destroy())
    expect((await fetch(origin)).status).toBe(503)
    await door.close()
  })
})
