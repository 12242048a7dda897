import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mailOf } from '../test/mail-of.ts'
import { startTestApp, TEST_PASSWORD, type TestApp } from '../test/test-app.ts'
import type { TestClient } from '../test/test-client.ts'
import { requirePassword } from './password-update.ts'

const userName = 'ada@example.test'
const NEW = 'Calm-Meadow-77'

describe('the password that is asked for once more', () => {
  let app: TestApp
  let personId: number
  beforeEach(async () => {
    app = await startTestApp()
    personId = (await app.addPerson(userName)).id
  })
  afterEach(() => app.stop())

  const give = (typed: string) => requirePassword(app.parts, personId, typed, 'password')

  it('is guessed at ten times in an hour, also where all guesses come at the same time', async () => {
    const guesses = await Promise.allSettled(Array.from({ length: 25 }, () => give('Wrong-Harbor-42')))
    const refusals = guesses.map((guess) => (guess.status === 'rejected' ? guess.reason.code : 'taken'))
    expect(refusals.filter((code) => code === 20007)).toHaveLength(10)
    expect(refusals.filter((code) => code === 10000)).toHaveLength(15)
    await expect(give(TEST_PASSWORD)).rejects.toMatchObject({ status: 429 })
    app.clock.advance(60 * 60_000)
    await expect(give(TEST_PASSWORD)).resolves.toMatchObject({ id: personId })
  })

  it('forgets wrong ones with a right one', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let time = 0; time < 9; time += 1)
        await expect(give('Wrong-Harbor-42')).rejects.toMatchObject({ code: 20007 })
      await expect(give(TEST_PASSWORD)).resolves.toMatchObject({ id: personId })
    }
  })
})

describe('changing the own password', () => {
  let app: TestApp
  let ada: TestClient
  beforeEach(async () => {
    app = await startTestApp()
    ada = await app.signIn(userName)
  })
  afterEach(() => app.stop())

  const change = (currentPassword: string, newPassword: string, confirmPassword = newPassword) =>
    ada.send('updatePassword', { body: { currentPassword, newPassword, confirmPassword } })

  it('ends the other sessions and keeps this one', async () => {
    const other = await app.signIn(userName)
    const { code } = await other.call('embedCode', { body: { widget: 'accounts', origin: app.origin } })
    expect(await change(TEST_PASSWORD, NEW)).toMatchObject({ status: 200, body: {} })
    expect(
      await other.send('embedToken', { body: { code } }, { Origin: app.origin }),
      'widgets are to be connected anew',
    ).toMatchObject({ status: 400 })
    expect((await ada.call('accessLog', {})).lines[0]).toMatchObject({ event: 'password-changed', isOwn: true })
    expect(mailOf(app, userName)[0]).toMatchObject({ subject: 'Your Evenkeel password was changed' })
    expect(await ada.call('session', {})).toMatchObject({ isSignedIn: true })
    expect(await other.call('session', {})).toMatchObject({ isSignedIn: false })
    const again = await (await app.visit()).send('login', { body: { userName, password: NEW } })
    expect(again.status).toBe(200)
  })

  it('wants the present password', async () => {
    const answer = await change('Wrong-Harbor-42', NEW)
    expect(answer).toMatchObject({
      status: 400,
      body: {
        code: 20007,
        message: 'Current password is incorrect',
        Items: [{ Field: 'currentPassword', Errors: ['Current password is incorrect'] }],
      },
    })
    for (let time = 1; time < 10; time += 1) await change('Wrong-Harbor-42', NEW)
    expect(await change(TEST_PASSWORD, NEW), 'after ten wrong ones').toMatchObject({ status: 429 })
  })

  it('remembers the last five, and lets the sixth last be taken again', async () => {
    const passwords = [TEST_PASSWORD, 'Calm-Meadow-71', 'Calm-Meadow-72', 'Calm-Meadow-73', 'Calm-Meadow-74']
    for (const [index, next] of passwords.slice(1).entries())
      expect(await change(passwords[index] ?? '', next)).toMatchObject({ status: 200 })
    for (const past of passwords)
      expect(await change('Calm-Meadow-74', past)).toMatchObject({ status: 400, body: { code: 20006 } })
    expect(await change('Calm-Meadow-74', 'Calm-Meadow-75')).toMatchObject({ status: 200 })
    expect(await change('Calm-Meadow-75', 'Calm-Meadow-71')).toMatchObject({ status: 400, body: { code: 20006 } })
    expect(await change('Calm-Meadow-75', TEST_PASSWORD)).toMatchObject({ status: 200 })
  })

  it('follows the company’s own policy', async () => {
    await app.parts.directory.companies.save({ ...app.company, passwordPolicy: 'long' })
    expect(await change(TEST_PASSWORD, 'Short-but-4-kind'.slice(0, 14))).toMatchObject({ body: { code: 20001 } })
    expect(await change(TEST_PASSWORD, 'correct horse battery staple')).toMatchObject({ body: { code: 20005 } })
    expect(await change(TEST_PASSWORD, 'seven grey herons wading')).toMatchObject({ status: 200 })
  })

  it('is refused to a stranger, and names the missing fields', async () => {
    expect(await (await app.visit()).send('updatePassword', { body: {} })).toMatchObject({ status: 401 })
    expect(await ada.send('updatePassword', { body: { currentPassword: 'x' } })).toMatchObject({
      status: 400,
      body: { code: 10001, Items: [{ Field: 'newPassword' }, { Field: 'confirmPassword' }] },
    })
  })
})
