import type { OwnSignIn } from '@evenkeel/api-client/contract/sessions'
import type { AppParts, Identity } from '../app-parts.ts'
import { badRequest, conflict, fieldRequired, signedOut } from '../errors.ts'
import type { Person } from '../store/directory/people.ts'
import { requirePassword } from './password-update.ts'
import { say } from '../say.ts'

/** How long a sign-in replaces the password for a person who has none. */
const freshMs = 5 * 60_000
const signInAgain = say('pleaseSignInAgainAndDo')

type Parts = Pick<AppParts, 'directory' | 'clock' | 'passwords' | 'keys'>

export interface Confirmation {
  readonly personId: number
  readonly request: Request
  /** Undefined for a person without a password. */
  readonly password: string | undefined
}

async function requirePerson({ directory }: Pick<Parts, 'directory'>, personId: number): Promise<Person> {
  const person = await directory.people.byId(personId)
  if (!person) throw signedOut()
  return person
}

/** Returns when this request's sign-in stops being fresh; null if it already has. */
async function freshUntil(
  { clock }: Pick<Parts, 'clock'>,
  { sessions }: Pick<Identity, 'sessions'>,
  request: Request,
): Promise<number | null> {
  const session = await sessions.find(request, 'poll')
  const end = (session?.createdAt ?? Number.NEGATIVE_INFINITY) + freshMs
  return end > clock.now() ? end : null
}

/**
 * Returns the signed-in person after confirming who they are, before a step that cannot be undone. A person with a
 * password enters it again. A person who signs in through the company's SSO has none and must have signed in within the
 * last five minutes: a session left open on a device does not stay fresh for long.
 *
 * @throws ApiError 20007 for a wrong password, 10001 for a missing one, 429 after many wrong ones; 10000 on `password`
 * if a new sign-in is needed.
 */
export async function confirmOwner(
  parts: Parts,
  identity: Pick<Identity, 'sessions'>,
  { personId, request, password }: Confirmation,
): Promise<Person> {
  const person = await requirePerson(parts, personId)
  if (person.passwordHash === null) {
    if ((await freshUntil(parts, identity, request)) === null) throw conflict({ password: signInAgain })
    return person
  }
  if (password === undefined) throw badRequest({ password: fieldRequired })
  return requirePassword(parts, personId, password, 'password')
}

/** Returns how the person signs in, for the screens that ask for a confirmation or a new password. */
export async function readOwnSignIn(
  parts: Pick<Parts, 'directory' | 'clock'>,
  identity: Pick<Identity, 'sessions'>,
  personId: number,
  request: Request,
): Promise<OwnSignIn> {
  const { companyId, passwordHash } = await requirePerson(parts, personId)
  const company = await parts.directory.companies.byId(companyId)
  const until = await freshUntil(parts, identity, request)
  return {
    hasPassword: passwordHash !== null,
    passwordPolicy: company?.passwordPolicy ?? 'standard',
    signOnUrl: company?.isSsoEnabled ? company.ssoUrl : null,
    isFreshUntil: until === null ? null : new Date(until).toISOString(),
  }
}
