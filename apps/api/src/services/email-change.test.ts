// Proves: Q-EMAIL-2
// Proves: ASVS-7.4.3
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findCode, findMail, solved } from '../../testing/mail-of.ts'
import { newPerson } from '../../testing/scenes/test-person.ts'
import { startTestApp, testPassword, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'
import * as words from '../words/mails.generated.ts'

/** Returns a text of an answer, which is empty in a refusal. */
const textIn = (body: object, name: string) => String(Object.entries(body).find(([field]) => field === name)?.[1] ?? '')

const dayMs = 24 * 60 * 60_000

describe('a change of the email that the person did not make', () => {
  let app: TestApp
  let made = 0
  beforeAll(async () => {
    app = await startTestApp({ parts: { publicOrigin: 'http://money.example' } })
  })
  afterAll(() => app.stop())

  /** A browser of ours sends the origin of our pages along. */
  const send = (client: TestClient, name: 'undoEmailChange', undoToken: string) =>
    client.send(name, { body: { undoToken } }, { Origin: 'http://money.example' })

  const changeTo = async (client: TestClient, email: string, password = testPassword) => {
    const Origin = 'http://money.example'
    await client.send('sendEmailCode', { body: { email } }, { Origin })
    const proved = await client.send('verifyEmailCode', { body: { email, code: findCode(app, email) } }, { Origin })
    const verificationToken = textIn(proved.body, 'verificationToken')
    const names = { firstName: 'Eve', lastName: 'Other' }
    return client.send('saveContactInformation', { body: { ...names, email, verificationToken, password } }, { Origin })
  }

  const undoTokenTo = (email: string) => {
    const token = /undo-email-change\?token=([\w.-]+)/.exec(findMail(app, email)[0]?.text ?? '')?.[1]
    if (token === undefined) throw new Error(`No link was mailed to ${email}`)
    return token
  }

  /** A thief who knows the password has changed the email of another person's account, twice. */
  const stolen = async () => {
    made += 1
    const { client, email } = await newPerson(app)
    const thief = await app.signIn(email)
    const [second, third] = [`thief-${made}@mail.example`, `thief-${made}-b@mail.example`]
    expect((await changeTo(thief, second)).status).toBe(200)
    expect((await changeTo(thief, third)).status).toBe(200)
    return { client, thief, email, second, third }
  }

  it('ends with the link in the mail to the first address, though it was changed once more', async () => {
    const { thief, email, third } = await stolen()
    const owner = await app.visit()
    expect(await send(owner, 'undoEmailChange', undoTokenTo(email))).toMatchObject({ status: 200, body: {} })
    expect(await app.parts.directory.people.byEmail(third)).toBeUndefined()
    expect((await thief.send('contactInformation', {})).status, 'every session ended').toBe(401)
    const withOld = await owner.send(
      'login',
      { body: { userName: email, password: testPassword } },
      { Origin: 'http://money.example' },
    )
    expect(withOld, 'the thief knows the password').toMatchObject({ status: 400, body: { code: 30001 } })
    expect(findMail(app, third)[0]).toMatchObject({ subject: words.emailBackSubject() })
    const person = await app.parts.directory.people.byEmail(email)
    const [line] = await app.parts.directory.audit.ofPerson(person?.id ?? 0, 1)
    expect(line).toMatchObject({ event: 'email-change-undone' })
  })

  it('cannot be repeated: the thief holds a link to the address between, and it is void', async () => {
    const { email, second } = await stolen()
    const owner = await app.visit()
    await send(owner, 'undoEmailChange', undoTokenTo(email))
    const again = { status: 400, body: { code: 60002 } }
    expect(await send(owner, 'undoEmailChange', undoTokenTo(second))).toMatchObject(again)
    expect(await send(owner, 'undoEmailChange', undoTokenTo(email)), 'used').toMatchObject(again)
    expect(await app.parts.directory.people.byEmail(email)).toBeDefined()
  })

  it('leads to a new password, but not to the one that the thief knows', async () => {
    const { email } = await stolen()
    const owner = await app.visit()
    const Origin = { Origin: 'http://money.example' }
    await send(owner, 'undoEmailChange', undoTokenTo(email))
    await owner.send('requestPasswordReset', { body: { userName: email, recaptchaToken: await solved(owner) } }, Origin)
    const verified = await owner.send(
      'verifyResetCode',
      { body: { userName: email, code: findCode(app, email) } },
      Origin,
    )
    const resetToken = textIn(verified.body, 'resetToken')
    const complete = (newPassword: string) =>
      owner.send('completePasswordReset', { body: { resetToken, newPassword, confirmPassword: newPassword } }, Origin)
    expect(await complete(testPassword)).toMatchObject({ status: 400, body: { code: 20006 } })
    expect((await complete('Calm-Meadow-77')).status).toBe(200)
  })

  it('can be taken back for seven days and not longer, and not with a made-up link', async () => {
    const { email, third } = await stolen()
    const owner = await app.visit()
    const token = undoTokenTo(email)
    expect(await send(owner, 'undoEmailChange', `${token}x`)).toMatchObject({ status: 400, body: { code: 60002 } })
    app.clock.advance(7 * dayMs)
    expect(await send(owner, 'undoEmailChange', token)).toMatchObject({ status: 400, body: { code: 60002 } })
    expect(await app.parts.directory.people.byEmail(third)).toBeDefined()
  })

  it('is not taken back from an address that the employer reads, and no link is mailed there', async () => {
    const { client, email } = await newPerson(app)
    await app.parts.directory.companies.addDomain(app.company.id, email.split('@')[1] ?? '')
    expect((await changeTo(client, 'ada-at-home@home.example')).status).toBe(200)
    expect(findMail(app, email)[0]).toMatchObject({ subject: words.emailSubject() })
    expect(findMail(app, email)[0]?.text).not.toContain('token=')
  })
})
