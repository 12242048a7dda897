// Proves: ASVS-16.2.1, ASVS-16.3.1
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestApp, testPassword, type TestApp } from '../../testing/test-app.ts'
import { logLine } from '../hosts/node/log-line.ts'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
})
afterEach(() => app.stop())

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
