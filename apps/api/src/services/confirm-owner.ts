import type { OwnSignIn } from '@evenkeel/api-client/contract/sessions'
import type { AppParts, Identity } from '../app-parts.ts'
import { badRequest, conflict, FIELD_REQUIRED, signedOut } from '../errors.ts'
import type { Person } from '../store/directory/people.ts'
import { requirePassword } from './password-update.ts'

/** So long a sign-in stands for the password of somebody who has none. */
const FRESH_MS = 5 * 60_000
const SIGN_IN_AGAIN = 'Please sign in again, and do this within 5 minutes.'

type Parts = Pick<AppParts, 'directory' | 'clock' | 'passwords' | 'keys'>

export interface Confirmation {
  readonly personId: number
  readonly request: Request
  /** Absent from somebody who has none. */
  readonly password: string | undefined
}

async function personOf({ directory }: Pick<Parts, 'directory'>, personId: number): Promise<Person> {
  const person = await directory.people.byId(personId)
  if (!person) throw signedOut()
  return person
}

/** Until when the sign-in of this request is fresh; null once it is no more. */
async function freshUntil(
  { clock }: Pick<Parts, 'clock'>,
  { sessions }: Pick<Identity, 'sessions'>,
  request: Request,
): Promise<number | null> {
  const session = await sessions.find(request, 'poll')
  const end = (session?.createdAt ?? Number.NEGATIVE_INFINITY) + FRESH_MS
  return end > clock.now() ? end : null
}

/**
 * Before a step that cannot be taken back: the signed-in person, who has given the password once more. Somebody who comes by
 * the company's sign-on has none: they have signed in within the last five minutes instead, which a session that was found
 * open cannot say of itself for long.
 *
 * @throws ApiError 20007 for a wrong password and 10001 for none, 429 after many wrong ones; 10000 on `password` where a
 * sign-in has to come first.
 */
export async function confirmOwner(
  parts: Parts,
  identity: Pick<Identity, 'sessions'>,
  { personId, request, password }: Confirmation,
): Promise<Person> {
  const person = await personOf(parts, personId)
  if (person.passwordHash === null) {
    if ((await freshUntil(parts, identity, request)) === null) throw conflict({ password: SIGN_IN_AGAIN })
    return person
  }
  if (password === undefined) throw badRequest({ password: FIELD_REQUIRED })
  return requirePassword(parts, personId, password, 'password')
}

/** How the person signs in, for the screens that ask for a proof or a new password. */
export async function ownSignInOf(
  parts: Pick<Parts, 'directory' | 'clock'>,
  identity: Pick<Identity, 'sessions'>,
  personId: number,
  request: Request,
): Promise<OwnSignIn> {
  const { companyId, passwordHash } = await personOf(parts, personId)
  const company = await parts.directory.companies.byId(companyId)
  const until = await freshUntil(parts, identity, request)
  return {
    hasPassword: passwordHash !== null,
    passwordPolicy: company?.passwordPolicy ?? 'standard',
    signOnUrl: company?.isSsoEnabled ? company.ssoUrl : null,
    isFreshUntil: until === null ? null : new Date(until).toISOString(),
  }
}
