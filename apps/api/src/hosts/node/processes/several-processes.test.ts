import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ServerProcess, startServerProcess } from '../../../../testing/server-process.ts'
import { createTestClient } from '../../../../testing/test-client.ts'
import { addPeople, campaignEmail, signIn } from '../../../../testing/faults/campaign-people.ts'
import { findChildren, isRunning, type LineToProcess, lineTo } from './line-to-process.ts'

const coffee = { date: '2026-11-20', value: -4.5, categoryId: 1, description: 'Coffee' }

let folder: string
let server: ServerProcess
/** Every server of a test: one that fails or times out leaves none running. */
const servers: ServerProcess[] = []
let lines: LineToProcess[]

function start(settings: Readonly<Record<string, string>>): ServerProcess {
  const started = startServerProcess({ EVENKEEL_DATA: folder, ...settings })
  servers.push(started)
  return started
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-processes-'))
  server = start({ EVENKEEL_PROCESSES: '2', EVENKEEL_LOG_REQUESTS: '1' })
  lines = []
})
afterEach(async () => {
  for (const line of lines) line.close()
  for (const { child, ended } of servers.splice(0)) {
    child.kill('SIGKILL')
    await ended
  }
  rmSync(folder, { recursive: true, force: true })
})

const to = async (number: number) => {
  const line = await lineTo(server, number)
  lines.push(line)
  return line
}

/** Returns connections to both processes, and the cookies of a session. */
async function begin() {
  const origin = await server.origin
  await addPeople(folder, 1)
  const [one, other] = [await to(1), await to(2)]
  return { origin, one, other, cookies: await signIn(origin, campaignEmail(0)) }
}

const pids = () => findChildren(server.child.pid ?? 0)
const totalIn = (text: string): number => JSON.parse(text).total

describe('two processes on one port and one folder', () => {
  it('know each other’s sessions, writes, keys, locks and mail', async () => {
    const { one, other, cookies } = await begin()
    for (const line of [one, other]) expect((await line.call('createTransaction', coffee, cookies)).status).toBe(200)
    const key = { 'Idempotency-Key': 'the-same-twice' }
    const twice = await Promise.all([one, other].map((line) => line.call('createTransaction', coffee, cookies, key)))
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect(twice[0]?.text).toBe(twice[1]?.text)
    for (const line of [one, other]) expect(totalIn((await line.call('transactions', {}, cookies)).text)).toBe(3)

    expect((await one.call('sendEmailCode', { email: 'new@crash.example' }, cookies)).status).toBe(200)
    await expect.poll(async () => (await other.get('/dev/outbox.json')).text).toContain('new@crash.example')

    await one.get('/logout.aspx', cookies)
    for (const line of [other, one]) expect((await line.call('transactions', {}, cookies)).status).toBe(401)

    const visitor = createTestClient(await server.origin)
    await visitor.call('session', {})
    const wrong = (line: LineToProcess) =>
      line.call('login', { userName: campaignEmail(0), password: 'Quiet-Harbor-43' }, visitor.cookies)
    for (let tries = 0; tries < 5; tries += 1) expect((await wrong(tries % 2 === 0 ? one : other)).status).not.toBe(200)
    const right = { userName: campaignEmail(0), password: 'Quiet-Harbor-42' }
    for (const line of [one, other]) expect((await line.call('login', right, visitor.cookies)).status).not.toBe(200)
  })

  it('report their figures together, no matter which is asked, and mark their lines of the log', async () => {
    const { one, other } = await begin()
    for (const line of [one, other]) {
      const figures = async () => (await line.get('/metrics')).text
      for (const number of [1, 2])
        await expect
          .poll(figures)
          .toMatch(new RegExp(`^evenkeel_requests_total\\{call="page",status="2xx",process="${number}"\\} [1-9]`, 'm'))
      expect((await figures()).match(/^# TYPE evenkeel_open_ledgers gauge$/gm)).toHaveLength(1)
    }
  })

  it('one that is killed is started again after a pause, and meanwhile the other answers', async () => {
    const { origin, one, cookies } = await begin()
    await one.call('sendEmailCode', { email: 'new@crash.example' }, cookies)
    await expect.poll(pids).toHaveLength(2)
    const before = pids()
    process.kill(before[1] ?? 0, 'SIGKILL')
    // Process numbers start over at their limit, so either process can come second.
    const ended = /"process":([12]),"event":"process-ended","code":null,"signal":"SIGKILL","againInMs":1000\}/
    await expect.poll(() => server.output()).toMatch(ended)
    const killed = Number(ended.exec(server.output())?.[1])
    for (let number = 0; number < 10; number += 1) {
      const line = await to(3 - killed)
      expect((await line.call('createTransaction', coffee, cookies)).status).toBe(200)
    }
    await expect.poll(() => pids().length).toBe(2)
    expect(pids()).toContain(before[0])
    const again = await to(killed)
    expect(totalIn((await again.call('transactions', {}, cookies)).text)).toBe(10)
    await expect.poll(async () => (await again.get('/dev/outbox.json')).text).toContain('new@crash.example')
    expect((await fetch(`${origin}/ready`)).status).toBe(200)
  })

  it('told to stop, both finish what they have begun, and all exit with 0', async () => {
    const { origin, one, other, cookies } = await begin()
    const children = pids()
    const begun = [one, other].flatMap((line) =>
      Array.from({ length: 5 }, () => line.call('createTransaction', coffee, cookies)),
    )
    await begun[0]
    server.child.kill('SIGTERM')
    const answers = await Promise.allSettled(begun)
    expect(await server.ended).toBe(0)
    await expect.poll(() => children.filter(isRunning)).toEqual([])
    await expect(fetch(origin)).rejects.toThrow('fetch failed')
    const done = answers.filter((answer) => answer.status === 'fulfilled' && answer.value.status === 200).length
    server = start({})
    const client = createTestClient(await server.origin)
    for (const [name, value] of cookies) client.cookies.set(name, value)
    // What was refused or cut off before it was begun is not there; what was answered is.
    expect((await client.call('transactions', { body: {} })).total).toBe(done)
  })

  it('end when the process that started them is lost', async () => {
    await server.origin
    await expect.poll(pids).toHaveLength(2)
    const children = pids()
    server.child.kill('SIGKILL')
    await server.ended
    await expect.poll(() => children.filter(isRunning)).toEqual([])
  })

  it('say once, in one sentence, what keeps them from starting', async () => {
    const port = new URL(await server.origin).port
    const second = start({ EVENKEEL_PROCESSES: '3', PORT: port })
    expect(await second.ended).toBe(1)
    expect(second.output()).toBe(
      `Port ${port} is in use. Stop the program that uses it, or choose another: PORT=${Number(port) + 1}.\n`,
    )
    const none = start({ EVENKEEL_PROCESSES: '0' })
    expect(await none.ended).toBe(1)
    expect(none.output()).toBe(
      "EVENKEEL_PROCESSES is '0'. Give how many processes to start, from 1 to 64, for example EVENKEEL_PROCESSES=2.\n",
    )
  })
})
