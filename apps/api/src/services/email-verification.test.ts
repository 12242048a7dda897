// Proves: API-91, API-92, CONST-32, EMAIL-02, EMAIL-05
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createIdentity } from '../identity/create-identity.ts'
import { findCode, findMail, wrongCode } from '../../testing/mail-of.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { emailProof } from './email-verification.ts'

const secondMs = 1_000
const minuteMs = 60 * secondMs
const email = 'new@example.test'

describe('verifying an email', () => {
  let app: TestApp
  let visitor: TestClient
  beforeEach(async () => {
    app = await startTestApp()
    visitor = await app.visit()
  })
  afterEach(() => app.stop())

  const send = (client = visitor) => client.send('sendEmailCode', { body: { email } })
  const verify = (code: string, client = visitor) => client.send('verifyEmailCode', { body: { email, code } })
  const invalid = {
    status: 400,
    body: { code: 60001, message: 'Verification code is invalid', Items: [{ Field: 'code' }] },
  }

  it('mails a code of 6 digits, which can be exchanged for a token once', async () => {
    expect(await send()).toMatchObject({ status: 200, body: {} })
    const code = findCode(app, email)
    expect(findMail(app, email)).toHaveLength(1)
    const { verificationToken } = await visitor.call('verifyEmailCode', {
      body: { email: ' NEW@example.test', code: `${code.slice(0, 3)} ${code.slice(3)}` },
    })
    expect(verificationToken.length).toBeGreaterThan(60)
    expect(await verify(code)).toMatchObject(invalid)
  })

  it('takes no wrong code, and after 5 tries not the right one either', async () => {
    await send()
    const code = findCode(app, email)
    for (let time = 0; time < 5; time += 1) expect(await verify(wrongCode(code))).toMatchObject(invalid)
    expect(await verify(code)).toMatchObject(invalid)
  })

  it('counts concurrent tries: after five at once, not even the right code is taken', async () => {
    await send()
    const { mailedCodes } = createIdentity(app.parts)
    const request = new Request(app.origin, { headers: { Cookie: `asker=${visitor.cookies.get('asker') ?? ''}` } })
    const guess = (code: string) => mailedCodes.try({ purpose: 'verify-email', subject: email }, request, code)
    const code = findCode(app, email)
    // The order in which concurrent tries are counted is open, so the right code comes after the five that are allowed.
    const guesses = Array.from({ length: 5 }, () => wrongCode(code))
    expect(await Promise.all(guesses.map(guess))).toEqual(guesses.map(() => 'wrong'))
    expect(await Promise.all([code, code].map(guess))).toEqual(['wrong', 'wrong'])
  })

  it('knows the browser for as long as each of its codes lives', async () => {
    await send()
    app.clock.advance(55 * minuteMs)
    const later = await send()
    expect(later.headers.getSetCookie()).toEqual([expect.stringMatching(/^asker=.*; HttpOnly; Max-Age=3600$/)])
    expect(await verify(findCode(app, email))).toMatchObject({ status: 200 })
  })

  it('lets a code expire after 10 minutes', async () => {
    await send()
    app.clock.advance(10 * minuteMs)
    expect(await verify(findCode(app, email))).toMatchObject({
      status: 400,
      body: { code: 60002, message: 'Verification code has been expired' },
    })
  })

  it('sends no second code within 60 seconds, and says how long to wait on the field', async () => {
    await send()
    app.clock.advance(20 * secondMs)
    const soon = await send()
    expect(soon).toMatchObject({
      status: 429,
      body: {
        code: 10000,
        message: 'An error has occurred, Please retry',
        Items: [{ Field: 'Code', Errors: ['Please wait 40 seconds to send another code'] }],
      },
    })
    expect(soon.headers.get('Retry-After')).toBe('40')
    app.clock.advance(40 * secondMs)
    expect(await send()).toMatchObject({ status: 200 })
  })

  it('makes an earlier code worthless with a later one', async () => {
    await send()
    const first = findCode(app, email)
    app.clock.advance(minuteMs)
    await send()
    const second = findCode(app, email)
    expect(first).not.toBe(second)
    expect(await verify(first)).toMatchObject(invalid)
    expect(await verify(second)).toMatchObject({ status: 200 })
  })

  it('takes a code only in the browser that asked for it', async () => {
    await send()
    expect(await verify(findCode(app, email), await app.visit())).toMatchObject(invalid)
  })

  it('limits the mails to an inbox, from any number of browsers', async () => {
    const statuses: number[] = []
    for (let browser = 0; browser < 8; browser += 1) statuses.push((await send(await app.visit())).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
    expect(findMail(app, email)).toHaveLength(6)
  })

  it('wants an email, and says what is wrong with another text', async () => {
    for (const wrong of ['abc', 'a@b', 'a b@example.test', 'a@@example.test']) {
      const answer = await visitor.send('sendEmailCode', { body: { email: wrong } })
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 30004, message: 'Email not valid', Items: [{ Field: 'email' }] },
      })
    }
    expect(await visitor.send('sendEmailCode', { body: {} })).toMatchObject({
      status: 400,
      body: { code: 10001, Items: [{ Field: 'email' }] },
    })
    const missing = await visitor.send('verifyEmailCode', { body: { email } })
    expect(missing).toMatchObject({
      status: 400,
      body: { code: 10001, message: 'Field required', Items: [{ Field: 'code', Errors: ['Field required'] }] },
    })
  })

  it('keeps neither code nor email in clear', async () => {
    await send()
    const code = findCode(app, email)
    const place = { purpose: 'verify-email', subject: email, asker: '' } as const
    expect(await app.parts.directory.codes.sentAt(place)).toBeUndefined()
    expect(await app.parts.directory.codes.try(place, { codeHash: code, at: app.clock.now(), maxTries: 5 })).toBe(
      'wrong',
    )
  })
})

describe('the proof of an email', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.stop())

  it('can be used for one save only', async () => {
    const email = 'new@example.test'
    const visitor = await app.visit()
    await visitor.call('sendEmailCode', { body: { email } })
    const { verificationToken } = await visitor.call('verifyEmailCode', { body: { email, code: findCode(app, email) } })
    const proof = emailProof(createIdentity(app.parts))
    const notGood = { status: 400, code: 60002 }
    await expect(proof.read(verificationToken, 'other@example.test')).rejects.toMatchObject(notGood)
    const use = await proof.read(verificationToken, 'NEW@example.test')
    const again = await proof.read(verificationToken, email)
    const results = await Promise.allSettled([use(), again()])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: notGood })
  })
})
