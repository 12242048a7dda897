import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ServerProcess, startServerProcess } from '../../../testing/server-process.ts'
import { createTestClient } from '../../../testing/test-client.ts'
import { addPeople, campaignEmail, signIn } from '../../../testing/faults/campaign-people.ts'
import { checkHistory } from '../../../testing/faults/check-history.ts'

const requestBody = JSON.stringify({ date: '2026-11-20', value: -4.5, categoryId: 1, description: 'Coffee' })

const first = { description: 'First', cents: -100, outcome: 'acknowledged' } as const

let folder: string
let server: ServerProcess
let sockets: Socket[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-stop-'))
  server = startServerProcess({ EVENKEEL_DATA: folder, EVENKEEL_LOG_REQUESTS: '1' })
  sockets = []
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  server.child.kill('SIGKILL')
  await server.ended
  rmSync(folder, { recursive: true, force: true })
})

/** A connection, and all that came over it once it is closed. */
function open(origin: string) {
  let received = ''
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  sockets.push(socket)
  socket.setEncoding('utf8').on('data', (part) => (received += part))
  const closed = new Promise<string>((resolve) =>
    socket.on('error', () => undefined).once('close', () => resolve(received)),
  )
  return { socket, closed, received: () => received }
}

function headOfWrite(cookies: ReadonlyMap<string, string>): string {
  const lines = [
    'POST /webapi/v1/transactions/create HTTP/1.1',
    'Host: 127.0.0.1',
    'Content-Type: application/json',
    `Content-Length: ${requestBody.length}`,
    `Cookie: ${[...cookies].map((pair) => pair.join('=')).join('; ')}`,
    `X-XSRF-TOKEN: ${cookies.get('XSRF-TOKEN') ?? ''}`,
    `RequestVerificationToken: ${cookies.get('RequestVerificationToken') ?? ''}`,
  ]
  return `${lines.join('\r\n')}\r\n\r\n`
}

/** A write of which the server has the header and half of the body, and a connection that waits for its next request. */
async function begin() {
  const origin = await server.origin
  const [personId = 0] = await addPeople(folder, 1)
  const cookies = await signIn(origin, campaignEmail(0))
  const client = createTestClient(origin)
  for (const [name, value] of cookies) client.cookies.set(name, value)
  await client.call('createTransaction', {
    body: { date: '2026-11-20', value: -1, categoryId: 1, description: first.description },
  })
  const idle = open(origin)
  idle.socket.write('GET /health HTTP/1.1\r\nHost: x\r\n\r\n')
  await expect.poll(idle.received).toContain('"status":"ok"')
  const write = open(origin)
  write.socket.write(headOfWrite(cookies) + requestBody.slice(0, 10))
  const begun = async () =>
    Number(/^evenkeel_requests_at_work (\d+)/m.exec(await (await fetch(`${origin}/metrics`)).text())?.[1])
  // The write, and the request that asks.
  await expect.poll(begun).toBe(2)
  return { origin, personId, idle, write }
}

describe('a process that is told to stop', () => {
  it('finishes the write that was begun, closes connections that only wait, accepts nothing new, and exits with 0', async () => {
    const { origin, personId, idle, write } = await begin()
    server.child.kill('SIGTERM')
    await idle.closed
    await expect(fetch(`${origin}/health`)).rejects.toThrow('fetch failed')
    write.socket.write(`${requestBody.slice(10)}GET /health HTTP/1.1\r\nHost: x\r\n\r\n`)
    expect(await write.closed).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(await server.ended).toBe(0)
    const coffee = { description: 'Coffee', cents: -450, outcome: 'acknowledged' } as const
    expect(checkHistory(folder, { personId, entered: [first, coffee], imported: [] })).toEqual([])
  })

  it('cuts no request and sends none away where it has time to say that connections end', async () => {
    const draining = startServerProcess({ EVENKEEL_DATA: join(folder, 'drains'), EVENKEEL_DRAIN: '2' })
    const { port } = new URL(await draining.origin)
    const agent = new Agent({ keepAlive: true })
    const outcomes = new Map<string, number>()
    const lasting = new Set<string | undefined>()
    const ask = () =>
      new Promise<string>((resolve) => {
        const options = { port, path: '/health', host: '127.0.0.1', agent }
        const request = get(options, (answer) => {
          lasting.add(answer.headers.connection)
          answer.resume().once('end', () => resolve(String(answer.statusCode)))
        })
        request.once('error', (error) => resolve('code' in error ? String(error.code) : error.message))
      })
    /** As behind a balancer, which sends nothing more once it has heard that the process is not ready. */
    const balancer = { isReady: true }
    const askOn = async () => {
      while (balancer.isReady) {
        const outcome = await ask()
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      }
    }
    const clients = Array.from({ length: 12 }, askOn)
    await expect.poll(() => outcomes.get('200')).toBeGreaterThan(50)
    draining.child.kill('SIGTERM')
    await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/ready`)).status).toBe(503)
    expect([...lasting]).toContain('keep-alive')
    lasting.clear()
    expect(await ask()).toBe('200')
    expect([...lasting]).toContain('close')
    balancer.isReady = false
    await Promise.all(clients)
    agent.destroy()
    expect([...outcomes.keys()]).toEqual(['200'])
    expect(await draining.ended).toBe(0)
  })

  it('exits at once at the second signal, and what was begun is there as a whole or not at all', async () => {
    const { personId, write } = await begin()
    server.child.kill('SIGTERM')
    await expect
      .poll(() =>
        fetch(`${new URL(`http://127.0.0.1:${write.socket.remotePort}`).origin}/health`).then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('closed')
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe('SIGTERM')
    expect(checkHistory(folder, { personId, entered: [first], imported: [] })).toEqual([])
  })

  it('ends well even when it is told in the moment in which it says that it is ready', async () => {
    const signals = `data:text/javascript,const write = process.stdout.write.bind(process.stdout)
process.stdout.write = (text) => {
  write(text)
  if (String(text).includes('is ready')) process.kill(process.pid, 'SIGTERM')
  return true
}`
    const server = startServerProcess({ EVENKEEL_DATA: join(folder, 'told') }, undefined, [
      '--import',
      encodeURI(signals),
    ])
    expect(await server.ended).toBe(0)
  })
})
