// Proves: API-82, API-93, API-94, API-96, API-104, API-105, API-113, REG-04
// Proves: ASVS-6.3.4, ASVS-6.8.2, ASVS-7.6.1, ASVS-9.2.1, ASVS-9.2.3
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createKeys } from '../identity/keys.ts'
import { createSsoTestIssuer, type SsoTestIssuer } from '../../demo/sso-test-issuer.ts'
import { seedDemoIdentity } from '../../demo/demo-identity.ts'
import { findCode, solved } from '../../testing/mail-of.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'

const minuteMs = 60_000
const ana = { subject: 'bw-1', email: 'ana@brightwater.example', firstName: 'Ana', lastName: 'Costa' }
const own = 'ana@home.example'
const refusal = { status: 400, body: { code: 30001, message: 'Your entry does not match our records' } }

describe('a company’s own sign-in', () => {
  let app: TestApp
  let issuer: SsoTestIssuer
  beforeEach(async () => {
    app = await startTestApp()
    issuer = createSsoTestIssuer(app.parts)
    await seedDemoIdentity(app.parts)
  })
  afterEach(() => app.stop())

  const tokenOf = (person = ana, company = 'brightwater') => issuer.sign(company, person)
  /** Returns the proof of an email, from the code mailed to it. */
  const proofOf = async (client: TestClient, email: string) => {
    app.clock.advance(minuteMs)
    await client.call('sendEmailCode', { body: { email } })
    return {
      email,
      verificationToken: (await client.call('verifyEmailCode', { body: { email, code: findCode(app, email) } }))
        .verificationToken,
    }
  }
  const register = async (email = own) => {
    const client = await app.visit()
    const proof = await proofOf(client, email)
    return {
      client,
      answer: await client.send('ssoRegisterUser', {
        body: { ssoToken: await tokenOf(), ...proof, acceptTermsOfUse: true },
      }),
    }
  }

  it('registers a person named by the company, and signs them in', async () => {
    const visitor = await app.visit()
    const check = async (browser: TestClient) => browser.call('ssoCheckUser', { body: { ssoToken: await tokenOf() } })
    expect(await check(visitor)).toEqual({ isRegistered: false, email: ana.email, firstName: 'Ana', lastName: 'Costa' })
    const { client, answer } = await register()
    expect(answer).toMatchObject({ status: 200, body: { redirectUrl: '/secure/home' } })
    expect(await client.call('session', {})).toMatchObject({ isSignedIn: true, firstName: 'Ana', email: own })
    expect(await check(client), 'where she signed in').toMatchObject({ isRegistered: true })
    expect(await check(visitor), 'anywhere else').toMatchObject({ isRegistered: false })
    expect((await register()).answer).toMatchObject({ status: 400, body: { code: 30002 } })
  })

  it('signs in on a device that is known, and elsewhere only with the account’s own mailbox: the employer runs that sign-in', async () => {
    await app.parts.directory.companies.save({ ...(await brightwater()), requiresSecondFactor: false })
    const { client } = await register()
    await client.fetch('/logout.aspx')
    const known = await client.call('loginSso', { body: { ssoToken: await tokenOf() } })
    expect(known).toEqual({ redirectUrl: '/secure/home', areTermsAccepted: true })
    const stranger = await app.visit()
    const ssoToken = await tokenOf()
    expect(await stranger.send('loginSso', { body: { ssoToken } })).toMatchObject(refusal)
    expect(
      await stranger.send('loginSso', { body: { ssoToken, ...(await proofOf(stranger, 'hr@home.example')) } }),
    ).toMatchObject(refusal)
    expect(await stranger.send('accounts', { body: {} })).toMatchObject({ status: 401 })
    const proof = await proofOf(stranger, own)
    expect(await stranger.send('loginSso', { body: { ssoToken, ...proof } })).toMatchObject({
      status: 200,
      body: { redirectUrl: '/secure/home' },
    })
    expect(await stranger.send('accounts', { body: {} })).toMatchObject({ status: 200 })
    const again = { ssoToken: await tokenOf(), ...proof }
    expect(await (await app.visit()).send('loginSso', { body: again }), 'the proof is used up').toMatchObject({
      status: 400,
      body: { code: 60002 },
    })
  })

  const brightwater = async () => {
    const company = await app.parts.directory.companies.byCode('brightwater')
    if (!company) throw new Error('Brightwater was not seeded')
    return company
  }

  describe('a person who uses only it, and so has no password', () => {
    const again = {
      status: 400,
      body: {
        code: 10000,
        Items: [{ Field: 'password', Errors: ['Sign in again, then do this within 5 minutes.'] }],
      },
    }
    let client: TestClient
    beforeEach(async () => {
      await app.parts.directory.companies.save({ ...(await brightwater()), requiresSecondFactor: false })
      client = (await register()).client
    })
    const signInAgain = async () => client.call('loginSso', { body: { ssoToken: await tokenOf() } })
    const leave = (password?: string) => client.send('deleteAccountData', { body: { password } })

    it('learns so, and for how long the sign-in replaces one', async () => {
      const isFreshUntil = new Date(app.clock.now() + 5 * minuteMs).toISOString()
      const details = { hasPassword: false, passwordPolicy: 'long', signOnUrl: '/dev/sso/brightwater' }
      expect(await client.call('ownSignIn', {})).toEqual({ ...details, isFreshUntil })
      app.clock.advance(5 * minuteMs)
      expect(await client.call('ownSignIn', {})).toEqual({ ...details, isFreshUntil: null })
      await signInAgain()
      expect(await client.call('ownSignIn', {})).toMatchObject({ isFreshUntil: expect.any(String) })
    })

    it('leaves after a fresh sign-in, and not with a session that has been open for five minutes', async () => {
      app.clock.advance(5 * minuteMs)
      expect(await leave()).toMatchObject(again)
      expect(await leave('Quiet-Harbor-42'), 'a guess is worth nothing').toMatchObject(again)
      await signInAgain()
      app.clock.advance(5 * minuteMs - 1)
      expect(await leave()).toMatchObject({ status: 200 })
      expect(await app.parts.directory.people.byEmail(own)).toBeUndefined()
    })

    it('adds a second factor and changes the email after a fresh sign-in alone', async () => {
      const home = 'ana@second.example'
      await client.call('sendEmailCode', { body: { email: home } })
      const { verificationToken } = await client.call('verifyEmailCode', {
        body: { email: home, code: findCode(app, home) },
      })
      const change = () =>
        client.send('saveContactInformation', {
          body: { firstName: 'Ana', lastName: 'Costa', email: home, verificationToken },
        })
      const add = (kind: 'authenticator' | 'passkey') => client.send('startSecondFactor', { body: { kind } })
      app.clock.advance(5 * minuteMs)
      for (const answer of [await change(), await add('authenticator'), await add('passkey')])
        expect(answer).toMatchObject(again)
      expect(await client.call('contactInformation', {})).toMatchObject({ email: own })
      await signInAgain()
      app.clock.advance(5 * minuteMs - 1)
      for (const kind of ['authenticator', 'passkey'] as const)
        expect(await add(kind)).toMatchObject({ status: 200, body: { challenge: { kind } } })
      expect(await change(), 'the refusal did not use the proof up').toMatchObject({
        status: 200,
        body: { email: home },
      })
    })

    it('removes a second factor in the same way, and acting does not make a session fresh', async () => {
      const { challenge } = await client.call('startSecondFactor', { body: { kind: 'authenticator' } })
      const secret = 'secret' in challenge ? challenge.secret : ''
      const code = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: app.clock.now() })
      await client.call('confirmSecondFactor', { body: { code } })
      app.clock.advance(4 * minuteMs)
      await client.call('secondFactor', {})
      app.clock.advance(minuteMs)
      expect(await client.send('removeSecondFactor', { body: {} })).toMatchObject(again)
      expect((await client.call('secondFactor', {})).factors).toHaveLength(1)
      await client.call('loginSso', { body: { ssoToken: await tokenOf() } })
      app.clock.advance(minuteMs)
      const later = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: app.clock.now() })
      await client.call('verifySecondFactor', { body: { code: later } })
      expect(await client.send('removeSecondFactor', { body: {} })).toMatchObject({ status: 200 })
      expect((await client.call('secondFactor', {})).factors).toEqual([])
    })
  })

  it('knows several keys by their kid, so that the company can go from one to the next', async () => {
    const [old, next, stranger] = await Promise.all(
      [1, 2, 3].map(() => generateKeyPair('ES256', { extractable: true })),
    )
    const jwkOf = async (pair: typeof old, kid: string) => ({
      ...(await exportJWK(pair?.publicKey ?? new Uint8Array())),
      kty: 'EC',
      kid,
    })
    const company = await brightwater()
    const keys = [await jwkOf(old, 'a'), await jwkOf(next, 'b')].map((key) =>
      Object.fromEntries(Object.entries(key).map(([name, value]) => [name, String(value)])),
    )
    await app.parts.directory.companies.save({
      ...company,
      ssoKey: { keys: keys.map((key) => ({ kty: 'EC', ...key })) },
    })
    const signed = (pair: typeof old, kid: string) =>
      new SignJWT({ email: ana.email, given_name: 'Ana', family_name: 'Costa' })
        .setProtectedHeader({ alg: 'ES256', kid })
        .setIssuer(company.ssoIssuer ?? '')
        .setAudience('evenkeel')
        .setSubject('bw-1')
        .setJti(crypto.randomUUID())
        .setIssuedAt(Math.floor(app.clock.now() / 1000))
        .setExpirationTime(Math.floor(app.clock.now() / 1000) + 60)
        .sign(pair?.privateKey ?? new Uint8Array())
    const visitor = await app.visit()
    const check = async (pair: typeof old, kid: string) =>
      (await visitor.send('ssoCheckUser', { body: { ssoToken: await signed(pair, kid) } })).status
    expect(await check(old, 'a')).toBe(200)
    expect(await check(next, 'b')).toBe(200)
    expect(await check(old, 'b')).toBe(400)
    expect(await check(stranger, 'a')).toBe(400)
    expect(await check(stranger, 'c')).toBe(400)
  })

  it('takes a token once', async () => {
    const { client } = await register()
    const ssoToken = await tokenOf()
    expect(await client.send('loginSso', { body: { ssoToken } })).toMatchObject({ status: 200 })
    const asked = await tokenOf()
    await client.call('ssoCheckUser', { body: { ssoToken: asked } })
    expect(await client.send('loginSso', { body: { ssoToken: asked } })).toMatchObject(refusal)
    for (const name of ['loginSso', 'ssoCheckUser'] as const)
      expect(await (await app.visit()).send(name, { body: { ssoToken } })).toMatchObject(refusal)
  })

  it('does not take over an account that has the same email', async () => {
    await app.addPerson(own)
    const visitor = await app.visit()
    expect(await visitor.call('ssoCheckUser', { body: { ssoToken: await tokenOf() } })).toMatchObject({
      isRegistered: false,
    })
    expect((await register()).answer).toMatchObject({ status: 400, body: { code: 30003 } })
    expect(await visitor.send('loginSso', { body: { ssoToken: await tokenOf() } })).toMatchObject(refusal)
  })

  it('is linked to an account by its owner, with a mailed code; a second account with the same identity is told nothing of the first', async () => {
    const { id: companyId } = await brightwater()
    const usedTokens: string[] = []
    const link = async (email: string) => {
      await app.addPerson(email, { companyId })
      const visitor = await app.visit()
      await visitor.call('requestPasswordReset', { body: { userName: email, recaptchaToken: await solved(visitor) } })
      const { resetToken } = await visitor.call('verifyResetCode', {
        body: { userName: email, code: findCode(app, email) },
      })
      usedTokens.push(resetToken)
      return visitor.send('completePasswordResetSso', { body: { resetToken, ssoToken: await tokenOf() } })
    }
    expect(await link('ana@home.example')).toMatchObject({ status: 200, body: { redirectUrl: '/dev/sso/brightwater' } })
    const again = {
      resetToken: usedTokens[0] ?? '',
      newPassword: 'seven gray herons wading',
      confirmPassword: 'seven gray herons wading',
    }
    expect(
      await (await app.visit()).send('completePasswordReset', { body: again }),
      'the token is used up',
    ).toMatchObject({ status: 400, body: { code: 60002 } })
    expect(await link('eve@home.example')).toMatchObject({ status: 200, body: { redirectUrl: '/dev/sso/brightwater' } })
    for (const email of ['ana@home.example', 'eve@home.example']) {
      const browser = await app.visit()
      await browser.call('loginSso', { body: { ssoToken: await tokenOf(), ...(await proofOf(browser, email)) } })
      expect(await browser.call('session', {}), 'the mailbox chooses').toMatchObject({ isSignedIn: true, email })
    }
    const elsewhere = await app.addPerson('bob@home.example')
    expect(elsewhere.companyId).not.toBe(companyId)
  })

  it('is not linked to an account of another company', async () => {
    await app.addPerson('bob@home.example')
    const visitor = await app.visit()
    await visitor.call('requestPasswordReset', {
      body: { userName: 'bob@home.example', recaptchaToken: await solved(visitor) },
    })
    const { resetToken } = await visitor.call('verifyResetCode', {
      body: { userName: 'bob@home.example', code: findCode(app, 'bob@home.example') },
    })
    expect(
      await visitor.send('completePasswordResetSso', { body: { resetToken, ssoToken: await tokenOf() } }),
    ).toMatchObject(refusal)
  })

  const claims = { email: ana.email, given_name: 'Ana', family_name: 'Costa' }
  const seconds = () => Math.floor(app.clock.now() / 1000)
  const handMade = (changes: (jwt: SignJWT) => SignJWT, key: CryptoKey | Uint8Array, alg: string) => {
    const jwt = new SignJWT(claims)
      .setProtectedHeader({ alg })
      .setIssuer(issuer.issuerOf('brightwater'))
      .setAudience('evenkeel')
    return changes(
      jwt
        .setSubject('bw-1')
        .setJti('12345678')
        .setIssuedAt(seconds())
        .setExpirationTime(seconds() + 300),
    ).sign(key)
  }

  it('accepts tokens signed with the provider’s own key, and only those for this audience, valid now, and unused', async () => {
    const { publicKey, privateKey } = await generateKeyPair('ES256')
    const { x = '', y = '' } = await exportJWK(publicKey)
    await app.parts.directory.companies.save({
      ...(await brightwater()),
      ssoKey: { kty: 'EC', crv: 'P-256', x, y, alg: 'ES256' },
    })
    const visitor = await app.visit()
    const check = async (changes: (jwt: SignJWT) => SignJWT) =>
      visitor.send('ssoCheckUser', { body: { ssoToken: await handMade(changes, privateKey, 'ES256') } })
    expect(await check((jwt) => jwt)).toMatchObject({ status: 200, body: { email: ana.email } })
    expect(await check((jwt) => jwt.setAudience('another product'))).toMatchObject(refusal)
    expect(await check((jwt) => jwt.setIssuer('urn:evenkeel:test-issuer:test'))).toMatchObject(refusal)
    expect(
      await check((jwt) => jwt.setIssuedAt(seconds() - 11 * 60).setExpirationTime(seconds() + 3_600)),
    ).toMatchObject(refusal)
    expect(await check((jwt) => jwt.setJti(''))).toMatchObject(refusal)
    expect(await check((jwt) => jwt.setSubject(''))).toMatchObject(refusal)
    expect(
      await visitor.send('ssoCheckUser', { body: { ssoToken: await tokenOf() } }),
      'the stand-in signs no more',
    ).toMatchObject(refusal)
  })

  it('takes no token that the company did not sign, now, for us', async () => {
    const visitor = await app.visit()
    const otherIssuer = createSsoTestIssuer({ ...app.parts, keys: createKeys(new Uint8Array(32).fill(9)) })
    const good = await tokenOf()
    const [header = '', , signature = ''] = good.split('.')
    const altered = Buffer.from(
      JSON.stringify({ ...claims, iss: issuer.issuerOf('brightwater'), sub: 'bw-2' }),
    ).toString('base64url')
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${good.split('.')[1]}.`
    const tries = [
      'abc',
      unsigned,
      `${header}.${altered}.${signature}`,
      await otherIssuer.sign('brightwater', ana),
      await tokenOf(ana, 'test'),
      await tokenOf({ ...ana, email: 'not an email' }),
      await tokenOf({ ...ana, firstName: '' }),
      await handMade((jwt) => jwt, new Uint8Array(32).fill(7), 'HS256'),
    ]
    for (const ssoToken of tries)
      expect(await visitor.send('ssoCheckUser', { body: { ssoToken } })).toMatchObject(refusal)
    app.clock.advance(6 * minuteMs)
    expect(await visitor.send('ssoCheckUser', { body: { ssoToken: good } })).toMatchObject(refusal)
  })

  it('is closed where the company has none', async () => {
    await app.parts.directory.companies.save({ ...(await brightwater()), isSsoEnabled: false })
    expect(await (await app.visit()).send('ssoCheckUser', { body: { ssoToken: await tokenOf() } })).toMatchObject(
      refusal,
    )
  })

  it('names the field that a bad body lacks', async () => {
    const visitor = await app.visit()
    for (const name of ['ssoCheckUser', 'loginSso'] as const) {
      expect(await visitor.send(name, { body: {} })).toMatchObject({
        status: 400,
        body: { code: 10001, Items: [{ Field: 'ssoToken' }] },
      })
    }
    const without = await visitor.send('ssoRegisterUser', { body: { ssoToken: 'x' } })
    const missing = ['email', 'verificationToken', 'acceptTermsOfUse'].map((Field) => ({
      Field,
      Errors: ['Field required'],
    }))
    expect(without).toMatchObject({ status: 400, body: { code: 10001, Items: missing } })
    for (const [given, Field] of [
      ['email', 'verificationToken'],
      ['verificationToken', 'email'],
    ] as const) {
      const half = await visitor.send('loginSso', { body: { ssoToken: 'x', [given]: 'ana@home.example' } })
      expect(half).toMatchObject({ status: 400, body: { code: 10001, Items: [{ Field, Errors: ['Field required'] }] } })
    }
  })

  it('has a page that replaces it, outside of production only', async () => {
    const page = await fetch(`${app.origin}/dev/sso/brightwater`)
    expect(await page.text()).toContain('Ana Costa')
    const answer = await fetch(`${app.origin}/dev/sso/brightwater/bw-1`, { redirect: 'manual' })
    const [path, ssoToken = ''] = (answer.headers.get('Location') ?? '').split('?ssoToken=')
    expect(path).toBe('/login#/auth/sso')
    expect(await (await app.visit()).call('ssoCheckUser', { body: { ssoToken } })).toMatchObject({ email: ana.email })
    expect((await fetch(`${app.origin}/dev/sso/brightwater/bw-9`)).status).toBe(404)
    const production = await startTestApp({ parts: { isProduction: true } })
    await seedDemoIdentity(production.parts)
    expect((await fetch(`${production.origin}/dev/sso/brightwater`)).status).toBe(404)
    expect(await production.parts.directory.companies.byCode('brightwater')).toBeUndefined()
    await production.stop()
  })
})
