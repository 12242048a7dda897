// Proves: API-05, API-86, API-91, API-101, API-102, ERR-01 to ERR-20, PWD-01 to PWD-05
import { type ErrorBody, type ErrorCode, errorCatalog } from '@evenkeel/api-client/contract/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inEnglish, say, textIn } from '../say.ts'
import { rosterHash } from '../identity/roster-match.ts'
import { findCode, solved, wrongCode } from '../../testing/mail-of.ts'
import { startTestApp, testPassword, type TestApp } from '../../testing/test-app.ts'
import type { TestAnswer, TestClient } from '../../testing/test-client.ts'

const noor = { lastName: 'Amari', dateOfBirth: '1991-06-14', employeeId: 'LK-2041' }
/** The email of a person who has an account. */
const tomas = { lastName: 'Lind', dateOfBirth: '1979-02-28', employeeId: 'LK-2042' }
const ada = { userName: 'ada@example.test', password: testPassword }

/** What requests are made from: a visitor's browser, and one in which Ada is signed in. */
interface Fixture {
  readonly app: TestApp
  readonly visitor: TestClient
  readonly ada: TestClient
}

type Refusal = (scene: Fixture) => Promise<TestAnswer<ErrorBody>>

const newPassword =
  (password: string): Refusal =>
  ({ ada: client }) =>
    client.send('updatePassword', {
      body: { currentPassword: testPassword, newPassword: password, confirmPassword: password },
    })

async function registration({ visitor }: Fixture, values: typeof noor, changes: object) {
  const { registrationToken } = await visitor.call('validateUser', {
    body: { companyCode: 'test', values, recaptchaToken: await solved(visitor) },
  })
  return visitor.send('checkUser', {
    body: { registrationToken, email: 'noor@home.example', phone: '503-555-0142', ...changes },
  })
}

/** The caller has proved the mailbox, so the answer may say that it has an account. */
async function registered(scene: Fixture, values: typeof noor, email: string) {
  const { app, visitor } = scene
  const { registrationToken } = await visitor.call('validateUser', {
    body: { companyCode: 'test', values, recaptchaToken: await solved(visitor) },
  })
  await visitor.call('sendEmailCode', { body: { email } })
  const { verificationToken } = await visitor.call('verifyEmailCode', { body: { email, code: findCode(app, email) } })
  const password = { password: testPassword, confirmPassword: testPassword, acceptTermsOfUse: true }
  return visitor.send('registerUser', {
    body: { registrationToken, verificationToken, email, phone: '503-555-0142', ...password },
  })
}

const emailCode = async ({ app, visitor }: Fixture, email: string, wait: number, change: (code: string) => string) => {
  await visitor.call('sendEmailCode', { body: { email } })
  app.clock.advance(wait)
  return visitor.send('verifyEmailCode', { body: { email, code: change(findCode(app, email)) } })
}

/** One request for each code, in the order of the catalog; none gets in the way of the next. */
const refusals: readonly (readonly [ErrorCode, string, Refusal])[] = [
  [-1, 'Unknown error encountered', ({ ada: client }) => client.send('account', { body: { userAccountId: 5 } })],
  [
    0,
    'Your response does not match our records.',
    async ({ visitor }) =>
      visitor.send('validateUser', {
        body: { companyCode: 'test', values: { ...noor, employeeId: 'LK-1' }, recaptchaToken: await solved(visitor) },
      }),
  ],
  [
    10000,
    'An error has occurred, Please retry',
    async ({ visitor }) => {
      await visitor.call('sendEmailCode', { body: { email: 'twice@home.example' } })
      return visitor.send('sendEmailCode', { body: { email: 'twice@home.example' } })
    },
  ],
  [10001, 'Field required', ({ ada: client }) => client.send('createAccount', { body: {} })],
  [
    10002,
    'Invalid verification code',
    async ({ app, visitor }) => {
      await visitor.call('requestPasswordReset', {
        body: { userName: ada.userName, recaptchaToken: await solved(visitor) },
      })
      return visitor.send('verifyResetCode', {
        body: { userName: ada.userName, code: wrongCode(findCode(app, ada.userName)) },
      })
    },
  ],
  [
    10003,
    'User is locked out',
    async ({ visitor }) => {
      const attempt = async (password: string) =>
        visitor.send('login', { body: { ...ada, password, recaptchaToken: await solved(visitor) } })
      for (let time = 0; time < 5; time += 1) await attempt('Wrong-Harbor-42')
      return attempt(testPassword)
    },
  ],
  [20001, 'Password length', newPassword('Shor-7aBc')],
  [20002, 'Password uppercase and lowercase', newPassword('quiet-harbor-42')],
  [20003, 'Password special character', newPassword('QuietHarbor42')],
  [20004, 'Password digit', newPassword('Quiet-Harbor-two')],
  [20005, 'Please enter a valid password', newPassword('Quiet-Ada-4242')],
  [20006, 'Password is a past password', newPassword(testPassword)],
  [
    20007,
    'Current password is incorrect',
    ({ ada: client }) =>
      client.send('updatePassword', {
        body: { currentPassword: 'Wrong-Harbor-42', newPassword: 'Calm-Meadow-77', confirmPassword: 'Calm-Meadow-77' },
      }),
  ],
  [
    30001,
    'Your entry does not match our records',
    ({ visitor }) => visitor.send('login', { body: { ...ada, userName: 'nobody@example.test' } }),
  ],
  [30002, 'User already exists', (scene) => registered(scene, tomas, 'tomas@home.example')],
  [30003, 'This email is already registered', (scene) => registered(scene, noor, ada.userName)],
  [30004, 'Email not valid', (scene) => registration(scene, noor, { email: 'abc' })],
  [30005, 'Phone is not valid', (scene) => registration(scene, noor, { phone: '012' })],
  [60001, 'Verification code is invalid', (scene) => emailCode(scene, 'wrong@home.example', 0, wrongCode)],
  [
    60002,
    'Verification code has been expired',
    (scene) => emailCode(scene, 'late@home.example', 10 * 60_000, (code) => code),
  ],
]

describe('the error catalog', () => {
  let scene: Fixture
  beforeAll(async () => {
    const app = await startTestApp()
    const { id: companyId, validators } = app.company
    const { roster } = app.parts.directory
    const [noorHash, tomasHash] = [noor, tomas].map(
      (values) => rosterHash(app.parts.keys, companyId, validators, values) ?? '',
    )
    await roster.add({ companyId, firstName: 'Noor', lastName: 'Amari', matchHash: noorHash ?? '' })
    await roster.add({ companyId, firstName: 'Tomas', lastName: 'Lind', matchHash: tomasHash ?? '' })
    const entry = await roster.match(companyId, [tomasHash ?? ''])
    await app.addPerson('tomas@home.example', { rosterEntryId: entry?.id ?? null })
    scene = { app, visitor: await app.visit(), ada: await app.signIn(ada.userName) }
  })
  afterAll(() => scene.app.stop())

  it('has 20 codes, and a request here for each', () => {
    const codes = refusals.map(([code]) => code)
    expect(codes).toEqual(
      Object.keys(errorCatalog)
        .map(Number)
        .toSorted((one, other) => one - other),
    )
    expect(codes).toHaveLength(20)
  })

  it.each(refusals)('answers %i with its exact message: %s', async (code, message, refusal) => {
    const { body } = await refusal(scene)
    expect(body).toMatchObject({ code, message })
    const { sentence = say('unknownError') } = body
    expect([inEnglish(sentence), textIn('es-US', sentence)]).toEqual([message, expect.not.stringMatching(message)])
  })
})
