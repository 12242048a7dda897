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
    summary: 'The texts of the first step of the password reset.',
    who: 'public',
    answer: pageContent,
  }),
  resetCodeStep: endpoint('resetCodeStep', {
    summary: 'The texts of the step where the mailed code is entered.',
    who: 'public',
    answer: pageContent,
  }),
  requestPasswordReset: endpoint('requestPasswordReset', {
    summary:
      'Email a code to someone who forgot the password. The answer is the same for a user name that no one has. People with an address at an employer’s domain are asked for more than that mailbox.',
    who: 'public',
    body: z.object({ userName: requiredText(60), recaptchaToken }),
    answer: nothing,
  }),
  verifyResetCode: endpoint('verifyResetCode', {
    summary:
      'The mailed code for a token with which the new password can be set (one use, 15 minutes), and for what the company asks of passwords.',
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
    summary: 'Set the new password. Every session of the person ends, and a lock is lifted.',
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
    summary: 'Link the company’s sign-in to the account instead of setting a password.',
    who: 'public',
    body: z.object({ resetToken, ssoToken }),
    answer: z.object({ redirectUrl: z.string() }),
    errors: [30001, 60002],
  }),
  updatePassword: endpoint('updatePassword', {
    summary: 'Change the own password. All other sessions of the person end.',
    who: 'signed-in',
    beforeTerms: true,
    body: passwordChangeForm,
    answer: nothing,
    errors: [20001, 20002, 20003, 20004, 20005, 20006, 20007],
  }),
}
