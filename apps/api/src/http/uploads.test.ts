// Proves: ASVS-2.4.1, ASVS-5.2.1, ASVS-15.2.2
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Budgets, createBudgets, unlimitedCalls } from '../identity/budgets.ts'
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { createApp } from '../app.ts'

let app: TestApp
/** How many large bodies have arrived so far, and how many were accepted. */
const seen = { come: 0, letIn: 0 }
beforeAll(async () => {
  const clock = createTestClock()
  const { upload: take } = createBudgets(clock)
  const budgets: Budgets = {
    ...unlimitedCalls,
    upload(personId, signal, work) {
      const taken = take(personId, signal, () => {
        seen.letIn += 1
        return work()
      })
      seen.come += 1
      return taken
    },
  }
  app = await startTestApp({ runtime: 'node', clock, parts: { budgets } })
})
afterAll(() => app.stop())

/** Some megabytes with too many lines, so that all of it is read and then refused. */
const file = (size: number) =>
  new File(['Date,Description,Amount\n', '01/25/2026,Coffee,-1.00\n'.repeat(size / 24)], 'statement.csv')
const upload = (client: TestClient, size = 3_000_000) => client.send('previewBankFile', { body: { file: file(size) } })

/** An accepted upload of which only the beginning ever arrives. */
async function beginUpload({ cookies }: TestClient, bytes = 5_000_000): Promise<Socket> {
  const token = (name: string) => cookies.get(name) ?? ''
  const headers = [
    'Host: 127.0.0.1',
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${bytes}`,
    `Cookie: ${[...cookies].map((pair) => pair.join('=')).join('; ')}`,
    `X-XSRF-TOKEN: ${token('XSRF-TOKEN')}`,
    `RequestVerificationToken: ${token('RequestVerificationToken')}`,
  ]
  const socket = connect(Number(new URL(app.origin).port), '127.0.0.1')
  socket.on('error', () => {})
  await new Promise<void>((resolve) =>
    socket.write(`POST /webapi/v1/bank-files HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n--x`, () => resolve()),
  )
  return socket
}

/** Returns the first words of the answer. */
const answerOn = (socket: Socket) =>
  new Promise<string>((resolve) => socket.once('data', (data) => resolve(data.toString().slice(0, 12))))

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

/** Uploads, running or queued, of which only the beginning ever arrives. */
async function hold(clients: readonly TestClient[], until: keyof typeof seen = 'letIn'): Promise<Socket[]> {
  const before = seen[until]
  const sockets = await Promise.all(clients.map((client) => beginUpload(client)))
  while (seen[until] < before + clients.length) await nextTurn()
  return sockets
}

const cut = (sockets: readonly Socket[]) => {
  for (const socket of sockets) socket.destroy()
}

/** Resolves once an upload is accepted again. */
async function isTakenAgain(client: TestClient): Promise<void> {
  while ((await upload(client, 100_000)).status !== 200) await nextTurn()
}

describe('uploads of one person', () => {
  it('are accepted one at a time: a second one gets 429, with a message and a time to wait', async () => {
    const ada = await app.signIn('ada@example.test')
    const first = await hold([ada])
    const answers = await Promise.all(Array.from({ length: 10 }, () => upload(ada)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 429))
    expect(answers[0]?.body).toMatchObject({
      code: 10000,
      message: 'You have several of these in progress. Wait a moment.',
    })
    expect(answers[0]?.headers.get('Retry-After')).toBe('2')
    expect((await (await app.signIn('others@example.test')).send('transactions', { body: {} })).status).toBe(200)
    cut(first)
    await isTakenAgain(ada)
  })

  it('are refused before a byte of them is read', async () => {
    const bea = await app.signIn('bea@example.test')
    const first = await hold([bea])
    const second = await beginUpload(bea)
    expect(await answerOn(second)).toBe('HTTP/1.1 429')
    cut([...first, second])
    await isTakenAgain(bea)
  })

  it('leave room for what is small: a body that any call may have is not counted', async () => {
    const cleo = await app.signIn('cleo@example.test')
    const first = await hold([cleo])
    expect((await upload(cleo, 50_000)).status).toBe(200)
    expect((await cleo.send('transactions', { body: {} })).status).toBe(200)
    cut(first)
    await isTakenAgain(cleo)
  })

  it('free their place when they are refused', async () => {
    const dora = await app.signIn('dora@example.test')
    const broken = new File(['\u0000'.repeat(100_000)], 'statement.csv')
    for (let time = 0; time < 3; time += 1)
      expect((await dora.send('previewBankFile', { body: { file: broken } })).status).toBe(400)
    expect((await upload(dora, 100_000)).status).toBe(200)
  })
})

describe('uploads of many people', () => {
  it('beyond what the process can hold are 503 with a time to wait, and go once it can', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, (_, number) => app.signIn(`p${number}@example.test`)))
    const atWork = await hold(people.slice(0, 2))
    const waiting = await hold(people.slice(2), 'come')
    const last = await app.signIn('last@example.test')
    const { status, headers, body } = await upload(last, 100_000)
    expect([status, headers.get('Retry-After'), body]).toMatchObject([
      503,
      '5',
      { code: 10000, message: 'Evenkeel is busy. Try again in a few seconds.' },
    ])
    cut([...atWork, ...waiting])
    await isTakenAgain(last)
  })
})

describe('bytes of uploads', () => {
  const bodySize = 500_000
  const pieceBytes = 10_000

  /** What was taken of the bodies of requests that are not answered yet, and the most that it ever was. */
  const taken = { now: 0, most: 0, requests: 0 }

  /** Sends a body that counts what is taken of it, as the server hands it on: piece by piece. */
  async function sendCounted(fetch: (request: Request) => Promise<Response> | Response, { cookies }: TestClient) {
    let own = 0
    const pieces = new ReadableStream(
      {
        async pull(controller) {
          await nextTurn()
          own += pieceBytes
          taken.now += pieceBytes
          taken.most = Math.max(taken.most, taken.now)
          controller.enqueue(new Uint8Array(pieceBytes))
          if (own === bodySize) controller.close()
        },
      },
      { highWaterMark: 0 },
    )
    const headers = {
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': String(bodySize),
      Cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      'X-XSRF-TOKEN': cookies.get('XSRF-TOKEN') ?? '',
      RequestVerificationToken: cookies.get('RequestVerificationToken') ?? '',
    }
    const init = { method: 'POST', headers, body: pieces, duplex: 'half' as const }
    const { status } = await fetch(new Request(`${app.origin}/webapi/v1/bank-files`, init))
    taken.now -= own
    if (own > 0) taken.requests += 1
    return status
  }

  it('are never taken of more than two at once, however many people send', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, (_, number) => app.signIn(`b${number}@example.test`)))
    const { fetch } = createApp({ ...app.parts, budgets: createBudgets(app.clock) })
    const sent = people
      .flatMap((person) => [person, person])
      .map((person) => sendCounted(async (one) => fetch(one, '127.0.0.1'), person))
    const statuses = await Promise.all(sent)
    expect(statuses.filter((status) => status === 400)).toHaveLength(6)
    expect(new Set(statuses)).toEqual(new Set([400, 429, 503]))
    expect([taken.now, taken.requests]).toEqual([0, 6])
    expect(taken.most).toBeLessThanOrEqual(2 * bodySize)
  })
})
