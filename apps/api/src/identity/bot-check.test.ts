// Proves: API-110, API-111, AUTH-02
// Proves: ASVS-2.4.1
import { solveBotCheck } from '@evenkeel/api-client/contract/bot-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'

describe('the bot check', () => {
  let app: TestApp
  let visitor: TestClient
  beforeAll(async () => {
    app = await startTestApp()
    visitor = await app.visit()
  })
  afterAll(() => app.stop())

  const isGood = async (token: string) => (await visitor.call('verifyRecaptcha', { body: { token } })).success
  const task = async () => (await visitor.call('recaptchaKey', {})).publicKey

  it('returns a fresh task each time, and accepts its solution until it is used', async () => {
    const [one, other] = [await task(), await task()]
    expect(one).not.toBe(other)
    const token = await solveBotCheck(one)
    expect([await isGood(token), await isGood(token)]).toEqual([true, true])
    await visitor.call('requestPasswordReset', { body: { userName: 'ada@example.test', recaptchaToken: token } })
    expect(await isGood(token)).toBe(false)
  })

  it('refuses a wrong solution, a task that is not ours or was made easier, and an expired one', async () => {
    const own = await task()
    const [nonce, expires, , signature] = own.split('.')
    const easier = await solveBotCheck([nonce, expires, 0, signature].join('.'))
    const unsolved = Array.from({ length: 200 }, (_, number) => `${own}.${number}`)
    const results = await Promise.all(unsolved.map(isGood))
    expect(results.filter((good) => !good).length).toBeGreaterThan(150)
    expect([await isGood(easier), await isGood('abc'), await isGood(own)]).toEqual([false, false, false])
    const token = await solveBotCheck(own)
    app.clock.advance(10 * 60_000)
    expect(await isGood(token)).toBe(false)
  })

  it('names the field that a bad body lacks', async () => {
    expect(await visitor.send('verifyRecaptcha', { body: {} })).toMatchObject({
      status: 400,
      body: { code: 10001, Items: [{ Field: 'token' }] },
    })
  })
})
