import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import { expect } from 'vitest'
import { codeOf, solved } from '../mail-of.ts'
import { TEST_PASSWORD } from '../test-app.ts'
import type { RightCall } from './right-call.ts'

const text = { title: expect.any(String), body: expect.any(String) }
const NEW = 'Calm-Meadow-77'
const home = 'entrance@home.example'

/** Before, at and around signing in. */
export const entrances = {
  login: {
    with: ({ email }) => ({ body: { userName: email, password: TEST_PASSWORD } }),
    gives: { redirectUrl: '/secure/home', areTermsAccepted: true },
  },
  loginSso: { shownIn: 'routes/sso.test.ts' },
  session: { gives: { isSignedIn: false, userId: null } },
  ownSignIn: { gives: { hasPassword: true, passwordPolicy: 'standard', signOnUrl: null } },
  sessions: { gives: [{ isCurrent: true }] },
  endAllSessions: { with: { body: {} }, gives: {} },
  secondFactor: { gives: { isRequired: false, factors: [], recoveryCodesLeft: 0 } },
  startSecondFactor: {
    with: { body: { kind: 'authenticator', password: TEST_PASSWORD } },
    gives: { challenge: { kind: 'authenticator', uri: expect.stringMatching(/^otpauth:/) } },
  },
  confirmSecondFactor: { shownIn: 'routes/second-factor.test.ts' },
  secondFactorChallenge: { shownIn: 'routes/passkeys.test.ts' },
  verifySecondFactor: { shownIn: 'routes/second-factor.test.ts' },
  removeSecondFactor: { with: { body: { password: TEST_PASSWORD } }, gives: {} },
  updatePassword: {
    with: { body: { currentPassword: TEST_PASSWORD, newPassword: NEW, confirmPassword: NEW } },
    gives: {},
  },

  registrationContent: { with: { body: { companyCode: 'test' } }, gives: text },
  registrationValidators: {
    with: { body: { companyCode: 'test' } },
    gives: { validators: [{ name: 'lastName' }, { name: 'dateOfBirth' }, { name: 'employeeId' }] },
  },
  validateUser: { shownIn: 'routes/registration.test.ts' },
  checkUser: { shownIn: 'routes/registration.test.ts' },
  registerUser: { shownIn: 'routes/registration.test.ts' },
  ssoCheckUser: { shownIn: 'routes/sso.test.ts' },
  ssoRegisterUser: { shownIn: 'routes/sso.test.ts' },
  sendEmailCode: { with: { body: { email: 'somebody@home.example' } }, gives: {} },
  verifyEmailCode: {
    async with({ app, visitor }) {
      await visitor.call('sendEmailCode', { body: { email: home } })
      return { body: { email: home, code: codeOf(app, home) } }
    },
    gives: { verificationToken: expect.any(String) },
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
      return { body: { userName: email, code: codeOf(app, email) } }
    },
    gives: { resetToken: expect.any(String), passwordPolicy: 'standard' },
  },
  completePasswordReset: {
    async with({ app, email, visitor }) {
      await visitor.call('requestPasswordReset', { body: { userName: email, recaptchaToken: await solved(visitor) } })
      const { resetToken } = await visitor.call('verifyResetCode', {
        body: { userName: email, code: codeOf(app, email) },
      })
      return { body: { resetToken, newPassword: NEW, confirmPassword: NEW } }
    },
    gives: {},
  },
  completePasswordResetSso: { shownIn: 'routes/sso.test.ts' },
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
  embedToken: {
    with: async ({ app, client }) => ({
      body: { code: (await client.call('embedCode', { body: { widget: 'budget-modal', origin: app.origin } })).code },
    }),
    headers: ({ app }) => ({ Origin: app.origin }),
    gives: { token: expect.any(String), renewalCode: expect.any(String) },
  },
} as const satisfies Partial<Record<EndpointName, RightCall>>
