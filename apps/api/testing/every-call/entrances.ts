import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import { expect } from 'vitest'
import { signedValue } from '../../src/identity/keys.ts'
import { findCode, solved } from '../mail-of.ts'
import { testPassword } from '../test-app.ts'
import type { Hand, RightCall } from './right-call.ts'

const text = { title: expect.any(String), body: expect.any(String) }
const chosenPassword = 'Calm-Meadow-77'
const home = 'entrance@home.example'

/** Adds a passkey for the person. */
async function withPasskey({ app, userId }: Pick<Hand, 'app' | 'userId'>) {
  const passkey = { credentialId: `passkey of ${userId}`, publicKey: 'none', lastUse: 0, at: app.clock.now() }
  await app.parts.directory.secondFactors.addPasskey(userId, passkey)
  return { body: { password: testPassword } }
}

/** Leaves the visitor half signed in, as the person with a passkey. */
async function halfSignedIn({ app, email, userId, visitor }: Hand) {
  await withPasskey({ app, userId })
  await visitor.call('login', { body: { userName: email, password: testPassword } })
  return { body: {} }
}

/** Calls before, during and around signing in. */
export const signInCalls = {
  login: {
    with: ({ email }) => ({ body: { userName: email, password: testPassword } }),
    gives: { redirectUrl: '/secure/home', areTermsAccepted: true },
  },
  loginSso: { shownIn: 'services/sso-registration.test.ts' },
  ssoPasskey: { shownIn: 'services/sso-passkey.test.ts' },
  session: { gives: { isSignedIn: false, userId: null } },
  ownSignIn: { gives: { hasPassword: true, passwordPolicy: 'standard', signOnUrl: null } },
  saveLanguage: { with: { body: { language: 'en-US' } }, gives: { language: 'en-US' } },
  sessions: { gives: [{ isCurrent: true }] },
  endAllSessions: { with: { body: {} }, gives: {} },
  secondFactor: { gives: { isRequired: false, factors: [], recoveryCodesLeft: 0 } },
  startSecondFactor: {
    with: { body: { kind: 'authenticator', password: testPassword } },
    gives: { challenge: { kind: 'authenticator', uri: expect.stringMatching(/^otpauth:/) } },
  },
  confirmSecondFactor: { shownIn: 'services/second-factor.test.ts' },
  secondFactorChallenge: { with: halfSignedIn, gives: { kinds: ['passkey'], recovery: { opensAt: null } } },
  verifySecondFactor: { shownIn: 'services/second-factor.test.ts' },
  renewRecoveryCodes: { with: withPasskey, gives: { recoveryCodes: expect.any(Array) } },
  removeSecondFactor: { with: { body: { password: testPassword } }, gives: {} },
  updatePassword: {
    with: { body: { currentPassword: testPassword, newPassword: chosenPassword, confirmPassword: chosenPassword } },
    gives: {},
  },

  registrationContent: { with: { body: { companyCode: 'test' } }, gives: text },
  registrationValidators: {
    with: { body: { companyCode: 'test' } },
    gives: { validators: [{ name: 'lastName' }, { name: 'dateOfBirth' }, { name: 'employeeId' }] },
  },
  validateUser: { shownIn: 'services/registration.test.ts' },
  checkUser: { shownIn: 'services/registration.test.ts' },
  registerUser: { shownIn: 'services/registration.test.ts' },
  ssoCheckUser: { shownIn: 'services/sso-registration.test.ts' },
  ssoRegisterUser: { shownIn: 'services/sso-registration.test.ts' },
  sendEmailCode: { with: { body: { email: 'somebody@home.example' } }, gives: {} },
  verifyEmailCode: {
    async with({ app, visitor }) {
      await visitor.call('sendEmailCode', { body: { email: home } })
      return { body: { email: home, code: findCode(app, home) } }
    },
    gives: { verificationToken: expect.any(String) },
  },
  undoEmailChange: { shownIn: 'services/email-change.test.ts' },
  startFactorRecovery: { with: halfSignedIn, gives: { opensAt: expect.any(String) } },
  stopFactorRecovery: {
    async with({ app, userId }) {
      const { directory, keys } = app.parts
      const askedAt = app.clock.now()
      await directory.factorRecoveries.start(userId, askedAt, { askedBefore: 0, stoppedBefore: 0 })
      return { body: { stopToken: signedValue(keys, 'factor-recovery', `${userId}-${askedAt}`) } }
    },
    gives: {},
  },
  forgotPasswordStep: { gives: text },
  resetCodeStep: { gives: text },
  requestPasswordReset: {
    with: async ({ email, visitor }) => ({ body: { userName: email, recaptchaToken: await solved(visitor) } }),
    gives: {},
  },
  verifyResetCode: {
    async with({ app, email, visitor }) {
      await visitor.call('requestPasswordReset', { body: { userName: email, recaptchaToken: await solved(visitor) } })
      return { body: { userName: email, code: findCode(app, email) } }
    },
    gives: { resetToken: expect.any(String), passwordPolicy: 'standard' },
  },
  completePasswordReset: {
    async with({ app, email, visitor }) {
      await visitor.call('requestPasswordReset', { body: { userName: email, recaptchaToken: await solved(visitor) } })
      const { resetToken } = await visitor.call('verifyResetCode', {
        body: { userName: email, code: findCode(app, email) },
      })
      return { body: { resetToken, newPassword: chosenPassword, confirmPassword: chosenPassword } }
    },
    gives: {},
  },
  completePasswordResetSso: { shownIn: 'services/sso-registration.test.ts' },
  recaptchaKey: { gives: { publicKey: expect.any(String) } },
  verifyRecaptcha: {
    with: async ({ visitor }) => ({ body: { token: await solved(visitor) } }),
    gives: { success: true },
  },
  discoverCompany: {
    async with({ app }) {
      await app.parts.directory.companies.addDomain(app.company.id, 'work.example')
      return { body: { email: 'anybody@work.example' } }
    },
    gives: { companyCode: 'test', name: 'Test Company', isSsoEnabled: false },
  },
  loginContent: { gives: text },
  registrationPageContent: { gives: text },
  forgotPasswordContent: { gives: text },
  termsOfUse: { gives: { title: 'Terms of use', isAccepted: false } },
  connectEmbed: { shownIn: 'calls/widget-grants.test.ts' },
  embedToken: { shownIn: 'calls/widget-grants.test.ts' },
  endEmbed: { shownIn: 'calls/widget-grants.test.ts' },
} as const satisfies Partial<Record<EndpointName, RightCall>>
