import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, TEST_PASSWORD, type TestApp } from '../test/test-app.ts'
import type { TestClient } from '../test/test-client.ts'

const MINUTE = 60_000
const userName = 'ada@example.test'

describe('guessing passwords', () => {
  let app: TestApp
  beforeEach(async () => {
    app = await startTestApp()
    await app.addPerson(userName)
  })
  afterEach(() => app.stop())

  const tryOnce = (client: TestClient, password = 'Wrong-Harbor-42', name = userName) =>
    client.send('login', { body: { userName: name, password } })

  const tryWrong = async (client: TestClient, times: number) => {
    for (let time = 0; time < times; time += 1) await tryOnce(client)
  }

  it('locks an unknown device out after five wrong tries, and tells only who has the password', async () => {
    const guesser = await app.visit()
    await tryWrong(guesser, 5)
    expect(await tryOnce(guesser)).toMatchObject({ status: 400, body: { code: 30001 } })
    const right = await tryOnce(guesser, TEST_PASSWORD)
    expect(right).toMatchObject({ status: 400, body: { code: 10003, message: 'User is locked out' } })
  })

  it('lets the right password in after four wrong tries', async () => {
    const forgetful = await app.visit()
    await tryWrong(forgetful, 4)
    expect(await tryOnce(forgetful, TEST_PASSWORD)).toMatchObject({ status: 200 })
  })

  it('does not lock the person out of a device that signed in before', async () => {
    const owner = await app.signIn(userName)
    await owner.fetch('/logout.aspx')
    await tryWrong(await app.visit(), 5)
    expect(await tryOnce(owner, TEST_PASSWORD)).toMatchObject({ status: 200 })
    expect(await tryOnce(await app.visit(), TEST_PASSWORD)).toMatchObject({ body: { code: 10003 } })
  })

  it('knows a device for its own person only', async () => {
    const other = await app.signIn('other@example.test')
    await other.fetch('/logout.aspx')
    await tryWrong(await app.visit(), 5)
    expect(await tryOnce(other, TEST_PASSWORD)).toMatchObject({ body: { code: 10003 } })
  })

  it('takes no device cookie that it did not sign', async () => {
    const forger = await app.visit()
    await tryWrong(forger, 5)
    forger.cookies.set('device', 'A'.repeat(43) + '.' + 'B'.repeat(43))
    expect(await tryOnce(forger, TEST_PASSWORD)).toMatchObject({ body: { code: 10003 } })
  })

  it('ends the lock after 15 minutes, and tries during it do not make it longer', async () => {
    const guesser = await app.visit()
    await tryWrong(guesser, 5)
    app.clock.advance(14 * MINUTE)
    await tryWrong(guesser, 5)
    expect(await tryOnce(guesser, TEST_PASSWORD)).toMatchObject({ body: { code: 10003 } })
    app.clock.advance(MINUTE)
    expect(await tryOnce(guesser, TEST_PASSWORD)).toMatchObject({ status: 200 })
  })

  it('counts tries that come at the same time', async () => {
    const guesser = await app.visit()
    await Promise.all(Array.from({ length: 12 }, () => tryOnce(guesser)))
    expect(await tryOnce(guesser, TEST_PASSWORD)).toMatchObject({ body: { code: 10003 } })
  })

  it('slows down a network that tries many users', async () => {
    const sprayer = await app.visit()
    for (let user = 0; user < 100; user += 1) await tryOnce(sprayer, 'Spring-2026!', `user${user}@example.test`)
    const refused = await tryOnce(sprayer, 'Spring-2026!', 'user100@example.test')
    expect(refused).toMatchObject({ status: 429, body: { code: 10000 } })
    expect(refused.headers.get('Retry-After')).toBe('900')
  })

  it('keeps no user name and no address of a failure in clear', async () => {
    await tryOnce(await app.visit(), 'Wrong-Harbor-42', 'canary@example.test')
    const subject = app.parts.keys.sign('sign-in-subject', 'user:canary@example.test')
    expect(await app.parts.directory.signInFailures.momentsSince(subject, 0)).toHaveLength(1)
    expect(await app.parts.directory.signInFailures.momentsSince('canary@example.test', 0)).toHaveLength(0)
  })
})
