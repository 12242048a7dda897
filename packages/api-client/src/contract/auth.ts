import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, requiredText, text } from './primitives.ts'

/** Who somebody is to the product. Source: open question Q-STAFF-1. */
export const Role = { EMPLOYEE: 0, PLANNER: 1, STAFF: 2 } as const
export type Role = (typeof Role)[keyof typeof Role]

export const loginForm = z.object({
  userName: requiredText(60),
  password: z.string('Field required').check(z.minLength(1, 'Field required'), z.maxLength(128, 'Please enter a valid password')),
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

export const authEndpoints = {
  login: endpoint('login', {
    summary: 'Sign in with user name and password. Sets the session cookie and fresh anti-forgery cookies.',
    who: 'public',
    body: loginForm,
    answer: z.object({ redirectUrl: z.string(), areTermsAccepted: z.boolean() }),
    errors: [10003, 30001],
  }),
  session: endpoint('session', {
    summary: 'Who is signed in; answers without a session too, and sets the anti-forgery cookies.',
    who: 'public',
    answer: session,
    isPoll: true,
  }),
}
