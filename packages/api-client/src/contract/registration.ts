import * as z from 'zod/mini'
import { password, passwordPolicy, ssoToken } from './auth.ts'
import { pageContent } from './content.ts'
import { endpoint } from './endpoint.ts'
import { nothing, requiredText } from './primitives.ts'
import { recaptchaToken } from './verification.ts'

/** The fields by which an employer can identify an employee. Source: Q-REG-1. */
export const validatorNames = ['lastName', 'dateOfBirth', 'employeeId'] as const
export type ValidatorName = (typeof validatorNames)[number]

const companyCode = requiredText(60)
const registrationToken = requiredText(4000)

/** What the validators’ inputs hold; only the company’s own validators are read. */
const validatorValues = z.object({
  lastName: z.optional(requiredText(60)),
  dateOfBirth: z.optional(requiredText(30)),
  employeeId: z.optional(requiredText(60)),
})
export type ValidatorValues = z.infer<typeof validatorValues>

/** The employee must accept the terms of use to get an account. */
const acceptTermsOfUse = z.literal(true, 'Field required')

/** The only question to a person who comes by the company's sign-on. */
export const consentForm = z.object({ acceptTermsOfUse })

/** The last step of a registration. */
export const accountPasswordForm = z.object({ password, confirmPassword: password, ...consentForm.shape })

export const registrationEndpoints = {
  registrationContent: endpoint('registrationContent', {
    summary: 'Get a company’s registration text.',
    who: 'public',
    body: z.object({ companyCode }),
    answer: z.extend(pageContent, { companyName: z.string() }),
    readOnly: true,
    errors: [0],
  }),
  registrationValidators: endpoint('registrationValidators', {
    summary: 'List what a company asks to identify an employee.',
    who: 'public',
    body: z.object({ companyCode }),
    answer: z.object({
      validators: z.array(
        z.object({
          name: z.enum(validatorNames),
          label: z.string(),
          inputType: z.enum(['name', 'alphabetical', 'date']),
        }),
      ),
    }),
    readOnly: true,
    errors: [0],
  }),
  validateUser: endpoint('validateUser', {
    summary:
      'Check an employee against the company’s records. A match returns a token (valid 30 minutes) and the password policy.',
    who: 'public',
    body: z.object({ companyCode, values: validatorValues, recaptchaToken }),
    answer: z.object({ registrationToken: z.string(), passwordPolicy }),
    errors: [0],
  }),
  checkUser: endpoint('checkUser', {
    summary: 'Check that an email and phone are well-formed. Doesn’t reveal whether an account exists.',
    who: 'public',
    body: z.object({ registrationToken, email: requiredText(60), phone: requiredText(20) }),
    answer: nothing,
    readOnly: true,
    errors: [30004, 30005],
  }),
  registerUser: endpoint('registerUser', {
    summary: 'Create the account and sign in. The user name is the verified email.',
    who: 'public',
    body: z.object({
      registrationToken,
      verificationToken: requiredText(4000),
      email: requiredText(60),
      phone: requiredText(20),
      ...accountPasswordForm.shape,
    }),
    answer: z.object({ redirectUrl: z.string() }),
    errors: [20001, 20002, 20003, 20004, 20005, 30002, 30003, 30004, 30005, 60002],
  }),
  ssoCheckUser: endpoint('ssoCheckUser', {
    summary:
      'Resolve a company sign-in token: who it names and whether they signed in from this browser before. Uses up the token.',
    who: 'public',
    body: z.object({ ssoToken }),
    answer: z.object({ isRegistered: z.boolean(), email: z.string(), firstName: z.string(), lastName: z.string() }),
    errors: [30001],
  }),
  ssoRegisterUser: endpoint('ssoRegisterUser', {
    summary: 'Create an account from a company identity token and a verified personal email, and sign in.',
    who: 'public',
    body: z.object({ ssoToken, email: requiredText(60), verificationToken: requiredText(4000), acceptTermsOfUse }),
    answer: z.object({ redirectUrl: z.string() }),
    errors: [30001, 30002, 30003, 30004, 60002],
  }),
}
