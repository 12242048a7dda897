// Proves: ASVS-16.2.1, ASVS-16.3.1
import { afterEach, beforeEach, expect, it } from 'vitest'
import { signInAs } from '../../testing/sign-in-as.ts'
import { startTestApp, testPassword, type TestApp } from '../../testing/test-app.ts'
import { logLine } from '../hosts/node/log-line.ts'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
})
afterEach(() => app.stop())

it('logs each refused look at a person with who asked, as a hash, and not at whom', async () => {
  const ada = await app.addPerson('canary.ada@home.example')
  const staff = await signInAs(app, 'staff@home.example', 2)
  const look = (userId: number) =>
    staff.client.send('staffBudgets', { params: { userId: String(userId) }, body: { budgetPeriod: '2026-11' } })
  expect([(await look(ada.id)).status, (await look(8_999_999)).status]).toEqual([403, 403])
  const hash = expect.stringMatching(/^[\w-]{12}$/)
  const event = {
    event: 'access-refused',
    requestId: expect.any(String),
    call: 'staffBudgets',
    code: -1,
    user: hash,
    network: hash,
  }
  expect(app.log).toEqual([event, event])
  const [first, second] = app.log.map((entry) => logLine(entry, 0).replaceAll(/"(?:time|requestId)":"[^"]*"/g, ''))
  expect(first).toBe(second)
})

it('logs each refused sign-in with who was meant and from where, as hashes, and nothing of a right one', async () => {
  const userName = 'Canary.Ada@home.example'
  await app.addPerson(userName)
  const client = await app.visit()
  const login = (name: string, password: string) => client.send('login', { body: { userName: name, password } })
  await login(userName, 'Wrong-Harbor-42')
  await login(userName.toLowerCase(), 'Wrong-Harbor-43')
  await login('nobody@home.example', 'Wrong-Harbor-42')
  await client.send('verifySecondFactor', { body: { code: '123456' } })
  expect((await login(userName, testPassword)).status).toBe(200)
  const hash = expect.stringMatching(/^[\w-]{12}$/)
  const event = {
    event: 'sign-in-refused',
    requestId: expect.any(String),
    call: 'login',
    code: 30001,
    user: hash,
    network: hash,
  }
  expect(app.log).toEqual([event, event, event, { ...event, call: 'verifySecondFactor', code: -1, user: null }])
  const lines = app.log.map((entry) => logLine(entry, 0))
  const users = lines.map((line) => /"user":"([\w-]+)"/.exec(line)?.[1])
  expect([users[0] === users[1], users[0] === users[2]]).toEqual([true, false])
  expect(lines.join('\n')).not.toMatch(/canary|nobody|Wrong|127\.0\.0\.1/i)
})
