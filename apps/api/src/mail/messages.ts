import type { MailMessage } from './mail.ts'

const SIGNATURE = 'Evenkeel'

const letter = (to: string, subject: string, ...lines: readonly string[]): MailMessage => ({
  to,
  subject,
  text: [...lines, SIGNATURE].join('\n\n') + '\n',
})

/** Nobody of ours ever asks for a code: said in each mail that holds one. */
const KEEP_IT = 'The code works once, for 10 minutes. Nobody at Evenkeel or at your employer will ever ask you for it.'

export const emailCodeMail = (to: string, code: string): MailMessage =>
  letter(
    to,
    'Your Evenkeel verification code',
    `Your verification code is ${code}`,
    KEEP_IT,
    'If you did not ask for it, you can ignore this mail.',
  )

export const resetCodeMail = (to: string, code: string): MailMessage =>
  letter(
    to,
    'Your Evenkeel password reset code',
    `Your password reset code is ${code}`,
    KEEP_IT,
    'If you did not ask for it, somebody may have typed your email by mistake. Your password has not changed.',
  )

export const signInCodeMail = (to: string, code: string): MailMessage =>
  letter(
    to,
    'Your Evenkeel sign-in code',
    `Your sign-in code is ${code}`,
    KEEP_IT,
    'If you are not signing in now, somebody else knows your password: please change it.',
  )

export const newDeviceMail = (to: string, device: string): MailMessage =>
  letter(
    to,
    'A new sign-in to Evenkeel',
    `You signed in on a device that we did not know: ${device}.`,
    'If this was not you, change your password and sign out everywhere on your profile page.',
  )

export const passwordChangedMail = (to: string): MailMessage =>
  letter(
    to,
    'Your Evenkeel password was changed',
    'Your password was changed.',
    'If this was not you, reset your password on the sign-in page now.',
  )

export const secondFactorAddedMail = (to: string): MailMessage =>
  letter(
    to,
    'A second step was added to your Evenkeel sign-in',
    'From now on signing in asks for a second step.',
    'If this was not you, reset your password on the sign-in page now.',
  )

export const secondFactorRemovedMail = (to: string): MailMessage =>
  letter(
    to,
    'The second step of your Evenkeel sign-in was removed',
    'Signing in no longer asks for a second step.',
    'If this was not you, reset your password on the sign-in page now.',
  )

/** The last one: nothing is known of the person any more when it is sent. */
export const accountDeletedMail = (to: string): MailMessage =>
  letter(
    to,
    'Your Evenkeel account was deleted',
    'Everything that we kept of you was deleted, as you asked.',
    'If this was not you, please write to your company’s support now.',
  )

/** To the old address: whoever lost it is the one who has to hear. */
export const emailChangedMail = (to: string): MailMessage =>
  letter(
    to,
    'The email of your Evenkeel account was changed',
    'From now on you sign in with another email.',
    'If this was not you, please write to your company’s support now.',
  )
