// Proves: ASVS-6.8.1, ASVS-6.8.2, ASVS-9.1.1, ASVS-9.1.2, ASVS-9.1.3, ASVS-11.2.3, ASVS-11.6.1
import { SignJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { createSso, ssoAudience, type Sso } from './sso.ts'

const sharedSecret = 'a secret that both sides know, 32+ bytes'
const refusal = { status: 400, code: 30001 }

describe('the keys of companies’ identity providers', () => {
  let app: TestApp
  let sso: Sso
  beforeEach(async () => {
    app = await startTestApp()
    sso = createSso(app.parts)
  })
  afterEach(() => app.stop())

  const saveCompany = (code: string, ssoKey: { kty: string; [field: string]: string }) =>
    app.parts.directory.companies.save({
      code,
      name: code,
      isSsoEnabled: true,
      ssoIssuer: `urn:${code}`,
      ssoKey,
      createdAt: 1,
    })
  const newToken = (code: string, alg: string) => {
    const now = Math.floor(app.clock.now() / 1000)
    const jwt = new SignJWT({ email: 'ada@example.test', given_name: 'Ada', family_name: 'Byron' }).setProtectedHeader({
      alg,
    })
    return jwt
      .setIssuer(`urn:${code}`)
      .setAudience(ssoAudience)
      .setSubject('1')
      .setJti(crypto.randomUUID())
      .setIssuedAt(now)
      .setExpirationTime(now + 60)
  }
  const newPair = async () => {
    const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
    const { crv = '', x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey)
    return { privateKey: pair.privateKey, jwk: { kty: 'EC', crv, x, y } }
  }

  it('are public keys: a shared secret is refused, even if a company’s row holds one', async () => {
    await saveCompany('shared', { kty: 'oct', k: Buffer.from(sharedSecret).toString('base64url'), alg: 'HS256' })
    const token = await newToken('shared', 'HS256').sign(new TextEncoder().encode(sharedSecret))
    await expect(sso.read(token)).rejects.toMatchObject(refusal)
  })

  it('cannot be used as secrets: a token that was signed with a public key is refused', async () => {
    const { jwk } = await newPair()
    await saveCompany('confused', jwk)
    for (const secret of [jwk.x, JSON.stringify(jwk)]) {
      const token = await newToken('confused', 'HS256').sign(new TextEncoder().encode(secret.padEnd(32)))
      await expect(sso.read(token)).rejects.toMatchObject(refusal)
    }
  })

  it('are valid for their own company only', async () => {
    const [own, others] = [await newPair(), await newPair()]
    const company = await saveCompany('own', own.jwk)
    await saveCompany('others', others.jwk)
    await expect(sso.read(await newToken('own', 'ES256').sign(own.privateKey))).resolves.toMatchObject({
      company: { id: company.id },
    })
    await expect(sso.read(await newToken('own', 'ES256').sign(others.privateKey))).rejects.toMatchObject(refusal)
    await expect(sso.read(await newToken('nobody', 'ES256').sign(own.privateKey))).rejects.toMatchObject(refusal)
  })

  it('treat the same subject at two companies as two people', async () => {
    const pair = await newPair()
    await saveCompany('one', pair.jwk)
    await saveCompany('other', pair.jwk)
    const [one, other] = await Promise.all(
      ['one', 'other'].map(async (code) => sso.read(await newToken(code, 'ES256').sign(pair.privateKey))),
    )
    expect(one?.subject).not.toBe(other?.subject)
  })
})
