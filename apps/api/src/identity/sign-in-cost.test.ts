import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, testPassword, type TestApp } from '../../testing/test-app.ts'
import { createIdentity } from './create-identity.ts'
import type { Passwords } from './passwords.ts'
import { limits } from './limits.ts'

const userName = 'ada@example.test'
describe('what a try to sign in costs', () => {
  let app: TestApp
  beforeEach(async () => {
    app = await startTestApp()
    await app.addPerson(userName)
  })
  afterEach(() => app.stop())

  /** Returns a sign-in with parts of its password hashing replaced, and the hashes that it compared passwords with. */
  const signInWith = (changes: Partial<Passwords> = {}) => {
    const hashed: (string | null)[] = []
    const verify: Passwords['verify'] = (password, hash, turn) => {
      hashed.push(hash)
      return app.parts.passwords.verify(password, hash, turn)
    }
    const { signIn } = createIdentity({ ...app.parts, passwords: { ...app.parts.passwords, verify, ...changes } })
    const attempt = (name: string, password: string, { clientAddress = '', cookie = '' } = {}) =>
      signIn.verify({
        userName: name,
        password,
        request: new Request(app.origin, { headers: { Cookie: cookie } }),
        clientAddress,
      })
    return { attempt, hashed }
  }

  it('is one hash, also for an unknown name and for a person without a password', async () => {
    await app.addPerson('sso@example.test', { passwordHash: null })
    const { attempt, hashed } = signInWith()
    for (const name of [userName, 'nobody@example.test', 'sso@example.test']) {
      await expect(attempt(name, 'Wrong-Harbor-42')).rejects.toMatchObject({ code: 30001 })
    }
    expect(hashed).toEqual([expect.stringContaining('scrypt$'), null, null])
  })

  it('is nothing for a stranger while the queue of strangers is full; a person in their own browser is let in', async () => {
    const own = await app.signIn(userName)
    const { attempt, hashed } = signInWith({ isFull: () => true })
    await expect(attempt(userName, testPassword)).rejects.toMatchObject({ status: 503 })
    expect(hashed).toEqual([])
    await expect(
      attempt(userName, testPassword, { cookie: `device=${own.cookies.get('device') ?? ''}` }),
    ).resolves.toMatchObject({ email: userName })
  })

  it('is counted by network, because an IPv6 network has too many addresses to count each', async () => {
    const { attempt } = signInWith()
    const from = (clientAddress: string, user: number) =>
      attempt(`user${user}@example.test`, 'Spring-2026!', { clientAddress })
    for (let user = 0; user < 100; user += 1)
      await expect(from(`2001:db8::${user + 1}`, user)).rejects.toMatchObject({ code: 30001 })
    await expect(from('2001:db8::ffff', 100)).rejects.toMatchObject({ status: 429 })
    await expect(from('2001:db8:0:1::1', 100)).rejects.toMatchObject({ code: 30001 })
    app.clock.advance(limits.network.lasts)
    await expect(from('2001:db8::ffff', 101)).rejects.toMatchObject({ code: 30001 })
  })
})
