import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addPeople, campaignEmail, signIn } from '../../testing/faults/campaign-people.ts'
import { type RunningMailServer, startMailServer } from '../../testing/mail-server.ts'
import { createTestClient, type TestClient } from '../../testing/test-client.ts'
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts'
import { openDirectory } from '../store/directory/open-directory.ts'

const people = 3
const subject = /^Subject: (.*)$/m

let folder: string
let isDown: boolean
let mailServer: RunningMailServer
let servers: ServerProcess[]
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-mail-'))
  isDown = true
  const busy = Object.assign(new Error('Try later'), { responseCode: 451 })
  mailServer = await startMailServer({ refuse: () => (isDown ? busy : null) })
  servers = []
})
afterEach(async () => {
  for (const { child, ended } of servers) {
    child.kill('SIGKILL')
    await ended
  }
  await mailServer.stop()
  rmSync(folder, { recursive: true, force: true })
})

function start(): ServerProcess {
  const server = startServerProcess({
    EVENKEEL_DATA: folder,
    EVENKEEL_SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    EVENKEEL_MAIL_FROM: 'Evenkeel <no-reply@money.example>',
  })
  servers.push(server)
  return server
}

/** Waits until every mail has a pause of some seconds before it, so that no process is handing one over. */
async function untilAllWait(count: number): Promise<void> {
  const directory = openDirectory(folder)
  const pauses = async () => {
    const of = Array.from({ length: people }, (_, index) => directory.people.byEmail(campaignEmail(index)))
    const rows = (await Promise.all(of)).map((person) => directory.postedMails.ofPerson(person?.id ?? 0, 0, 9))
    return (await Promise.all(rows)).flat().map(({ nextAt }) => nextAt - Date.now())
  }
  await expect
    .poll(async () => (await pauses()).filter((pause) => pause > 2_000 && pause < 60_000), { timeout: 30_000 })
    .toHaveLength(count)
  directory.close()
}

it('each mail about an account is sent once by the other process, after the one that posted it was killed', async () => {
  const [one, other] = [start(), start()]
  const origin = await one.origin
  await other.origin
  await addPeople(folder, people)
  // The second browser of each is a new device.
  for (let time = 0; time < 2; time += 1)
    for (let person = 0; person < people; person += 1) await signIn(origin, campaignEmail(person))
  await untilAllWait(people)
  expect(mailServer.received).toEqual([])
  one.child.kill('SIGKILL')
  await one.ended
  isDown = false
  await expect.poll(() => mailServer.received.length, { timeout: 30_000 }).toBe(people)
  const third = start()
  await third.origin
  // Both processes look for mail every two seconds: what one of them would send again is there by then.
  const last = mailServer.next()
  await signIn(await third.origin, campaignEmail(0))
  await last
  expect(mailServer.received.flatMap(({ to }) => to).toSorted()).toEqual(
    [0, 0, 1, 2].map((person) => campaignEmail(person)).toSorted(),
  )
  expect(new Set(mailServer.received.map(({ text }) => subject.exec(text)?.[1])).size).toBe(1)
  expect(new Set(mailServer.received.map(({ text }) => /^Message-ID: (.*)$/m.exec(text)?.[1])).size).toBe(people + 1)
})

/** Returns a client of a person of the campaign who is signed in. */
async function signedIn(origin: string, email: string): Promise<TestClient> {
  const client = createTestClient(origin)
  for (const [name, value] of await signIn(origin, email)) client.cookies.set(name, value)
  return client
}

const passwords = (file: Sqlite.Database): ReadonlyMap<string, string> =>
  new Map(file.prepare<[], [string, string]>('SELECT email, password_hash FROM person').raw().all())

it('a mail about a changed password is sent once, even if the process is killed as soon as one is changed', async () => {
  const [one, other] = [start(), start()]
  const origin = await one.origin
  await Promise.all([other.origin, addPeople(folder, people)])
  const clients = await Promise.all(
    Array.from({ length: people }, (_, index) => signedIn(origin, campaignEmail(index))),
  )
  const file = new Sqlite(join(folder, 'directory.sqlite'))
  const before = passwords(file)
  const changed = () =>
    [...passwords(file)].filter(([email, hash]) => before.get(email) !== hash).map(([email]) => email)
  const [currentPassword, newPassword] = ['Quiet-Harbor-42', 'Calm-Meadow-71']
  const body = { currentPassword, newPassword, confirmPassword: newPassword }
  const answers = clients.map((client) => client.send('updatePassword', { body }).catch(() => undefined))
  while (changed().length === 0) await new Promise((resolve) => setImmediate(resolve))
  one.child.kill('SIGKILL')
  await Promise.all([one.ended, ...answers])
  // Brings the moment at which a process that has held a mail for two minutes counts as ended.
  file.prepare("UPDATE posted_mail SET next_at = 0 WHERE state = 'waiting'").run()
  isDown = false
  const waiting = file.prepare("SELECT count(*) FROM posted_mail WHERE state = 'waiting'").pluck()
  await expect.poll(() => waiting.get(), { timeout: 30_000 }).toBe(0)
  const mailed = mailServer.received.flatMap(({ to }) => to)
  expect(mailed).toEqual(expect.arrayContaining(changed()))
  expect(new Set(mailed).size).toBe(mailed.length)
  file.close()
})
