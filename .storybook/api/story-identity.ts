import type { Identity } from '../../apps/api/src/app-parts.ts'
import type { Directory } from '../../apps/api/src/store/directory/directory.ts'
import type { LedgerOwner } from '../../apps/api/src/store/ledger-owner.ts'
import type { LiveSession } from '../../apps/api/src/store/directory/sessions.ts'
import type { Person } from '../../apps/api/src/store/directory/people.ts'
import { clock } from './story-clock.ts'

const refuse = (what: string) => (): never => {
  throw new Error(`${what} is not part of a story`)
}

/** The key of every authenticator app in the stories, and the only code that confirms it. */
const appSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const appCode = '123456'

/** Authenticator apps and recovery codes with a fixed key and a fixed code. */
function secondSteps(email: string, { secondFactors }: Directory): Pick<Identity, 'authenticators' | 'recoveryCodes'> {
  const codes = Array.from({ length: 10 }, (_, index) => `abcd${index}-efgh${index}`)
  return {
    authenticators: {
      async start(personId) {
        await secondFactors.startAuthenticator(personId, { sealedSecret: 'story', at: clock.now() })
        return { secret: appSecret, uri: `otpauth://totp/Evenkeel:${email}?issuer=Evenkeel&secret=${appSecret}` }
      },
      async confirm(personId, code) {
        const pending = await secondFactors.pendingAuthenticator(personId)
        if (!pending || code !== appCode) return 'wrong'
        await secondFactors.confirmAuthenticator(personId, pending.id, { at: clock.now(), lastUse: 1 })
        return 'right'
      },
      verify: refuse('A second factor'),
    },
    recoveryCodes: {
      issue: async (personId) => ((await secondFactors.addRecoveryCodes(personId, codes)) ? codes : []),
      renew: async () => codes,
      use: refuse('A recovery code'),
    },
  }
}

/**
 * Treats every request as this person's. A page's script can neither send nor read cookies, so sessions, anti-forgery tokens and
 * widget tokens cannot be tested here; the API's own tests do that over HTTP.
 */
export function storyIdentity(
  { id: userId, companyId, role, firstName, lastName, email, acceptedTerms }: Person,
  { personId: _person, ...ledger }: LedgerOwner,
  directory: Directory,
  devices: readonly string[] = ['Firefox on Mac'],
): Identity {
  const now = clock.now()
  const session: LiveSession = {
    idHash: 'story',
    createdAt: now,
    lastSeenAt: now,
    userId,
    companyId,
    role,
    firstName,
    lastName,
    email,
    acceptedTerms,
    ...ledger,
  }
  return {
    sessions: {
      find: async () => ({ ...session, sessionEndsAt: Number.MAX_SAFE_INTEGER }),
      ofPerson: async () =>
        devices.map((device, index) => ({ ...session, personId: userId, device, isCurrent: index === 0 })),
      tellRole: () => [],
      start: refuse('Starting a session'),
      end: refuse('Ending a session'),
      endAll: refuse('Ending sessions'),
      endOthers: refuse('Ending sessions'),
    },
    signIn: { verify: refuse('Signing in'), unlock: refuse('Signing in') },
    signInFlow: { afterFirstFactor: refuse('Signing in'), enter: refuse('Signing in') },
    devices: { idOf: () => null, isKnown: async () => true, remember: refuse('Signing in') },
    botCheck: { task: () => 'story.0.0.signature', isGood: async () => true, pass: async () => undefined },
    tickets: { issue: refuse('A signed note'), read: refuse('A signed note') },
    languages: { wanted: () => 'en-US', choose: async () => undefined, meet: async () => undefined },
    mailedCodes: { send: refuse('Mail'), try: refuse('Mail') },
    newPasswords: { check: () => undefined, replace: refuse('A new password') },
    secondFactor: {
      isRequired: async () => false,
      kindsOf: async () => [],
      begin: refuse('A second factor'),
      challenge: refuse('A second factor'),
      personByCode: refuse('A second factor'),
      startRecovery: refuse('A second factor'),
      pass: refuse('A second factor'),
    },
    ...secondSteps(email, directory),
    passkeys: {
      creationOptions: refuse('A passkey'),
      confirm: refuse('A passkey'),
      requestOptions: refuse('A passkey'),
      verify: refuse('A passkey'),
    },
    sso: { read: refuse('A company’s sign-in') },
    antiForgery: { issue: () => [], renew: () => [], check: () => undefined },
    widgets: {
      isPageAllowed: refuse('A page'),
      agree: refuse('Agreeing to a widget'),
      keep: refuse('Keeping a widget'),
      connect: refuse('A widget code'),
      token: refuse('A widget token'),
      end: refuse('Ending a widget'),
      endAll: refuse('Ending widgets'),
      endShared: refuse('Ending widgets'),
      ofPerson: async () => [],
      isThisBrowser: () => null,
      askedBy: refuse('A page'),
      personOf: refuse('A widget token'),
    },
  }
}
