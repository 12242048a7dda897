// Proves: Q-FACTOR-1
// Proves: ASVS-6.3.4, ASVS-6.4.4
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Secret, TOTP } from 'otpauth'
import { findCode, findMail } from '../../testing/mail-of.ts'
import { signInAs } from '../../testing/sign-in-as.ts'
import { startTestApp, testPassword, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'
import * as words from '../words/mails.generated.ts'

const hourMs = 60 * 60_000
const origin = 'http://money.example'
const own = { Origin: origin }
const email = 'ada@mail.example'

let app: TestApp
let secret: string
beforeEach(async () => {
  app = await startTestApp({ parts: { publicOrigin: origin } })
  secret = await addAuthenticator(await app.signIn(email))
})
afterEach(() => app.stop())

const appCode = () => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: app.clock.now() })

async function addAuthenticator(client: TestClient): Promise<string> {
  const started = await client.send(
    'startSecondFactor',
    { body: { kind: 'authenticator', password: testPassword } },
    own,
  )
  const key = /"secret":"([A-Z2-7]+)"/.exec(JSON.stringify(started.body))?.[1] ?? ''
  const code = TOTP.generate({ secret: Secret.fromBase32(key), timestamp: app.clock.now() })
  expect((await client.send('confirmSecondFactor', { body: { code } }, own)).status).toBe(200)
  app.clock.advance(60_000)
  return key
}

/** A browser with the right password, in which the second factor is asked for. */
async function half(userName = email): Promise<TestClient> {
  const client = await app.visit()
  await client.send('login', { body: { userName, password: testPassword } }, own)
  return client
}

const start = (client: TestClient) => client.send('startFactorRecovery', { body: {} }, own)
const challenge = (client: TestClient, kind?: 'mail') =>
  client.send('secondFactorChallenge', { body: kind ? { kind } : {} }, own)
const verify = (client: TestClient, code: string) => client.send('verifySecondFactor', { body: { code } }, own)
const stop = async (stopToken: string) => (await app.visit()).send('stopFactorRecovery', { body: { stopToken } }, own)

const subjects = () => findMail(app, email).map(({ subject }) => subject)
const asked = words.recoverySubject()
const open = words.recoveryOpenSubject()

/** Returns the token of the link in the newest mail. */
const stopToken = () => /stop-recovery\?token=([\w.-]+)/.exec(findMail(app, email)[0]?.text ?? '')?.[1] ?? ''

/** Passes hours one by one, and does what is due. */
async function pass(hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour += 1) {
    app.clock.advance(hourMs)
    await app.runDueWork()
  }
}

describe('a person who has lost every second factor', () => {
  it('waits 72 hours, is mailed at the beginning, the middle, and the end, and gets in by a mailed code', async () => {
    const waiting = await half()
    expect((await challenge(waiting)).body).toMatchObject({
      kinds: ['authenticator', 'recovery'],
      recovery: { opensAt: null },
    })
    const { status, body } = await start(waiting)
    const opensAt = new Date(app.clock.now() + 72 * hourMs).toISOString()
    expect([status, body]).toEqual([200, { opensAt }])
    expect((await start(waiting)).body, 'asked again').toEqual({ opensAt })
    const mailed = [asked, words.factorOnSubject()]
    expect(subjects().slice(0, 2)).toEqual(mailed)
    await pass(35)
    expect(subjects().filter((subject) => subject === asked)).toHaveLength(1)
    await pass(36)
    expect(subjects().filter((subject) => subject === asked)).toHaveLength(2)
    const early = await half()
    expect((await challenge(early, 'mail')).body).toMatchObject({
      kinds: ['authenticator', 'recovery'],
      recovery: { opensAt },
    })
    await pass(1)
    expect(subjects()[0]).toBe(open)

    const client = await half()
    expect((await challenge(client, 'mail')).body).toMatchObject({ kinds: ['authenticator', 'recovery', 'mail'] })
    expect((await verify(client, findCode(app, email))).status).toBe(200)
    expect((await client.call('session', {})).isSignedIn).toBe(true)
    expect((await client.call('secondFactor', {})).factors).toEqual([])
    expect(subjects()).toContain(words.factorOffSubject())
    expect((await client.call('accessLog', {})).lines.map(({ event }) => event)).toContain('second-factor-removed')
  })

  it('is stopped by the link in a mail, and nobody begins another for a day', async () => {
    const thief = await half()
    await start(thief)
    expect((await stop(stopToken())).status).toBe(200)
    expect((await challenge(thief)).status, 'the half sign-in ended').toBe(401)
    expect((await stop(stopToken())).body).toMatchObject({ code: 60002, Items: [{ Field: 'stopToken' }] })
    expect((await stop('1-2.x')).body).toMatchObject({ code: 60002 })
    expect((await start(await half())).status).toBe(429)
    await pass(73)
    const client = await half()
    expect((await challenge(client, 'mail')).body).toMatchObject({ kinds: ['authenticator', 'recovery'] })
    expect(subjects().filter((subject) => subject === open)).toEqual([])
    expect((await start(client)).status).toBe(200)
  })

  it('has a week to come, and a factor that is found ends the wait', async () => {
    await start(await half())
    expect((await verify(await half(), appCode())).status).toBe(200)
    await pass(73)
    expect((await challenge(await half())).body).toMatchObject({
      kinds: ['authenticator', 'recovery'],
      recovery: { opensAt: null },
    })
    await start(await half())
    await pass(72)
    app.clock.advance(7 * 24 * hourMs)
    expect((await challenge(await half())).body).toMatchObject({
      kinds: ['authenticator', 'recovery'],
      recovery: { opensAt: null },
    })
  })

  it('cannot do this from an employer’s mailbox, nor as a planner, nor without the password', async () => {
    const { directory, clock } = app.parts
    const north = await directory.companies.save({ code: 'north', name: 'North', createdAt: clock.now() })
    await directory.companies.addDomain(north.id, 'north.example')
    await addAuthenticator(await app.signIn('ben@north.example'))
    const ben = await half('ben@north.example')
    expect((await challenge(ben)).body).toMatchObject({ recovery: null })
    expect((await start(ben)).status).toBe(403)
    const planner = await signInAs(app, 'pia@mail.example', 1)
    await addAuthenticator(planner.client)
    expect((await start(await half('pia@mail.example'))).status).toBe(403)
    expect((await start(await app.visit())).status).toBe(401)
  })
})
