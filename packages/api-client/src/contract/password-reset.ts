import * as z from 'zod/mini'
import { password, passwordPolicy, ssoToken } from './auth.ts'
import { pageContent } from './content.ts'
import { endpoint } from './endpoint.ts'
import { nothing, requiredText } from './primitives.ts'
import { recaptchaToken } from './verification.ts'

const resetToken = requiredText(4000)

/** A new password, typed twice; the server compares the two. */
export const newPasswordForm = z.object({ newPassword: password, confirmPassword: password })

export const passwordChangeForm = z.object({ currentPassword: password, ...newPasswordForm.shape })

export const passwordResetEndpoints = {
  forgotPasswordStep: endpoint('forgotPasswordStep', {
    summary: 'Get the text of the first password reset step.',
    who: 'public',
    answer: pageContent,
  }),
  resetCodeStep: endpoint('resetCodeStep', {
    summary: 'Get the text of the step that asks for the code.',
    who: 'public',
    answer: pageContent,
  }),
  requestPasswordReset: endpoint('requestPasswordReset', {
    summary:
      'Email a password reset code. Same response for unknown user names. For an address at an employer’s domain the emailed code alone isn’t enough.',
    who: 'public',
    body: z.object({ userName: requiredText(60), recaptchaToken }),
    answer: nothing,
  }),
  verifyResetCode: endpoint('verifyResetCode', {
    summary: 'Exchange the emailed code for a single-use token (15 minutes) and the password policy.',
    who: 'public',
    body: z.object({ userName: requiredText(60), code: requiredText(20) }),
    answer: z.object({
      resetToken: z.string(),
      passwordPolicy,
      /** Whether the new password needs a code of the authenticator app or a recovery code: the employer can read this mailbox. */
      isFactorNeeded: z.boolean(),
    }),
    errors: [10002, 60002],
  }),
  completePasswordReset: endpoint('completePasswordReset', {
    summary: 'Set a new password. Ends all sessions and unlocks the account.',
    who: 'public',
    body: z.object({
      resetToken,
      ...newPasswordForm.shape,
      /** Where `isFactorNeeded`: of the authenticator app, or a recovery code. */
      code: z.optional(requiredText(20)),
    }),
    answer: nothing,
    errors: [20001, 20002, 20003, 20004, 20005, 20006, 60001, 60002],
  }),
  completePasswordResetSso: endpoint('completePasswordResetSso', {
    summary: 'Link company sign-in instead of setting a password.',
    who: 'public',
    body: z.object({ resetToken, ssoToken }),
    answer: z.object({ redirectUrl: z.string() }),
    errors: [30001, 60002],
  }),
  updatePassword: endpoint('updatePassword', {
    summary: 'Change the password. Ends all other sessions.',
    who: 'signed-in',
    beforeTerms: true,
    body: passwordChangeForm,
    answer: nothing,
    errors: [20001, 20002, 20003, 20004, 20005, 20006, 20007],
  }),
}
