// Proves: ASVS-9.1.1, ASVS-9.1.2, ASVS-9.2.4, ASVS-10.3.1, ASVS-10.4.5, ASVS-11.6.1
import { generateKeyPair, exportJWK } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findCode } from '../../testing/mail-of.ts'
import { startTestApp, testPassword, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { connectFrame, openFrame, pageOrigin, type ProofChanges, type WidgetFrame } from '../../testing/widget-frame.ts'

const seconds = (app: TestApp, away: number) => Math.floor(app.clock.now() / 1000) + away

describe('the proof of a widget’s key', () => {
  let app: TestApp
  let frame: WidgetFrame
  let token = ''

  beforeAll(async () => {
    app = await startTestApp()
    await app.parts.directory.companies.allowOrigin(app.company.id, pageOrigin)
    frame = await openFrame(app)
    await connectFrame(await app.signIn('ada@example.test'), frame, ['goals'])
    token = await frame.token('goals')
  })
  afterAll(() => app.stop())

  const read = async (changes: ProofChanges) =>
    (
      await frame.client.send(
        'myGoals',
        {},
        {
          Authorization: `DPoP ${token}`,
          DPoP: await frame.proof('myGoals', {}, token, changes),
        },
      )
    ).status

  it('lets a read through, also one that is sent again: only connecting and tokens use a proof up', async () => {
    expect(await read({})).toBe(200)
    const headers = { Authorization: `DPoP ${token}`, DPoP: await frame.proof('myGoals', {}, token) }
    expect((await frame.client.send('myGoals', {}, headers)).status).toBe(200)
    expect((await frame.client.send('myGoals', {}, headers)).status).toBe(200)
  })

  it('is 401 for another key, also one that names the right one', async () => {
    const other = await generateKeyPair('ES256', { extractable: true })
    expect(await read({ signer: other.privateKey })).toBe(401)
    const jwk = await exportJWK(other.publicKey)
    expect(await read({ signer: other.privateKey, header: { jwk } })).toBe(401)
    const secret = await exportJWK(other.privateKey)
    expect(await read({ signer: other.privateKey, header: { jwk: secret } })).toBe(401)
  })

  it.each<[string, ProofChanges]>([
    ['another method', { claims: { htm: 'POST' } }],
    ['another address', { claims: { htu: 'http://127.0.0.1/webapi/v1/other' } }],
    ['no address', { claims: { htu: undefined } }],
    ['no token hash', { claims: { ath: undefined } }],
    ['another token’s hash', { claims: { ath: 'x'.repeat(43) } }],
    ['no id', { claims: { jti: undefined } }],
    ['an id that is too long', { claims: { jti: 'x'.repeat(201) } }],
    ['no time', { claims: { iat: undefined } }],
    ['a time that is no number', { claims: { iat: 'now' } }],
    ['another type', { header: { typ: 'JWT' } }],
    ['no type', { header: { typ: undefined } }],
    ['no key', { header: { jwk: undefined } }],
  ])('is 401 with %s', async (_, changes) => expect(await read(changes)).toBe(401))

  it('is 401 when its time is more than 60 seconds away, in either direction', async () => {
    for (const [away, status] of [
      [-60, 200],
      [60, 200],
      [-61, 401],
      [61, 401],
    ] as const)
      expect([away, await read({ claims: { iat: seconds(app, away) } })]).toEqual([away, status])
  })

  it('is 401 when it is missing, doubled, unsigned, or no proof at all', async () => {
    const good = await frame.proof('myGoals', {}, token)
    const [header = '', payload = ''] = good.split('.')
    const unsigned = `${btoa('{"alg":"none","typ":"dpop+jwt"}').replaceAll('=', '')}.${payload}.`
    for (const DPoP of ['', 'proof', `${good}, ${good}`, unsigned, `${header}.${payload}.`, 'x'.repeat(5000)]) {
      const headers = { Authorization: `DPoP ${token}`, ...(DPoP !== '' && { DPoP }) }
      expect([DPoP, (await frame.client.send('myGoals', {}, headers)).status]).toEqual([DPoP, 401])
    }
  })

  it('is used up by connecting, a token, and the end: 401 the second time', async () => {
    for (const name of ['embedToken', 'endEmbed'] as const) {
      const headers = { DPoP: await frame.proof(name) }
      const send = () => frame.client.send(name, { body: { widget: 'goals', origin: pageOrigin } }, headers)
      expect([name, (await send()).status]).toEqual([name, 200])
      expect([name, (await send()).status]).toEqual([name, 401])
    }
  })
})

describe('A18: a person’s widgets in frames', () => {
  const newPassword = 'Calm-Meadow-77'
  let app: TestApp
  let ada: TestClient

  beforeAll(async () => {
    app = await startTestApp()
    await app.parts.directory.companies.allowOrigin(app.company.id, pageOrigin)
  })
  afterAll(() => app.stop())
  beforeEach(async () => {
    ada = await app.signIn('ada@example.test')
  })

  const newEmail = async () => {
    const email = 'ada.home@example.test'
    await ada.call('sendEmailCode', { body: { email } })
    const { verificationToken } = await ada.call('verifyEmailCode', { body: { email, code: findCode(app, email) } })
    const contact = await ada.call('contactInformation', {})
    return ada.send('saveContactInformation', {
      body: { ...contact, email, password: testPassword, verificationToken },
    })
  }

  const endings: Readonly<Record<string, () => Promise<{ status: number }>>> = {
    'sign-out everywhere': () => ada.send('endAllSessions', { body: {} }),
    'a new email': newEmail,
    'a new password': async () => {
      const eve = await app.signIn('eve@example.test')
      return eve.send('updatePassword', {
        body: { currentPassword: testPassword, newPassword, confirmPassword: newPassword },
      })
    },
  }

  it.each(Object.keys(endings))('end at the next call with %s: token, cookie, and a code on its way', async (name) => {
    const person = name === 'a new password' ? await app.signIn('eve@example.test') : ada
    const frame = await openFrame(app)
    await connectFrame(person, frame, ['goals'])
    const token = await frame.token('goals')
    const waiting = await openFrame(app)
    const body = {
      ...{ origin: pageOrigin, widgets: ['goals' as const], keyThumbprint: waiting.keyThumbprint },
      ...{ isOwnComputer: true, isKeyStored: true, showsListLength: false },
    }
    const { code } = await person.call('agreeEmbed', { body })
    expect(await frame.send('myGoals', {}, token)).toMatchObject({ status: 200 })
    expect(await endings[name]?.()).toMatchObject({ status: 200 })
    expect(await frame.send('myGoals', {}, token)).toMatchObject({ status: 401 })
    const again = { body: { widget: 'goals', origin: pageOrigin } }
    expect(await frame.send('embedToken', again)).toMatchObject({ status: 401 })
    expect(await waiting.connect(code)).toMatchObject({ status: 400, body: { code: 30001 } })
  })
})
