// Proves: ASVS-4.1.3, ASVS-4.2.1, ASVS-15.3.4, ASVS-15.3.7
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { findClientAddress, type RunningServer, serve } from './serve.ts'

const servers: RunningServer[] = []
const keep = (server: RunningServer) => {
  servers.push(server)
  return server
}
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()))
})

/** Returns what a connection that sends only this text receives before it is closed. */
function sendAndListen(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.setEncoding('utf8').on('data', (part) => (received += part))
    socket.on('error', reject).on('close', () => resolve(received))
  })
}

const hello = { fetch: async () => new Response('hello') }
const impatient = { headersTimeout: 50, requestTimeout: 100, connectionsCheckingInterval: 20, silenceTimeout: 200 }

describe('the server', () => {
  it('cuts off a client that sends half a header', async () => {
    const { port } = keep(await serve(hello, 0, '127.0.0.1', 0, { patience: impatient }))
    expect(await sendAndListen(port, 'GET / HTTP/1.1\r\nHost: x\r\nX-Half')).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('refuses a request with two Host headers, and takes one (F30)', async () => {
    const { port } = keep(await serve(hello, 0, '127.0.0.1'))
    const rest = 'Connection: close\r\n\r\n'
    expect(await sendAndListen(port, `GET / HTTP/1.1\r\nHost: x\r\nhost: x\r\n${rest}`)).toMatch(/^HTTP\/1\.1 400 /)
    expect(await sendAndListen(port, `GET / HTTP/1.1\r\nHost: x\r\n${rest}`)).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('cuts off a client that does not read the answer', async () => {
    const whole = 20_000_000
    let sent = 0
    const cutOff = Promise.withResolvers<void>()
    const body = () =>
      new ReadableStream({
        pull(controller) {
          controller.enqueue(new Uint8Array(100_000))
          if ((sent += 100_000) === whole) controller.close()
        },
        cancel: () => cutOff.resolve(),
      })
    const large = { fetch: async () => new Response(body()) }
    const { port } = keep(await serve(large, 0, '127.0.0.1', 0, { patience: impatient }))
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'))
    socket.pause()
    await cutOff.promise
    const closed = new Promise((resolve) => socket.once('close', resolve))
    let received = 0
    socket.on('error', () => {}).on('data', (part) => (received += part.length))
    socket.resume()
    await closed
    expect(received).toBeLessThan(whole)
  })

  it('closes connections of one address beyond its limit, and accepts others again once some are closed', async () => {
    const { port } = keep(await serve(hello, 0, '127.0.0.1', 0, { maxPerAddress: 2 }))
    const open = () => connect(port, '127.0.0.1')
    const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve))
    const [one, other] = [open(), open()]
    await Promise.all([once(one, 'connect'), once(other, 'connect')])
    await closed(
      open()
        .resume()
        .on('error', () => {}),
    )
    one.destroy()
    await expect
      .poll(() => sendAndListen(port, 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n').catch(() => ''))
      .toContain('hello')
    other.destroy()
  })

  it('leaves the limit on connections of an address to its proxies', async () => {
    const { port } = keep(await serve(hello, 0, '127.0.0.1', 1, { maxPerAddress: 0 }))
    expect(await fetch(`http://127.0.0.1:${port}`).then((answer) => answer.text())).toBe('hello')
  })

  it('passes the address of the client to the app', async () => {
    const echo = { fetch: async (_request: Request, address = '') => new Response(address) }
    const { port } = keep(await serve(echo, 0, '127.0.0.1'))
    expect(await fetch(`http://127.0.0.1:${port}`).then((answer) => answer.text())).toBe('127.0.0.1')
  })

  it('lets a request in progress finish when it is stopped, and then accepts no more', async () => {
    let finish: (answer: Response) => void = () => {}
    let begun: () => void = () => {}
    const isAtWork = new Promise<void>((resolve) => (begun = resolve))
    const slow = {
      fetch: () => {
        begun()
        return new Promise<Response>((resolve) => (finish = resolve))
      },
    }
    const { port, stop } = await serve(slow, 0, '127.0.0.1')
    const answer = fetch(`http://127.0.0.1:${port}`)
    await isAtWork
    const stopped = stop()
    finish(new Response('done'))
    expect(await (await answer).text()).toBe('done')
    await stopped
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed')
  })

  it('answers 503 to what still comes on an open connection once it is stopped', async () => {
    const running: { stop?: Promise<void> } = {}
    const stopsItself = {
      fetch: async () => {
        running.stop = server.stop()
        return new Response('first')
      },
    }
    const server: RunningServer = await serve(stopsItself, 0, '127.0.0.1')
    const request = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'
    const received = await sendAndListen(server.port, request + request)
    expect(received).toMatch(/^HTTP\/1\.1 200 OK[^]*first[^]*HTTP\/1\.1 503 [^]*Retry-After: 2/)
    await running.stop
  })

  it('keeps an idle connection longer than the proxies before it keep theirs', async () => {
    const { port } = keep(await serve(hello, 0, '127.0.0.1'))
    const answer = await fetch(`http://127.0.0.1:${port}`)
    expect(answer.headers.get('Keep-Alive')).toBe('timeout=65')
  })

  it('says when a port is taken', async () => {
    const { port } = keep(await serve(hello, 0, '127.0.0.1'))
    await expect(serve(hello, port, '127.0.0.1')).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })
})

describe('the address of a client', () => {
  it('is the peer of the connection without a proxy, no matter what the request says', () => {
    expect(findClientAddress('203.0.113.7', '198.51.100.1', 0)).toBe('203.0.113.7')
  })

  it('is the entry of our own proxy, and none that the client wrote before it', () => {
    expect(findClientAddress('10.0.0.1', '192.0.2.66, 203.0.113.7', 1)).toBe('203.0.113.7')
    expect(findClientAddress('10.0.0.1', '192.0.2.66, 203.0.113.7, 10.0.0.9', 2)).toBe('203.0.113.7')
  })

  it('is the peer if the proxy adds no entry', () => {
    expect(findClientAddress('10.0.0.1', undefined, 1)).toBe('10.0.0.1')
    expect(findClientAddress('10.0.0.1', '203.0.113.7', 2)).toBe('10.0.0.1')
  })
})
