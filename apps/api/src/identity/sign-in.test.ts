// Proves: API-106, AUTH-02
// Proves: ASVS-6.3.1
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { solved } from '../../testing/mail-of.ts'
import { startTestApp, testPassword, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { createIdentity } from './create-identity.ts'

const secondMs = 1_000
const minuteMs = 60 * secondMs
const userName = 'ada@example.test'

describe('guessing passwords', () => {
  let app: TestApp
  beforeEach(async () => {
    app = await startTestApp()
    await app.addPerson(userName)
  })
  afterEach(() => app.stop())

  /** Like the portal: with a bot check, which is required after three wrong tries. */
  const tryOnce = async (client: TestClient, password = 'Wrong-Harbor-42', name = userName) =>
    client.send('login', { body: { userName: name, password, recaptchaToken: await solved(client) } })

  const tryWrong = async (client: TestClient, times: number) => {
    for (let time = 0; time < times; time += 1) await tryOnce(client)
  }

  it('judges no password on an unknown device after five wrong tries: right, wrong, and unknown names are answered alike', async () => {
    let judged = 0
    const counting = {
      ...app.parts.passwords,
      verify: async (...given: Parameters<typeof app.parts.passwords.verify>) => {
        judged += 1
        return app.parts.passwords.verify(...given)
      },
    }
    const { signIn } = createIdentity({ ...app.parts, passwords: counting })
    const guesser = await app.visit()
    const nobody = 'nobody@example.test'
    for (const name of [userName, nobody])
      for (let time = 0; time < 5; time += 1)
        expect(await tryOnce(guesser, undefined, name)).toMatchObject({ body: { code: 30001 } })
    const answers = [
      await tryOnce(guesser, testPassword),
      await tryOnce(guesser),
      await tryOnce(guesser, testPassword, nobody),
    ].map(({ status, body }) => ({ status, body }))
    expect(answers[0]).toMatchObject({ status: 400, body: { code: 10003, message: 'User is locked out' } })
    expect(answers).toEqual([answers[0], answers[0], answers[0]])
    const attempt = { password: testPassword, request: new Request(app.origin), clientAddress: '192.0.2.1' }
    for (const name of [userName, nobody])
      await expect(signIn.verify({ ...attempt, userName: name })).rejects.toMatchObject({ code: 10003 })
    expect(judged).toBe(0)
  })

  it('does not tell the right password by what comes at the same time as the fifth wrong try', async () => {
    const guesser = await app.visit()
    const answers = await Promise.all(Array.from({ length: 12 }, () => tryOnce(guesser)))
    expect(answers.filter(({ body }) => JSON.stringify(body).includes('10003')).length).toBeGreaterThanOrEqual(7)
  })

  it('forgets wrong tries after a right one', async () => {
    await tryWrong(await app.visit(), 4)
    expect(await tryOnce(await app.visit(), testPassword)).toMatchObject({ status: 200 })
    await tryWrong(await app.visit(), 4)
    expect(await tryOnce(await app.visit(), testPassword)).toMatchObject({ status: 200 })
  })

  it('lets the right password in after four wrong tries', async () => {
    const forgetful = await app.visit()
    await tryWrong(forgetful, 4)
    expect(await tryOnce(forgetful, testPassword)).toMatchObject({ status: 200 })
  })

  it('asks for the bot check after three wrong tries, also for an unknown name', async () => {
    for (const name of [userName, 'nobody@example.test']) {
      const guesser = await app.visit()
      const plain = { body: { userName: name, password: 'Wrong-Harbor-42' } }
      for (let time = 0; time < 3; time += 1)
        expect(await guesser.send('login', plain)).toMatchObject({ body: { code: 30001 } })
      const asked = {
        status: 400,
        body: { code: 10001, Items: [{ Field: 'recaptchaToken', Errors: ['Field required'] }] },
      }
      expect(await guesser.send('login', plain)).toMatchObject(asked)
      expect(await guesser.send('login', { body: { ...plain.body, recaptchaToken: 'made.up' } })).toMatchObject({
        status: 400,
        body: { code: 10000 },
      })
      expect(await tryOnce(guesser, 'Wrong-Harbor-42', name)).toMatchObject({ body: { code: 30001 } })
    }
  })

  it('accepts each solved check once', async () => {
    const guesser = await app.visit()
    await tryWrong(guesser, 3)
    const body = { userName, password: 'Wrong-Harbor-42', recaptchaToken: await solved(guesser) }
    expect(await guesser.send('login', { body })).toMatchObject({ body: { code: 30001 } })
    expect(await guesser.send('login', { body })).toMatchObject({ body: { code: 10000 } })
  })

  it('does not lock the person out of a device that signed in before, nor ask it for the check', async () => {
    const owner = await app.signIn(userName)
    await owner.fetch('/logout.aspx')
    await tryWrong(await app.visit(), 5)
    expect(await owner.send('login', { body: { userName, password: testPassword } })).toMatchObject({ status: 200 })
    expect(await tryOnce(await app.visit(), testPassword)).toMatchObject({ body: { code: 10003 } })
  })

  it('knows a device for its own person only', async () => {
    const other = await app.signIn('other@example.test')
    await other.fetch('/logout.aspx')
    await tryWrong(await app.visit(), 5)
    expect(await tryOnce(other, testPassword)).toMatchObject({ body: { code: 10003 } })
  })

  it('accepts no device cookie that it did not sign', async () => {
    const forger = await app.visit()
    await tryWrong(forger, 5)
    forger.cookies.set('device', 'A'.repeat(43) + '.' + 'B'.repeat(43))
    expect(await tryOnce(forger, testPassword)).toMatchObject({ body: { code: 10003 } })
  })

  it('ends the lock after 15 minutes, and tries during it do not make it longer', async () => {
    const guesser = await app.visit()
    await tryWrong(guesser, 5)
    app.clock.advance(14 * minuteMs)
    await tryWrong(guesser, 5)
    expect(await tryOnce(guesser, testPassword)).toMatchObject({ body: { code: 10003 } })
    app.clock.advance(minuteMs)
    expect(await tryOnce(guesser, testPassword)).toMatchObject({ status: 200 })
  })

  it('counts tries that come at the same time', async () => {
    const guesser = await app.visit()
    await Promise.all(Array.from({ length: 12 }, () => tryOnce(guesser)))
    expect(await tryOnce(guesser, testPassword)).toMatchObject({ body: { code: 10003 } })
  })

  it('slows down a network that tries many users, and then refuses it', async () => {
    const sprayer = await app.visit()
    const spray = (user: number) =>
      sprayer.send('login', { body: { userName: `user${user}@example.test`, password: 'Spring-2026!' } })
    for (let user = 0; user < 100; user += 1) expect(await spray(user)).toMatchObject({ status: 400 })
    const early = await spray(100)
    expect(early).toMatchObject({ status: 429, body: { code: 10000 } })
    expect(early.headers.get('Retry-After')).toBe('9')
    app.clock.advance(9 * secondMs)
    const refused = await spray(100)
    expect(refused).toMatchObject({ status: 429, body: { code: 10000 } })
    expect(refused.headers.get('Retry-After')).toBe('900')
  })

  it('lets in an office that signs in all at nine, and a person whose neighbor guesses', async () => {
    for (let person = 0; person < 40; person += 1) await app.signIn(`office${person}@example.test`)
    const owner = await app.signIn(userName)
    const sprayer = await app.visit()
    for (let user = 0; user < 30; user += 1)
      await sprayer.send('login', { body: { userName: `user${user}@example.test`, password: 'Spring-2026!' } })
    expect(await owner.send('login', { body: { userName, password: testPassword } })).toMatchObject({ status: 200 })
  })

  it('does not let a person with another account guess faster in the browsers that know that account', async () => {
    const others = [await app.signIn('eve@example.test'), await app.visit()]
    await others[1]?.call('login', { body: { userName: 'eve@example.test', password: testPassword } })
    const looked: number[] = []
    for (const browser of others) {
      await browser.fetch('/logout.aspx')
      await browser.call('session', {})
      for (let time = 0; time < 15; time += 1) looked.push((await tryOnce(browser)).status)
    }
    expect(looked.filter((status) => status === 400)).toHaveLength(20)
    expect(looked.slice(20)).toEqual(Array.from({ length: 10 }, () => 429))
  })

  it('slows down guesses in the owner’s own browser, and lets the owner in', async () => {
    const browser = await app.signIn(userName)
    await browser.fetch('/logout.aspx')
    await browser.call('session', {})
    for (let time = 0; time < 20; time += 1) expect(await tryOnce(browser)).toMatchObject({ status: 400 })
    app.clock.advance(59 * secondMs)
    expect(await tryOnce(browser, testPassword)).toMatchObject({ status: 429 })
    app.clock.advance(secondMs)
    expect(await tryOnce(browser, testPassword)).toMatchObject({ status: 200 })
    expect((await app.signIn('other@example.test')).cookies.has('session'), 'nobody else waits for that').toBe(true)
  })

  it('refuses a password that was replaced while it was checked', async () => {
    const { directory, passwords } = app.parts
    const person = await directory.people.byEmail(userName)
    const slow = {
      ...passwords,
      async verify(...given: Parameters<typeof passwords.verify>) {
        const isRight = await passwords.verify(...given)
        await directory.people.setPassword(
          person?.id ?? 0,
          person?.passwordHash ?? '',
          await passwords.hash('Calm-Meadow-77'),
        )
        return isRight
      },
    }
    const { signIn } = createIdentity({ ...app.parts, passwords: slow })
    const attempt = { userName, password: testPassword, request: new Request(app.origin), clientAddress: '' }
    await expect(signIn.verify(attempt)).rejects.toMatchObject({ status: 400, code: 30001 })
    await expect(signIn.verify({ ...attempt, password: 'Calm-Meadow-77' })).resolves.toMatchObject({ id: person?.id })
  })

  it('stores no user name and no address of a failure in plain text', async () => {
    await tryOnce(await app.visit(), 'Wrong-Harbor-42', 'canary@example.test')
    const subject = app.parts.keys.sign('sign-in-subject', 'user:canary@example.test')
    expect(await app.parts.directory.signInFailures.momentsSince(subject, 0)).toHaveLength(1)
    expect(await app.parts.directory.signInFailures.momentsSince('canary@example.test', 0)).toHaveLength(0)
  })
})
