import type { Identity } from '../../apps/api/src/app-parts.ts'
import type { LiveSession } from '../../apps/api/src/store/directory/sessions.ts'
import type { Person } from '../../apps/api/src/store/directory/people.ts'
import { clock } from './story-clock.ts'

const refuse = (what: string) => (): never => {
  throw new Error(`${what} is not part of a story`)
}

/**
 * Takes every request for this person's. A page's script may neither send nor read cookies, so sessions, anti-forgery
 * tokens and widget tokens cannot be proved here; the API's own tests do that over HTTP.
 */
export function identityOf({ id: userId, companyId, role, firstName, lastName, email, acceptedTerms }: Person): Identity {
  const now = clock.now()
  const session: LiveSession = { idHash: 'story', createdAt: now, lastSeenAt: now, userId, companyId, role, firstName, lastName, email, acceptedTerms }
  return {
    sessions: {
      find: async () => session,
      ofPerson: async () => [{ ...session, personId: userId, device: 'Firefox on Mac', isCurrent: true }],
      start: refuse('Starting a session'),
      end: refuse('Ending a session'),
      endAll: refuse('Ending sessions'),
      endOthers: refuse('Ending sessions'),
    },
    signIn: { verify: refuse('Signing in'), unlock: refuse('Signing in') },
    entrance: { afterFirstFactor: refuse('Signing in'), enter: refuse('Signing in') },
    devices: { idOf: () => null, isKnown: async () => true, remember: refuse('Signing in') },
    botCheck: { task: () => 'story.0.0.signature', isGood: async () => true, pass: async () => undefined },
    tickets: { issue: refuse('A signed note'), read: refuse('A signed note') },
    mailedCodes: { send: refuse('Mail'), try: refuse('Mail') },
    newPasswords: { check: () => undefined, replace: refuse('A new password') },
    secondFactor: {
      isRequired: async () => false,
      kindsOf: async () => [],
      begin: refuse('A second factor'),
      challenge: refuse('A second factor'),
      pass: refuse('A second factor'),
    },
    authenticators: { start: refuse('A second factor'), confirm: refuse('A second factor'), verify: refuse('A second factor') },
    passkeys: {
      creationOptions: refuse('A passkey'),
      confirm: refuse('A passkey'),
      requestOptions: refuse('A passkey'),
      verify: refuse('A passkey'),
    },
    recoveryCodes: { issue: refuse('A recovery code'), use: refuse('A recovery code') },
    sso: { read: refuse('A company’s sign-in') },
    antiForgery: { issue: () => [], renew: () => [], check: () => undefined },
    embeds: { agree: refuse('Agreeing to a widget'), exchange: refuse('A widget code'), personOf: refuse('A widget token') },
  }
}
