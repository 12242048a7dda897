import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeIdentity } from '../identity/make-identity.ts'
import { codeOf } from '../test/mail-of.ts'
import { startTestApp, type TestApp } from '../test/test-app.ts'
import { emailProof } from './email-verification.ts'

describe('the proof of an email', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.stop())

  it('is good for one save', async () => {
    const email = 'new@example.test'
    const visitor = await app.visit()
    await visitor.call('sendEmailCode', { body: { email } })
    const { verificationToken } = await visitor.call('verifyEmailCode', { body: { email, code: codeOf(app, email) } })
    const proof = emailProof(makeIdentity(app.parts))
    const notGood = { status: 400, code: 60002 }
    await expect(proof.read(verificationToken, 'other@example.test')).rejects.toMatchObject(notGood)
    const use = await proof.read(verificationToken, 'NEW@example.test')
    const again = await proof.read(verificationToken, email)
    const [first, second] = await Promise.allSettled([use(), again()])
    expect(first.status).toBe('fulfilled')
    expect(second).toMatchObject({ status: 'rejected', reason: notGood })
  })
})
