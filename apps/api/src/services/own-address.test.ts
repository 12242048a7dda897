// Proves: REG-04, API-93 to API-96
// Proves: ASVS-6.3.4, ASVS-6.4.3
import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSsoTestIssuer, type SsoTestIssuer } from '../../demo/sso-test-issuer.ts'
import { seedDemoIdentity } from '../../demo/demo-identity.ts'
import { findCode, findMail, solved, wrongCode } from '../../testing/mail-of.ts'
import { startTestApp, testPassword, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { rosterHash } from '../identity/roster-match.ts'

const minuteMs = 60_000
const noor = { lastName: 'Amari', dateOfBirth: '1991-06-14', employeeId: 'LK-2041' }
const phone = '503-555-0142'
const chosenPassword = 'seven gray herons wading'
const work = 'ana@brightwater.example'
const notOwn = {
  status: 400,
  body: {
    code: 10000,
    Items: [
      {
        Field: 'email',
        Errors: ['Use your own email. Your employer can read mail sent to this one.'],
      },
    ],
  },
}

let app: TestApp
let issuer: SsoTestIssuer
beforeEach(async () => {
  app = await startTestApp()
  issuer = createSsoTestIssuer(app.parts)
  await seedDemoIdentity(app.parts)
  const { id: companyId, validators } = app.company
  const matchHash = rosterHash(app.parts.keys, companyId, validators, noor) ?? ''
  await app.parts.directory.roster.add({ companyId, firstName: 'Noor', lastName: 'Amari', matchHash })
})
afterEach(() => app.stop())

const tokenOf = (subject = 'bw-1', email = work) =>
  issuer.sign('brightwater', { subject, email, firstName: 'Ana', lastName: 'Costa' })

async function proofOf(client: TestClient, email: string) {
  app.clock.advance(minuteMs)
  await client.call('sendEmailCode', { body: { email } })
  const { verificationToken } = await client.call('verifyEmailCode', { body: { email, code: findCode(app, email) } })
  return { email, verificationToken }
}

const appCode = (secret: string) => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: app.clock.now() })

/** Registers by the sign-on and adds an authenticator app. Then the address is an employer's, as it could be before. */
async function accountAtWork(subject = 'bw-1', email = work) {
  const client = await app.visit()
  const own = `${subject}@home.example`
  const body = { ssoToken: await tokenOf(subject), ...(await proofOf(client, own)), acceptTermsOfUse: true as const }
  await client.call('ssoRegisterUser', { body })
  const { challenge } = await client.call('startSecondFactor', { body: { kind: 'authenticator' } })
  const secret = challenge.kind === 'authenticator' ? challenge.secret : ''
  const { recoveryCodes } = await client.call('confirmSecondFactor', { body: { code: appCode(secret) } })
  const person = await app.parts.directory.people.byEmail(own)
  await app.parts.directory.people.saveContact(person?.id ?? 0, {
    ...{ firstName: 'Ana', lastName: 'Costa', phone: null, email },
  })
  app.clock.advance(2 * minuteMs)
  return { secret, recoveryCodes, client }
}

describe('an address at an employer’s domain', () => {
  it.each(['noor@brightwater.example', 'Noor@mail.Brightwater.example'])('opens no account: %s', async (email) => {
    const visitor = await app.visit()
    const recaptchaToken = await solved(visitor)
    const { registrationToken } = await visitor.call('validateUser', {
      body: { companyCode: 'test', values: noor, recaptchaToken },
    })
    const contact = { registrationToken, email, phone }
    expect(await visitor.send('checkUser', { body: contact })).toMatchObject(notOwn)
    const proof = await proofOf(visitor, email)
    const passwords = { password: testPassword, confirmPassword: testPassword, acceptTermsOfUse: true }
    expect(await visitor.send('registerUser', { body: { ...contact, ...proof, ...passwords } })).toMatchObject(notOwn)
    const sso = { ssoToken: await tokenOf(), ...proof, acceptTermsOfUse: true }
    expect(await visitor.send('ssoRegisterUser', { body: sso })).toMatchObject(notOwn)
  })

  it('cannot become the address of an account', async () => {
    const ada = await app.signIn('ada@home.example')
    const contact = await ada.call('contactInformation', {})
    const body = { ...contact, ...(await proofOf(ada, work)), email: work, password: testPassword }
    expect(await ada.send('saveContactInformation', { body })).toMatchObject(notOwn)
  })

  it('proves nothing to the sign-on: its mailbox is refused alike, with and without an account', async () => {
    await accountAtWork()
    // One after the other: a mailbox's next code replaces the one before.
    for (const subject of ['bw-1', 'bw-2']) {
      const hr = await app.visit()
      const body = { ssoToken: await tokenOf(subject), ...(await proofOf(hr, work)) }
      expect(await hr.send('loginSso', { body })).toMatchObject(notOwn)
    }
  })
})

