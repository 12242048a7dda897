import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { solved } from '../../testing/mail-of.ts'
import { startTestApp, testPassword, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { unavailable } from '../errors.ts'
import type { Mail } from './mail.ts'

const noMail: Mail = {
  deliver: () => Promise.reject(new Error('Not asked for')),
  post: async () => undefined,
  postWith: (_message, _personId, change) => change(),
  sendDue: async () => undefined,
  ensureWorks() {
    throw unavailable(60)
  },
}

describe('while no mail can be sent', () => {
  let app: TestApp
  let visitor: TestClient
  beforeEach(async () => {
    app = await startTestApp({ runtime: 'node', parts: { mail: noMail } })
    await app.addPerson('ada@example.test')
    visitor = await app.visit()
  })
  afterEach(() => app.stop())

  const notNow = { status: 503, body: { code: 10000, message: 'An error has occurred, Please retry' } }

  it('nobody is promised a code, and it does not count against the next try', async () => {
    for (let time = 0; time < 2; time += 1) {
      const answer = await visitor.send('sendEmailCode', { body: { email: 'new@example.test' } })
      expect(answer).toMatchObject(notNow)
      expect(answer.headers.get('Retry-After')).toBe('60')
    }
  })

  it('a reset is refused alike for a name that somebody has and one that nobody has', async () => {
    const ask = async (userName: string) =>
      visitor.send('requestPasswordReset', { body: { userName, recaptchaToken: await solved(visitor) } })
    expect(await ask('ada@example.test')).toMatchObject(notNow)
    expect(await ask('nobody@example.test')).toMatchObject(notNow)
  })

  it('an employee signs in all the same, and a staff member is asked to come back', async () => {
    await app.addPerson('staff@example.test', { role: 2 })
    const signIn = (userName: string) => visitor.send('login', { body: { userName, password: testPassword } })
    expect(await signIn('staff@example.test')).toMatchObject(notNow)
    expect(await signIn('ada@example.test')).toMatchObject({ status: 200 })
  })
})
