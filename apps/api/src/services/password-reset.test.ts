// Proves: API-93 to API-96, PWD-01 to PWD-06, PWD-08 to PWD-10, AUTH-02
// Proves: ASVS-2.3.4, ASVS-6.4.3, ASVS-6.6.2
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findCode, findMail, solved, wrongCode } from '../../testing/mail-of.ts'
import { startTestApp, testPassword, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { connectFrame, openFrame } from '../../testing/widget-frame.ts'
import * as words from '../words/mails.generated.ts'

const minuteMs = 60_000
const userName = 'ada@example.test'
const chosenPassword = 'Calm-Meadow-77'

describe('a forgotten password', () => {
  let app: TestApp
  let visitor: TestClient
  beforeEach(async () => {
    app = await startTestApp()
    await app.addPerson(userName)
    visitor = await app.visit()
  })
  afterEach(() => app.stop())

  const ask = async (name = userName) =>
    visitor.send('requestPasswordReset', { body: { userName: name, recaptchaToken: await solved(visitor) } })
  const verify = (code: string, name = userName) => visitor.send('verifyResetCode', { body: { userName: name, code } })
  const tokenFor = async () => {
    await ask()
    const { resetToken } = await visitor.call('verifyResetCode', { body: { userName, code: findCode(app, userName) } })
    return resetToken
  }
  const complete = (resetToken: string, newPassword = chosenPassword, confirmPassword = newPassword) =>
    visitor.send('completePasswordReset', { body: { resetToken, newPassword, confirmPassword } })
  const newestLine = async () => {
    const { people, audit } = app.parts.directory
    return (await audit.ofPerson((await people.byEmail(userName))?.id ?? 0, 1))[0]?.event
  }
  const signIn = async (password: string) =>
    visitor.send('login', { body: { userName, password, recaptchaToken: await solved(visitor) } })

  it('is replaced with a mailed code; every session ends, and no new one begins', async () => {
    const ada = await app.signIn(userName)
    expect(await complete(await tokenFor())).toMatchObject({ status: 200, body: {} })
    expect(await newestLine()).toBe('password-reset')
    expect(await visitor.call('session', {})).toMatchObject({ isSignedIn: false })
    expect(await ada.call('session', {})).toMatchObject({ isSignedIn: false })
    expect(await signIn(testPassword)).toMatchObject({ status: 400, body: { code: 30001 } })
    expect(await signIn(chosenPassword)).toMatchObject({ status: 200 })
    expect(findMail(app, userName).map(({ subject }) => subject)).toContain(words.passwordSubject())
  })

  it('lifts a lock', async () => {
    for (let time = 0; time < 6; time += 1) await signIn('Wrong-Harbor-42')
    expect(await signIn(testPassword)).toMatchObject({ body: { code: 10003 } })
    await complete(await tokenFor())
    expect(await signIn(chosenPassword)).toMatchObject({ status: 200 })
  })

  it('answers for an unknown name as for a known one, and mails nothing', async () => {
    const [known, unknown] = [await ask(), await ask('nobody@example.test')]
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    expect(findMail(app, 'nobody@example.test')).toEqual([])
    const wrong = await verify(wrongCode(findCode(app, userName)))
    expect(wrong).toMatchObject({ status: 400, body: { code: 10002, message: 'Invalid verification code' } })
    expect(await verify('123456', 'nobody@example.test')).toMatchObject({ status: wrong.status, body: wrong.body })
    app.clock.advance(10 * minuteMs)
    const expired = await verify(findCode(app, userName))
    expect(expired).toMatchObject({ status: 400, body: { code: 60002, message: 'Verification code has been expired' } })
    expect(await verify('123456', 'nobody@example.test')).toMatchObject({ status: expired.status, body: expired.body })
    expect([(await ask()).status, (await ask('nobody@example.test')).status]).toEqual([200, 200])
    expect([(await ask()).status, (await ask('nobody@example.test')).status]).toEqual([429, 429])
  })

  it('cannot be used up by strangers for a person who has signed in before', async () => {
    const owner = await app.signIn(userName)
    const askBy = async (client: TestClient) =>
      client.send('requestPasswordReset', { body: { userName, recaptchaToken: await solved(client) } })
    for (let stranger = 0; stranger < 6; stranger += 1)
      expect(await askBy(await app.visit())).toMatchObject({ status: 200 })
    expect(await askBy(await app.visit())).toMatchObject({ status: 429 })
    await owner.fetch('/logout.aspx')
    await owner.call('session', {})
    expect(await askBy(owner)).toMatchObject({ status: 200 })
  })

  it('asks for the bot check', async () => {
    const answer = await visitor.send('requestPasswordReset', { body: { userName } })
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 10001, Items: [{ Field: 'recaptchaToken', Errors: ['Field required'] }] },
    })
    const madeUp = await visitor.send('requestPasswordReset', { body: { userName, recaptchaToken: 'made.up' } })
    expect(madeUp).toMatchObject({ status: 400, body: { code: 10000, Items: [{ Field: 'recaptchaToken' }] } })
    expect(findMail(app, userName)).toEqual([])
  })

  it('takes a token once, for 15 minutes, and none that is made up', async () => {
    const token = await tokenFor()
    await complete(token)
    const over = { status: 400, body: { code: 60002 } }
    expect(await complete(token, 'Still-Meadow-78')).toMatchObject(over)
    app.clock.advance(minuteMs)
    const late = await tokenFor()
    app.clock.advance(15 * minuteMs)
    expect(await complete(late, 'Still-Meadow-78')).toMatchObject(over)
    expect(await complete('made.up')).toMatchObject(over)
  })

  it('makes every other token worthless with the password that it was to replace', async () => {
    const first = await tokenFor()
    app.clock.advance(minuteMs)
    const second = await tokenFor()
    expect(await complete(second)).toMatchObject({ status: 200 })
    expect(await complete(first, 'Still-Meadow-78')).toMatchObject({ status: 400, body: { code: 60002 } })
  })

  it('A18 ends what widgets on other pages read, from the next call on', async () => {
    const frame = await openFrame(app, app.origin)
    await connectFrame(await app.signIn(userName), frame, ['goals'])
    const token = await frame.token('goals')
    await complete(await tokenFor())
    expect(await frame.send('myGoals', {}, token)).toMatchObject({ status: 401 })
    expect(await frame.send('embedToken', { body: { widget: 'goals', origin: app.origin } })).toMatchObject({
      status: 401,
    })
  })

  it('is not replaced with a code that went to an email which is the person’s no more', async () => {
    const token = await tokenFor()
    const { people } = app.parts.directory
    const person = await people.byEmail(userName)
    await people.saveContact(person?.id ?? 0, {
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@home.example',
      phone: null,
    })
    expect(await complete(token)).toMatchObject({ status: 400, body: { code: 60002 } })
  })

  it('is replaced once of two requests at once with one token', async () => {
    const token = await tokenFor()
    const answers = await Promise.all([complete(token), complete(token, 'Still-Meadow-78')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  it.each([
    ['Shor-7aBc', 20001, 'Password length'],
    ['quiet-harbor-42', 20002, 'Password uppercase and lowercase'],
    ['QuietHarbor42', 20003, 'Password special character'],
    ['Quiet-Harbor-two', 20004, 'Password digit'],
    ['Quiet-Ada-4242', 20005, 'Please enter a valid password'],
    [testPassword, 20006, 'Password is a past password'],
  ])('does not take the new password %s: %i %s', async (newPassword, code, message) => {
    const token = await tokenFor()
    expect(await complete(token, newPassword)).toMatchObject({
      status: 400,
      body: { code, message, Items: [{ Field: 'newPassword', Errors: [message] }] },
    })
    expect(await complete(token), 'the token stays good for a better one').toMatchObject({ status: 200 })
  })

  it('wants the new password twice', async () => {
    const answer = await complete(await tokenFor(), chosenPassword, 'Calm-Meadow-78')
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 20005, Items: [{ Field: 'confirmPassword', Errors: ['Passwords do not match.'] }] },
    })
  })

  it('sends no code to a planner whose only second factor is mail as well', async () => {
    await app.addPerson('planner@example.test', { role: 1 })
    expect(await ask('planner@example.test')).toMatchObject({ status: 200 })
    expect(findMail(app, 'planner@example.test')).toEqual([])
  })

  it('returns no token to a planner for a code sent before the second step was removed', async () => {
    const email = 'planner@example.test'
    const { id } = await app.addPerson(email, { role: 1 })
    await app.parts.directory.secondFactors.addPasskey(id, {
      credentialId: 'c',
      publicKey: 'k',
      lastUse: 0,
      at: app.clock.now(),
    })
    await ask(email)
    await app.parts.directory.secondFactors.removeAll(id)
    expect(await verify(findCode(app, email), email)).toMatchObject({ status: 400, body: { code: 10002 } })
  })

  it('names the missing fields', async () => {
    expect(await visitor.send('requestPasswordReset', { body: {} })).toMatchObject({
      status: 400,
      body: { code: 10001, Items: [{ Field: 'userName' }, { Field: 'recaptchaToken' }] },
    })
    expect(await visitor.send('verifyResetCode', { body: { userName } })).toMatchObject({
      status: 400,
      body: { code: 10001, Items: [{ Field: 'code' }] },
    })
    const missing = await visitor.send('completePasswordReset', { body: { resetToken: 'x' } })
    expect(missing).toMatchObject({
      status: 400,
      body: { code: 10001, Items: [{ Field: 'newPassword' }, { Field: 'confirmPassword' }] },
    })
    expect(await visitor.send('completePasswordResetSso', { body: { resetToken: 'x' } })).toMatchObject({
      status: 400,
      body: { Items: [{ Field: 'ssoToken' }] },
    })
  })
})
