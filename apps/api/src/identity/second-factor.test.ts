import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, TEST_PASSWORD, type TestApp } from '../test/test-app.ts'
import { makeIdentity } from './make-identity.ts'

const userName = 'ada@example.test'
const HOUR = 60 * 60_000

describe('the door of the second factor', () => {
  let app: TestApp
  let secret: Secret
  beforeEach(async () => {
    app = await startTestApp()
    const ada = await app.signIn(userName)
    const { challenge } = await ada.call('startSecondFactor', {
      body: { kind: 'authenticator', password: TEST_PASSWORD },
    })
    secret = Secret.fromBase32(challenge.kind === 'authenticator' ? challenge.secret : '')
    await ada.call('confirmSecondFactor', { body: { code: rightCode() } })
    app.clock.advance(60_000)
  })
  afterEach(() => app.stop())

  const rightCode = () => TOTP.generate({ secret, timestamp: app.clock.now() })
  /** Tries at one half session, all of them before the first is through. */
  const tryAtOnce = async (codes: readonly string[]) => {
    const client = await app.visit()
    await client.call('login', { body: { userName, password: TEST_PASSWORD } })
    const request = new Request(app.origin, {
      headers: { Cookie: `half-session=${client.cookies.get('half-session') ?? ''}` },
    })
    const { secondFactor } = makeIdentity(app.parts)
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

  it('looks at five tries, also where they come at the same time', async () => {
    const results = await tryAtOnce([...wrong(40), rightCode()])
    expect(results.filter((result) => result === 'looked at')).toHaveLength(5)
    expect(results.filter((result) => result === 401)).toHaveLength(36)
  })

  it('looks at twenty in an hour, over all sign-ins and also at the same time, and lets the person in after that', async () => {
    const rounds = await Promise.all([1, 2, 3, 4, 5, 6].map(() => tryAtOnce(wrong(5))))
    expect(rounds.flat().filter((result) => result === 'looked at')).toHaveLength(20)
    expect(rounds.flat().filter((result) => result === 429)).toHaveLength(10)
    app.clock.advance(HOUR)
    expect(await tryAtOnce([rightCode()])).toEqual(['in'])
  })

  it('leads to one session where two right proofs come at the same time', async () => {
    const person = await app.parts.directory.people.byEmail(userName)
    const { secondFactors } = app.parts.directory
    await secondFactors.removeAll(person?.id ?? 0)
    const ada = await app.signIn(userName)
    const { challenge } = await ada.call('startSecondFactor', {
      body: { kind: 'authenticator', password: TEST_PASSWORD },
    })
    secret = Secret.fromBase32(challenge.kind === 'authenticator' ? challenge.secret : '')
    const { recoveryCodes } = await ada.call('confirmSecondFactor', { body: { code: rightCode() } })
    app.clock.advance(60_000)
    expect((await tryAtOnce([rightCode(), ...recoveryCodes.slice(0, 3)])).toSorted()).toEqual([401, 401, 401, 'in'])
  })

  it('forgets wrong tries with a right one', async () => {
    for (let round = 0; round < 6; round += 1) {
      expect(await tryAtOnce(wrong(4))).not.toContain(429)
      app.clock.advance(60_000)
      expect(await tryAtOnce([rightCode()])).toEqual(['in'])
    }
  })
})
