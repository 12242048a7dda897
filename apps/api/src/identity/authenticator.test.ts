import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findCode, solved } from '../../testing/mail-of.ts'
import { startTestApp, testPassword, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'

const userName = 'ada@example.test'

describe('adding an authenticator app', () => {
  let app: TestApp
  beforeEach(async () => {
    app = await startTestApp()
  })
  afterEach(() => app.stop())

  const start = async (client: TestClient) => {
    const { challenge } = await client.call('startSecondFactor', {
      body: { kind: 'authenticator', password: testPassword },
    })
    return challenge.kind === 'authenticator' ? challenge.secret : ''
  }
  const appCode = (secret: string) => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: app.clock.now() })
  const halfSignedIn = async () => {
    const client = await app.visit()
    await client.call('login', { body: { userName, password: testPassword } })
    return client
  }

  it('uses its first code up: a person who saw it being typed cannot sign in with it', async () => {
    const ada = await app.signIn(userName)
    const code = appCode(await start(ada))
    await ada.call('confirmSecondFactor', { body: { code } })
    expect(await (await halfSignedIn()).send('verifySecondFactor', { body: { code } })).toMatchObject({
      status: 400,
      body: { code: 60001 },
    })
  })

  it('does not affect other people, who may add one at the same time', async () => {
    const [ada, eve] = [await app.signIn(userName), await app.signIn('eve@example.test')]
    const [own, others] = [await start(ada), await start(eve)]
    expect(await eve.send('confirmSecondFactor', { body: { code: appCode(own) } })).toMatchObject({ status: 400 })
    expect(await ada.send('confirmSecondFactor', { body: { code: appCode(own) } })).toMatchObject({ status: 200 })
    expect(await eve.send('confirmSecondFactor', { body: { code: appCode(others) } })).toMatchObject({ status: 200 })
  })
})

describe('a half session', () => {
  it('ends when the password that it began with is replaced', async () => {
    const app = await startTestApp()
    await app.parts.directory.companies.save({ ...app.company, requiresSecondFactor: true })
    await app.addPerson(userName)
    const [thief, owner] = [await app.visit(), await app.visit()]
    await thief.call('login', { body: { userName, password: testPassword } })
    const code = findCode(app, userName)
    await owner.call('requestPasswordReset', { body: { userName, recaptchaToken: await solved(owner) } })
    const { resetToken } = await owner.call('verifyResetCode', { body: { userName, code: findCode(app, userName) } })
    await owner.call('completePasswordReset', {
      body: { resetToken, newPassword: 'Calm-Meadow-77', confirmPassword: 'Calm-Meadow-77' },
    })
    expect(await thief.send('verifySecondFactor', { body: { code } })).toMatchObject({ status: 401 })
    await app.stop()
  })
})
