// Proves: ASVS-2.3.1, ASVS-6.6.3
import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, testPassword, type TestApp } from '../../testing/test-app.ts'
import { createIdentity } from './create-identity.ts'

const userName = 'ada@example.test'
const hourMs = 60 * 60_000

const countEach = (results: readonly (string | number)[]) =>
  Object.fromEntries([...Map.groupBy(results, String)].map(([result, all]) => [result, all.length]))

describe('the step of the second factor', () => {
  let app: TestApp
  let secret: Secret
  beforeEach(async () => {
    app = await startTestApp()
    const ada = await app.signIn(userName)
    const { challenge } = await ada.call('startSecondFactor', {
      body: { kind: 'authenticator', password: testPassword },
    })
    secret = Secret.fromBase32(challenge.kind === 'authenticator' ? challenge.secret : '')
    await ada.call('confirmSecondFactor', { body: { code: rightCode() } })
    app.clock.advance(60_000)
  })
  afterEach(() => app.stop())

  const rightCode = () => TOTP.generate({ secret, timestamp: app.clock.now() })
  /** Tries codes at one half session, all of them before the first is answered. */
  const tryAtOnce = async (codes: readonly string[]) => {
    const client = await app.visit()
    await client.call('login', { body: { userName, password: testPassword } })
    const request = new Request(app.origin, {
      headers: { Cookie: `half-session=${client.cookies.get('half-session') ?? ''}` },
    })
    const { secondFactor } = createIdentity(app.parts)
    const tries = codes.map((code) =>
      secondFactor.pass({ code }, { request, clientAddress: '', addHeader: () => undefined }),
    )
    const results = await Promise.allSettled(tries)
    return results.map((result) =>
      result.status === 'fulfilled' ? 'in' : result.reason.status === 400 ? 'looked at' : result.reason.status,
    )
  }
  const wrong = (count: number) =>
    Array.from({ length: count }, () => String((Number(rightCode()) + 1) % 1_000_000).padStart(6, '0'))

  it('checks five tries, also when they come at the same time', async () => {
    // The right code is not among them: in which order tries at the same time are counted is open.
    const results = await tryAtOnce(wrong(41))
    expect(countEach(results)).toEqual({ 'looked at': 5, 401: 36 })
  })

  it('checks twenty in an hour, over all sign-ins and also at the same time, and lets the person in after that', async () => {
    const rounds = await Promise.all([1, 2, 3, 4, 5, 6].map(() => tryAtOnce(wrong(5))))
    expect(countEach(rounds.flat())).toEqual({ 'looked at': 20, 429: 10 })
    app.clock.advance(hourMs)
    expect(await tryAtOnce([rightCode()])).toEqual(['in'])
  })

  it('leads to one session when two right proofs come at the same time', async () => {
    const person = await app.parts.directory.people.byEmail(userName)
    const { secondFactors } = app.parts.directory
    await secondFactors.removeAll(person?.id ?? 0)
    const ada = await app.signIn(userName)
    const { challenge } = await ada.call('startSecondFactor', {
      body: { kind: 'authenticator', password: testPassword },
    })
    secret = Secret.fromBase32(challenge.kind === 'authenticator' ? challenge.secret : '')
    const { recoveryCodes } = await ada.call('confirmSecondFactor', { body: { code: rightCode() } })
    app.clock.advance(60_000)
    expect((await tryAtOnce([rightCode(), ...recoveryCodes.slice(0, 3)])).toSorted()).toEqual([401, 401, 401, 'in'])
  })

  it('forgets wrong tries after a right one', async () => {
    for (let round = 0; round < 6; round += 1) {
      expect(await tryAtOnce(wrong(4))).not.toContain(429)
      app.clock.advance(60_000)
      expect(await tryAtOnce([rightCode()])).toEqual(['in'])
    }
  })
})
