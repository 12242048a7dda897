import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { passwordPolicies } from '@evenkeel/engine'
import { choosableLanguages } from './languages.ts'
import { id, requiredText, text } from './primitives.ts'

/** A signed-in person's role. Source: Q-STAFF-1. */
export const Role = { EMPLOYEE: 0, PLANNER: 1, STAFF: 2 } as const
export type Role = (typeof Role)[keyof typeof Role]

/** A password as typed: never trimmed; the maximum length keeps hashing from being an attack. */
export const password = z
  .string('Field required')
  .check(z.minLength(1, 'Field required'), z.maxLength(128, 'Please enter a valid password'))

/** What a company asks of new passwords. */
export const passwordPolicy = z.enum(passwordPolicies)

export const loginForm = z.object({
  userName: requiredText(60),
  password,
  recaptchaToken: z.optional(text(4000)),
})
export type LoginForm = z.infer<typeof loginForm>

export const session = z.object({
  isSignedIn: z.boolean(),
  userId: z.nullable(id),
  role: z.nullable(z.union([z.literal(0), z.literal(1), z.literal(2)])),
  companyId: z.nullable(id),
  /** Shown in the greeting and the avatar; null without a session. */
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  email: z.nullable(z.string()),
})
export type Session = z.infer<typeof session>

/** The kinds of second factor. `mail` is for people who have not added another kind yet. */
export const secondFactorKinds = ['authenticator', 'passkey', 'recovery', 'mail'] as const
export const secondFactorKind = z.enum(secondFactorKinds)
export type SecondFactorKind = (typeof secondFactorKinds)[number]

/** The answer to a right password: signed in (`secondFactor` is absent), or the second factors to choose from. */
export const signInAnswer = z.object({
  redirectUrl: z.string(),
  areTermsAccepted: z.boolean(),
  secondFactor: z.optional(z.array(secondFactorKind)),
})
export type SignInAnswer = z.infer<typeof signInAnswer>

/** The language that a person reads. A page has it from its next load on. */
const languageChoice = z.object({ language: z.enum(choosableLanguages, 'Please enter a valid value.') })

/** A token of the company's identity provider. */
export const ssoToken = requiredText(4000)

export const authEndpoints = {
  login: endpoint('login', {
    summary:
      'Sign in with user name and password. Sets session and anti-forgery cookies, or, if a second factor is needed, a cookie for secondFactorChallenge and verifySecondFactor. Requires the bot check after 3 wrong tries.',
    who: 'public',
    body: loginForm,
    answer: signInAnswer,
    errors: [10003, 30001],
  }),
  saveLanguage: endpoint('saveLanguage', {
    summary:
      'Set the language of screens and emails. Stored in the browser and, if someone is signed in, in their account.',
    who: 'public',
    body: languageChoice,
    answer: languageChoice,
  }),
  session: endpoint('session', {
    summary: 'Get the current session. Works without one and sets the anti-forgery cookies.',
    who: 'public',
    answer: session,
    isPoll: true,
  }),
}
