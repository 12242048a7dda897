// Proves: ASVS-6.5.1, ASVS-6.5.4, ASVS-6.6.2, ASVS-6.6.3
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findCode, findMail } from '../../testing/mail-of.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { createIdentity } from './create-identity.ts'

const email = 'new@example.test'
const hourMs = 60 * 60_000

describe('mailing codes', () => {
  let app: TestApp
  beforeEach(async () => {
    app = await startTestApp()
  })
  afterEach(() => app.stop())

  it('sends one code if a browser asks twice at the same time', async () => {
    const visitor = await app.visit()
    await visitor.call('sendEmailCode', { body: { email } })
    app.clock.advance(60_000)
    const request = new Request(app.origin, { headers: { Cookie: `asker=${visitor.cookies.get('asker') ?? ''}` } })
    const exchange = { request, clientAddress: '', addHeader: () => undefined }
    const { mailedCodes } = createIdentity(app.parts)
    const send = () =>
      mailedCodes.send({ purpose: 'verify-email', subject: email }, exchange, (code) => ({
        to: email,
        subject: 'Code',
        text: code,
      }))
    const [first, second] = await Promise.allSettled([send(), send()])
    expect(first.status).toBe('fulfilled')
    expect(second).toMatchObject({ reason: { status: 429 } })
    expect(findMail(app, email)).toHaveLength(2)
    expect(await visitor.send('verifyEmailCode', { body: { email, code: findCode(app, email) } })).toMatchObject({
      status: 200,
    })
  })

  it('serves a whole company behind one address for an hour, but not a program that keeps asking', async () => {
    const { attempts } = app.parts.directory
    const subject = app.parts.keys.sign('one-time-code', 'sent\nnetwork:127.0.0.1')
    const window = { at: app.clock.now(), lasts: hourMs }
    for (let sent = 0; sent < 999; sent += 1) await attempts.count(subject, window)
    const visitor = await app.visit()
    const ask = (address: string) => visitor.send('sendEmailCode', { body: { email: address } })
    expect(await ask(email)).toMatchObject({ status: 200 })
    expect(await ask('other@example.test')).toMatchObject({ status: 429, body: { Items: [{ Field: 'Code' }] } })
    app.clock.advance(hourMs)
    expect(await ask('other@example.test')).toMatchObject({ status: 200 })
  })
})