describe('the employer’s sign-on on a new device', () => {
  const signIn = async (code: string, email = work, subject = 'bw-1') => {
    const visitor = await app.visit()
    const answer = await visitor.send('loginSso', { body: { ssoToken: await tokenOf(subject), email, code } })
    return { visitor, answer }
  }

  it('lets the owner in with a code of their app, or of paper, once', async () => {
    const { secret, recoveryCodes } = await accountAtWork()
    const { visitor, answer } = await signIn(appCode(secret))
    expect(answer).toMatchObject({ status: 200, body: { redirectUrl: '/secure/home' } })
    expect(await visitor.send('accounts', { body: {} })).toMatchObject({ status: 200 })
    const paper = recoveryCodes[0] ?? ''
    expect((await signIn(paper)).answer).toMatchObject({ status: 200 })
    expect((await signIn(paper)).answer).toMatchObject({ status: 400, body: { code: 30001 } })
  })

  it('answers a wrong code like an email that has no account, or an account of someone else', async () => {
    const { secret } = await accountAtWork()
    const code = wrongCode(appCode(secret))
    await app.signIn('ada@home.example')
    const answers = await Promise.all([
      signIn(code),
      signIn(appCode(secret), 'nobody@home.example'),
      signIn(appCode(secret), 'ada@home.example'),
      signIn(appCode(secret), work, 'bw-2'),
    ])
    expect(new Set(answers.map(({ answer }) => JSON.stringify([answer.status, answer.body]))).size).toBe(1)
    expect(answers[0]?.answer).toMatchObject({ status: 400, body: { code: 30001 } })
    expect((await signIn(appCode(secret))).answer, 'the code was not used up').toMatchObject({ status: 200 })
  })

  it('is slowed down alike for an email that has an account and one that has none', async () => {
    await accountAtWork()
    for (const email of [work, 'nobody@home.example']) {
      for (let time = 0; time < 20; time += 1) await signIn('000000', email)
      expect((await signIn('000000', email)).answer).toMatchObject({ status: 429 })
    }
  })
})

describe('a reset at an employer’s domain', () => {
  const begin = async (userName: string) => {
    const visitor = await app.visit()
    await visitor.call('requestPasswordReset', { body: { userName, recaptchaToken: await solved(visitor) } })
    const verified = await visitor.call('verifyResetCode', { body: { userName, code: findCode(app, userName) } })
    const complete = (code?: string, newPassword = chosenPassword) =>
      visitor.send('completePasswordReset', {
        body: {
          ...{ resetToken: verified.resetToken, newPassword, confirmPassword: newPassword },
          ...(code !== undefined && { code }),
        },
      })
    return { verified, complete }
  }

  it('is mailed to everybody, asks everybody for a code of their own, and refuses alike', async () => {
    const { secret } = await accountAtWork()
    const none = 'nobody@brightwater.example'
    const wrong = wrongCode(appCode(secret))
    const answers = await Promise.all(
      [work, none].map(async (userName) => {
        const { verified, complete } = await begin(userName)
        expect(findMail(app, userName)[0]?.subject).toContain('password reset')
        expect(verified).toMatchObject({ isFactorNeeded: true, passwordPolicy: 'long' })
        return JSON.stringify([await complete(), await complete(wrong)].map(({ status, body }) => [status, body]))
      }),
    )
    expect(answers[0]).toContain('60001')
    expect(answers[1]).toBe(answers[0])
  })

  it('sets the password with a recovery code', async () => {
    const { recoveryCodes } = await accountAtWork()
    const { complete } = await begin(work)
    expect(await complete(recoveryCodes[0])).toMatchObject({ status: 200 })
    expect(await complete(recoveryCodes[1], 'four brown otters diving'), 'the token is used up').toMatchObject({
      status: 400,
      body: { code: 60002 },
    })
    const visitor = await app.visit()
    expect(await visitor.send('login', { body: { userName: work, password: chosenPassword } })).toMatchObject({
      status: 200,
      body: { secondFactor: ['authenticator', 'recovery'] },
    })
  })

  it('of an account without an app or a passkey leads nowhere', async () => {
    const ana = await app.addPerson('omar@brightwater.example')
    const { complete } = await begin(ana.email)
    expect(await complete('123456')).toMatchObject({ status: 400, body: { code: 60001 } })
    expect(await app.parts.directory.people.byId(ana.id)).toMatchObject({ passwordHash: ana.passwordHash })
  })
})
