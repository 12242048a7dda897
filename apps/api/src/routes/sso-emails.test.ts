import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeSsoTestIssuer, type SsoTestIssuer } from '../identity/sso-test-issuer.ts'
import { seedDemoIdentity } from '../seed/demo-identity.ts'
import { codeOf, solved } from '../test/mail-of.ts'
import { startTestApp, type TestApp } from '../test/test-app.ts'

const NEW = 'seven grey herons wading'

describe('the email in a company’s token', () => {
  let app: TestApp
  let issuer: SsoTestIssuer
  beforeEach(async () => {
    app = await startTestApp()
    issuer = makeSsoTestIssuer(app.parts)
    await seedDemoIdentity(app.parts)
  })
  afterEach(() => app.stop())

  const tokenOf = (email: string) =>
    issuer.sign('brightwater', { subject: 'bw-9', email, firstName: 'Eve', lastName: 'Moss' })
  const register = async (email: string) => {
    const client = await app.visit()
    return client.send('ssoRegisterUser', { body: { ssoToken: await tokenOf(email), acceptTermsOfUse: true } })
  }
  const isProved = async (email: string) => (await app.parts.directory.people.byEmail(email))?.emailVerifiedAt !== null

  it('is proved where its domain is the company’s own', async () => {
    expect(await register('eve@Brightwater.example')).toMatchObject({ status: 200 })
    expect(await isProved('eve@brightwater.example')).toBe(true)
  })

  it('makes no account under another company’s domain, and does not tell whether there is one', async () => {
    await app.parts.directory.companies.addDomain(app.company.id, 'rival.example')
    await app.addPerson('known@rival.example')
    for (const email of ['new@rival.example', 'known@rival.example', 'new@RIVAL.example']) {
      expect(await register(email)).toMatchObject({ status: 400, body: { code: 30001 } })
    }
    expect(await app.parts.directory.people.byEmail('new@rival.example')).toBeUndefined()
  })

  it('of a domain that is nobody’s is not proved; whoever proves it has the account to themselves', async () => {
    const email = 'ada@home.example'
    expect(await register(email)).toMatchObject({ status: 200 })
    expect(await isProved(email)).toBe(false)

    const owner = await app.visit()
    await owner.call('requestPasswordReset', { body: { userName: email, recaptchaToken: await solved(owner) } })
    const { resetToken } = await owner.call('verifyResetCode', { body: { userName: email, code: codeOf(app, email) } })
    await owner.call('completePasswordReset', { body: { resetToken, newPassword: NEW, confirmPassword: NEW } })
    expect(await isProved(email)).toBe(true)
    const employer = await app.visit()
    const answer = await employer.send('loginSso', { body: { ssoToken: await tokenOf(email) } })
    expect(answer, 'the link was made before the owner came').toMatchObject({ status: 400, body: { code: 30001 } })
  })

  it('is proved by the mailed code of whoever links the sign-on, and that link outlives a new password', async () => {
    const { id: companyId } = (await app.parts.directory.companies.byCode('brightwater')) ?? app.company
    const email = 'ada@home.example'
    await app.addPerson(email, { companyId })
    const owner = await app.visit()
    const resetTokenOf = async () => {
      await owner.call('requestPasswordReset', { body: { userName: email, recaptchaToken: await solved(owner) } })
      return (await owner.call('verifyResetCode', { body: { userName: email, code: codeOf(app, email) } })).resetToken
    }
    await owner.call('completePasswordResetSso', {
      body: { resetToken: await resetTokenOf(), ssoToken: await tokenOf(email) },
    })
    expect(await isProved(email)).toBe(true)
    app.clock.advance(60_000)
    await owner.call('completePasswordReset', {
      body: { resetToken: await resetTokenOf(), newPassword: NEW, confirmPassword: NEW },
    })
    expect(await owner.send('loginSso', { body: { ssoToken: await tokenOf(email) } })).toMatchObject({ status: 200 })
  })

  it('may come with an end between two seconds, or ages away: such a token is good once as well', async () => {
    const { publicKey, privateKey } = await generateKeyPair('ES256')
    const { x = '', y = '' } = await exportJWK(publicKey)
    const company = await app.parts.directory.companies.byCode('brightwater')
    if (!company) throw new Error('Brightwater was not seeded')
    await app.parts.directory.companies.save({ ...company, ssoKey: { kty: 'EC', crv: 'P-256', x, y, alg: 'ES256' } })
    const now = app.clock.now() / 1000
    for (const [index, exp] of [now + 60.123_45, 1e300].entries()) {
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
      const visitor = await app.visit()
      const send = () => visitor.send('ssoRegisterUser', { body: { ssoToken, acceptTermsOfUse: true } })
      expect(await send()).toMatchObject({ status: 200 })
      expect(await send()).toMatchObject({ status: 400, body: { code: 30001 } })
      // As long as the token lives its use is remembered, whoever signs in meanwhile and has old ones forgotten.
      app.clock.advance(9 * 60_000)
      await app.signIn(`other${index}@example.test`)
      expect(await send()).toMatchObject({ status: 400, body: { code: 30001 } })
    }
  })
})
