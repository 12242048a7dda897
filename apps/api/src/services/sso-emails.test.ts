import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSsoTestIssuer, type SsoTestIssuer } from '../../demo/sso-test-issuer.ts'
import { seedDemoIdentity } from '../../demo/demo-identity.ts'
import { findCode, solved } from '../../testing/mail-of.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'

const chosenPassword = 'seven gray herons wading'

describe('the email in a company’s token', () => {
  let app: TestApp
  let issuer: SsoTestIssuer
  beforeEach(async () => {
    app = await startTestApp()
    issuer = createSsoTestIssuer(app.parts)
    await seedDemoIdentity(app.parts)
  })
  afterEach(() => app.stop())

  const tokenOf = (email: string) =>
    issuer.sign('brightwater', { subject: 'bw-9', email, firstName: 'Eve', lastName: 'Moss' })
  /** Returns the proof of an email, from the code mailed to it. */
  const proofOf = async (client: TestClient, email: string) => {
    app.clock.advance(60_000)
    await client.call('sendEmailCode', { body: { email } })
    return {
      email,
      verificationToken: (await client.call('verifyEmailCode', { body: { email, code: findCode(app, email) } }))
        .verificationToken,
    }
  }
  const register = async (named: string, email: string) => {
    const client = await app.visit()
    const proof = await proofOf(client, email)
    return client.send('ssoRegisterUser', {
      body: { ssoToken: await tokenOf(named), ...proof, acceptTermsOfUse: true },
    })
  }
  const signIn = async (client: TestClient, email: string) =>
    client.send('loginSso', { body: { ssoToken: await tokenOf(email), ...(await proofOf(client, email)) } })

  it('is not the account’s: that is the one that the person proves, and the employer’s word about another is nothing', async () => {
    await app.addPerson('known@rival.example')
    for (const named of ['known@rival.example', 'new@rival.example']) {
      expect(await register(named, `${named.slice(0, 3)}@home.example`)).toMatchObject({ status: 200 })
      expect((await app.parts.directory.people.byEmail(`${named.slice(0, 3)}@home.example`))?.emailVerifiedAt).toBe(
        app.clock.now(),
      )
    }
    expect(await app.parts.directory.people.byEmail('new@rival.example')).toBeUndefined()
  })

  it('needs its own proof: one made up, or of another email, creates no account', async () => {
    const client = await app.visit()
    const { verificationToken } = await proofOf(client, 'hr@home.example')
    for (const proof of [verificationToken, 'made.up']) {
      const body = {
        ssoToken: await tokenOf('eve@home.example'),
        email: 'eve@home.example',
        verificationToken: proof,
        acceptTermsOfUse: true,
      }
      expect(await client.send('ssoRegisterUser', { body })).toMatchObject({ status: 400, body: { code: 60002 } })
    }
    const wrong = {
      ssoToken: await tokenOf('eve@home.example'),
      email: 'abc',
      verificationToken,
      acceptTermsOfUse: true,
    }
    expect(await client.send('ssoRegisterUser', { body: wrong })).toMatchObject({
      status: 400,
      body: { code: 30004, Items: [{ Field: 'email' }] },
    })
  })

  it('that an account never proved does not open it; the person who proves it alone has the account', async () => {
    const { id: companyId } = (await app.parts.directory.companies.byCode('brightwater')) ?? app.company
    const email = 'ada@home.example'
    const ssoSubject = app.parts.keys.sign('sso-subject', `${companyId}:bw-9`)
    await app.addPerson(email, { companyId, ssoSubject, passwordHash: null, emailVerifiedAt: null })
    const owner = await app.visit()
    expect(await signIn(owner, email)).toMatchObject({ status: 400, body: { code: 30001 } })
    await owner.call('requestPasswordReset', { body: { userName: email, recaptchaToken: await solved(owner) } })
    const { resetToken } = await owner.call('verifyResetCode', {
      body: { userName: email, code: findCode(app, email) },
    })
    await owner.call('completePasswordReset', {
      body: { resetToken, newPassword: chosenPassword, confirmPassword: chosenPassword },
    })
    const person = await app.parts.directory.people.byEmail(email)
    expect(person?.emailVerifiedAt).not.toBeNull()
    expect(person?.ssoSubject, 'the link was made before the owner came').toBeNull()
  })

  it('is proved by the mailed code of the person who links the sign-on, and that link outlives a new password', async () => {
    const { id: companyId } = (await app.parts.directory.companies.byCode('brightwater')) ?? app.company
    const email = 'ada@home.example'
    await app.addPerson(email, { companyId, emailVerifiedAt: null })
    const owner = await app.visit()
    const resetTokenOf = async () => {
      await owner.call('requestPasswordReset', { body: { userName: email, recaptchaToken: await solved(owner) } })
      return (await owner.call('verifyResetCode', { body: { userName: email, code: findCode(app, email) } })).resetToken
    }
    await owner.call('completePasswordResetSso', {
      body: { resetToken: await resetTokenOf(), ssoToken: await tokenOf(email) },
    })
    expect((await app.parts.directory.people.byEmail(email))?.emailVerifiedAt).toBe(app.clock.now())
    app.clock.advance(60_000)
    await owner.call('completePasswordReset', {
      body: { resetToken: await resetTokenOf(), newPassword: chosenPassword, confirmPassword: chosenPassword },
    })
    expect(await signIn(owner, email)).toMatchObject({ status: 200 })
  })

  it('may come with an end between two seconds, or ages away: such a token is good once as well', async () => {
    const { publicKey, privateKey } = await generateKeyPair('ES256')
    const { x = '', y = '' } = await exportJWK(publicKey)
    const company = await app.parts.directory.companies.byCode('brightwater')
    if (!company) throw new Error('Brightwater was not seeded')
    await app.parts.directory.companies.save({ ...company, ssoKey: { kty: 'EC', crv: 'P-256', x, y, alg: 'ES256' } })
    for (const [index, lasts] of [60.123_45, 1e300].entries()) {
      const visitor = await app.visit()
      const proof = await proofOf(visitor, `eve${index}@home.example`)
      const now = app.clock.now() / 1000
      const exp = now + lasts
      const claims = {
        email: `eve${index}@brightwater.example`,
        given_name: 'Eve',
        family_name: 'Moss',
        exp,
        iat: now - 0.5,
      }
      const jwt = new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256' })
        .setIssuer(company.ssoIssuer ?? '')
        .setAudience('evenkeel')
      const ssoToken = await jwt.setSubject(`bw-2${index}`).setJti(`12345678${index}`).sign(privateKey)
      const send = () => visitor.send('ssoRegisterUser', { body: { ssoToken, ...proof, acceptTermsOfUse: true } })
      expect(await send()).toMatchObject({ status: 200 })
      expect(await send()).toMatchObject({ status: 400, body: { code: 30001 } })
      // The use is remembered while the token is valid, even if another sign-in clears old uses meanwhile.
      app.clock.advance(9 * 60_000)
      await app.signIn(`other${index}@example.test`)
      expect(await send()).toMatchObject({ status: 400, body: { code: 30001 } })
    }
  })
})
