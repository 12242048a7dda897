import * as z from 'zod/mini'
import { passwordPolicy } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { instant, nothing } from './primitives.ts'

/** One browser in which the person is signed in. */
export const signedInDevice = z.object({
  startedAt: instant,
  lastSeenAt: instant,
  /** Browser and system in a few words: `Firefox on Windows`. */
  device: z.string(),
  isCurrent: z.boolean(),
})

/** How a person proves who they are before a step that cannot be undone. */
export const ownSignIn = z.object({
  /** False for a person who signs in only with the company’s sign-on. */
  hasPassword: z.boolean(),
  /** The company's rule for new passwords. */
  passwordPolicy,
  /** The address of the company’s own sign-on; null if it has none. */
  signOnUrl: z.nullable(z.string()),
  /** For a person without a password: until when this recent sign-in is proof enough; null after that. */
  isFreshUntil: z.nullable(instant),
})
export type OwnSignIn = z.infer<typeof ownSignIn>

export const sessionEndpoints = {
  ownSignIn: endpoint('ownSignIn', {
    summary: 'Get sign-in methods and the password policy.',
    who: 'signed-in',
    beforeTerms: true,
    answer: ownSignIn,
  }),
  sessions: endpoint('sessions', {
    summary: 'List open sessions, this browser’s first.',
    who: 'signed-in',
    beforeTerms: true,
    answer: z.array(signedInDevice),
  }),
  endAllSessions: endpoint('endAllSessions', {
    summary: 'End all sessions, including this one.',
    who: 'signed-in',
    beforeTerms: true,
    body: z.object({}),
    answer: nothing,
  }),
}
