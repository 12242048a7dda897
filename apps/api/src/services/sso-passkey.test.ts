// Proves: Q-AUTH-1
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { seedDemoIdentity } from '../../demo/demo-identity.ts'
import { createSsoTestIssuer, type SsoTestIssuer } from '../../demo/sso-test-issuer.ts'
import { findCode } from '../../testing/mail-of.ts'
import { createSoftPasskey } from '../../testing/soft-passkey.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'

const names = { email: 'work@brightwater.example', firstName: 'Ana', lastName: 'Costa' }
const [ana, ben] = [
  { subject: 'bw-1', ...names },
  { subject: 'bw-2', ...names },
] as const
const refusal = { status: 400, body: { code: 30001 } }

let app: TestApp
let issuer: SsoTestIssuer
beforeEach(async () => {
  app = await startTestApp()
  issuer = createSsoTestIssuer(app.parts)
  await seedDemoIdentity(app.parts)
})
afterEach(() => app.stop())

const tokenOf = (person: typeof ana | typeof ben) => issuer.sign('brightwater', person)

/** Registers by the sign-on with an address of one's own, and adds a passkey. */
async function register(person: typeof ana | typeof ben, email: string) {
  const client = await app.visit()
  await client.call('sendEmailCode', { body: { email } })
  const proof = await client.call('verifyEmailCode', { body: { email, code: findCode(app, email) } })
  const body = { ssoToken: await tokenOf(person), email, ...proof, acceptTermsOfUse: true } as const
  await client.call('ssoRegisterUser', { body })
  const { challenge } = await client.call('startSecondFactor', { body: { kind: 'passkey' } })
  if (challenge.kind !== 'passkey') throw new Error('Another kind was started')
  const passkey = createSoftPasskey()
  await client.call('confirmSecondFactor', { body: { credential: passkey.create(challenge.options, app.origin) } })
  return passkey
}

const optionsOf = async (client: TestClient, ssoToken: string) =>
  (await client.call('ssoPasskey', { body: { ssoToken } })).passkey

describe('a passkey at the employer’s sign-on', () => {
  it('signs in from a new browser without the mailbox, once for each token', async () => {
    const passkey = await register(ana, 'ana@home.example')
    const [client, ssoToken] = [await app.visit(), await tokenOf(ana)]
    const credential = passkey.sign(await optionsOf(client, ssoToken), app.origin)
    const answer = await client.call('loginSso', { body: { ssoToken, credential } })
    expect([answer.redirectUrl, answer.secondFactor]).toEqual(['/secure/home', undefined])
    expect(await client.call('session', {})).toMatchObject({ isSignedIn: true, email: 'ana@home.example' })
    expect(await (await app.visit()).send('loginSso', { body: { ssoToken, credential } })).toMatchObject(refusal)
  })

  it('is refused alike for another person’s token, another’s challenge, a strange key, and a page that is not ours', async () => {
    const [passkey, bens] = [await register(ana, 'ana@home.example'), await register(ben, 'ben@home.example')]
    const client = await app.visit()
    const [ssoToken, other] = [await tokenOf(ana), await tokenOf(ben)]
    const [options, others] = [await optionsOf(client, ssoToken), await optionsOf(client, other)]
    const tries = [
      { ssoToken: other, credential: passkey.sign(others, app.origin) },
      { ssoToken, credential: bens.sign(options, app.origin) },
      { ssoToken, credential: passkey.sign(others, app.origin) },
      { ssoToken, credential: createSoftPasskey().sign(options, app.origin) },
      { ssoToken, credential: passkey.sign(options, 'https://evil.example') },
    ]
    for (const body of tries) expect(await client.send('loginSso', { body })).toMatchObject(refusal)
    expect(await client.call('session', {})).toMatchObject({ isSignedIn: false })
    expect(await client.send('ssoPasskey', { body: { ssoToken: 'x.y.z' } })).toMatchObject(refusal)
  })

  it('is asked of everybody alike, with an account and without', async () => {
    await register(ana, 'ana@home.example')
    const client = await app.visit()
    const [mine, nobodys] = [await optionsOf(client, await tokenOf(ana)), await optionsOf(client, await tokenOf(ben))]
    expect({ ...mine, challenge: '' }).toEqual({ ...nobodys, challenge: '' })
    expect(mine.allowCredentials).toEqual([])
  })
})
