import * as z from 'zod/mini'
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
export type SignedInDevice = z.infer<typeof signedInDevice>

export const sessionEndpoints = {
  sessions: endpoint('sessions', {
    summary: 'Where the person is signed in, this browser first.',
    who: 'signed-in',
    beforeTerms: true,
    answer: z.array(signedInDevice),
  }),
  endAllSessions: endpoint('endAllSessions', {
    summary: 'Sign out everywhere: every session of the person ends, this one too.',
    who: 'signed-in',
    beforeTerms: true,
    body: z.object({}),
    answer: nothing,
  }),
}
