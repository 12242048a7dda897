// Proves: API-86, PROF-09
// Proves: ASVS-6.2.1, ASVS-6.2.2, ASVS-6.2.3, ASVS-7.4.3, ASVS-7.5.1
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findMail } from '../../testing/mail-of.ts'
import { startTestApp, testPassword, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { unavailable } from '../errors.ts'
import { requirePassword } from './password-update.ts'
import { connectFrame, openFrame } from '../../testing/widget-frame.ts'
import * as words from '../words/mails.generated.ts'

const userName = 'ada@example.test'
const chosenPassword = 'Calm-Meadow-77'

describe('entering the current password again', () => {
  let app: TestApp
  let personId: number
  beforeEach(async () => {
    app = await startTestApp()
    personId = (await app.addPerson(userName)).id
  })
  afterEach(() => app.stop())

  const give = (typed: string) => requirePassword(app.parts, personId, typed, 'password')

  it('allows ten wrong guesses an hour, even when all of them are sent at once', async () => {
    const guesses = await Promise.allSettled(Array.from({ length: 25 }, () => give('Wrong-Harbor-42')))
    const refusals = guesses.map((guess) => (guess.status === 'rejected' ? guess.reason.code : 'taken'))
    expect(refusals.filter((code) => code === 20007)).toHaveLength(10)
    expect(refusals.filter((code) => code === 10000)).toHaveLength(15)
    await expect(give(testPassword)).rejects.toMatchObject({ status: 429 })
    app.clock.advance(60 * 60_000)
    await expect(give(testPassword)).resolves.toMatchObject({ id: personId })
  })

  it('counts no try that was not judged, as when too many hashes wait', async () => {
    const busy = { ...app.parts.passwords, verify: () => Promise.reject(unavailable()) }
    for (let time = 0; time < 11; time += 1)
      await expect(
        requirePassword({ ...app.parts, passwords: busy }, personId, testPassword, 'password'),
      ).rejects.toMatchObject({ status: 503 })
    await expect(give(testPassword)).resolves.toMatchObject({ id: personId })
  })

  it('resets the count of wrong guesses after a right one', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let time = 0; time < 9; time += 1)
        await expect(give('Wrong-Harbor-42')).rejects.toMatchObject({ code: 20007 })
      await expect(give(testPassword)).resolves.toMatchObject({ id: personId })
    }
  })
})

describe('changing one’s own password', () => {
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
    expect(await change(testPassword, chosenPassword)).toMatchObject({ status: 200, body: {} })
    expect((await ada.call('accessLog', {})).lines[0]).toMatchObject({ event: 'password-changed', isOwn: true })
    expect(findMail(app, userName)[0]).toMatchObject({ subject: words.passwordSubject() })
    expect(await ada.call('session', {})).toMatchObject({ isSignedIn: true })
    expect(await other.call('session', {})).toMatchObject({ isSignedIn: false })
    const again = await (await app.visit()).send('login', { body: { userName, password: chosenPassword } })
    expect(again.status).toBe(200)
  })

  it('A18 ends what widgets on other pages read, from the next call on', async () => {
    const frame = await openFrame(app, app.origin)
    await connectFrame(ada, frame, ['goals'])
    const token = await frame.token('goals')
    expect(await change(testPassword, chosenPassword)).toMatchObject({ status: 200 })
    expect(await frame.send('myGoals', {}, token)).toMatchObject({ status: 401 })
    expect(await frame.send('embedToken', { body: { widget: 'goals', origin: app.origin } })).toMatchObject({
      status: 401,
    })
  })

  it('needs the current password', async () => {
    const answer = await change('Wrong-Harbor-42', chosenPassword)
    expect(answer).toMatchObject({
      status: 400,
      body: {
        code: 20007,
        message: 'Current password is incorrect',
        Items: [{ Field: 'currentPassword', Errors: ['Current password is incorrect'] }],
      },
    })
    for (let time = 1; time < 10; time += 1) await change('Wrong-Harbor-42', chosenPassword)
    expect(await change(testPassword, chosenPassword), 'after ten wrong ones').toMatchObject({ status: 429 })
  })

  it('refuses the last five passwords and accepts the sixth last', async () => {
    const passwords = [testPassword, 'Calm-Meadow-71', 'Calm-Meadow-72', 'Calm-Meadow-73', 'Calm-Meadow-74']
    for (const [index, next] of passwords.slice(1).entries())
      expect(await change(passwords[index] ?? '', next)).toMatchObject({ status: 200 })
    for (const past of passwords)
      expect(await change('Calm-Meadow-74', past)).toMatchObject({ status: 400, body: { code: 20006 } })
    expect(await change('Calm-Meadow-74', 'Calm-Meadow-75')).toMatchObject({ status: 200 })
    expect(await change('Calm-Meadow-75', 'Calm-Meadow-71')).toMatchObject({ status: 400, body: { code: 20006 } })
    expect(await change('Calm-Meadow-75', testPassword)).toMatchObject({ status: 200 })
  })

  it('follows the company’s own policy', async () => {
    await app.parts.directory.companies.save({ ...app.company, passwordPolicy: 'long' })
    expect(await change(testPassword, 'Short-but-4-kind'.slice(0, 14))).toMatchObject({ body: { code: 20001 } })
    expect(await change(testPassword, 'correct horse battery staple')).toMatchObject({ body: { code: 20005 } })
    expect(await change(testPassword, 'seven gray herons wading')).toMatchObject({ status: 200 })
  })

  it('needs a session, and names the missing fields', async () => {
    expect(await (await app.visit()).send('updatePassword', { body: {} })).toMatchObject({ status: 401 })
    expect(await ada.send('updatePassword', { body: { currentPassword: 'x' } })).toMatchObject({
      status: 400,
      body: { code: 10001, Items: [{ Field: 'newPassword' }, { Field: 'confirmPassword' }] },
    })
  })
})
