import type { AppParts, Identity } from '../app-parts.ts'
import { conflict, refused, tooMany } from '../errors.ts'
import { isPhone, toPhone } from '../identity/contact-rules.ts'
import type { CodeExchange } from '../identity/mailed-codes.ts'
import { TERMS_VERSION } from '../identity/terms.ts'
import type { Directory } from '../store/directory/directory.ts'
import type { NewPerson, Person } from '../store/directory/people.ts'
import type { RosterEntry } from '../store/directory/roster.ts'
import { readVerifiedEmail, requireEmail } from './email-verification.ts'

const HOUR = 60 * 60_000
/** Whoever has proved to be an employee may not go through other people's emails: which of them have an account is theirs. */
const MOST_CHECKS_AN_HOUR = 20

type Parts = Pick<AppParts, 'directory' | 'clock' | 'passwords' | 'keys'>

interface Contact {
  readonly registrationToken: string
  readonly email: string
  readonly phone: string
}

interface Registration extends Contact {
  readonly verificationToken: string
  readonly password: string
  readonly confirmPassword: string
}

/** The line of the roster that the validators found. @throws ApiError 10000 for a token that is good no more. */
async function rosterEntryOf(
  { directory }: Parts,
  { tickets }: Identity,
  registrationToken: string,
): Promise<RosterEntry> {
  const ticket = tickets.read('registration-ticket', registrationToken)
  const { companyId, rosterEntryId } = ticket.state === 'good' ? ticket.claims : {}
  const isWhole = typeof companyId === 'number' && typeof rosterEntryId === 'number'
  const entry = isWhole ? await directory.roster.byId(companyId, rosterEntryId) : undefined
  if (!entry) throw conflict({ registrationToken: 'Please start again.' })
  return entry
}

/** @throws ApiError 30002 for an employee who has an account, 30003 for an email that another account has. */
export async function refuseTaken(directory: Directory, known: Person | undefined, email: string): Promise<void> {
  if (known) throw refused(30002)
  if (await directory.people.byEmail(email)) throw refused(30003, { email: refused(30003).message })
}

/** Who wants to register, where nothing stands against it. That an account exists is told to proven employees only. */
async function requireFree(
  parts: Parts,
  identity: Identity,
  { registrationToken, email, phone }: Contact,
): Promise<RosterEntry> {
  const entry = await rosterEntryOf(parts, identity, registrationToken)
  requireEmail(email)
  if (!isPhone(phone)) throw refused(30005, { phone: refused(30005).message })
  const checks = await parts.directory.attempts.count(parts.keys.sign('roster', `checks of ${entry.id}`), {
    at: parts.clock.now(),
    lasts: HOUR,
  })
  if (checks > MOST_CHECKS_AN_HOUR) throw tooMany(HOUR / 1000)
  await refuseTaken(parts.directory, await parts.directory.people.byRosterEntry(entry.companyId, entry.id), email)
  return entry
}

/**
 * Whether an account can be made with this email and phone.
 * @throws ApiError 30002 to 30005, 10000 for a registration token that is good no more, 429 after many checks.
 */
export async function checkUser(parts: Parts, identity: Identity, contact: Contact): Promise<Record<string, never>> {
  await requireFree(parts, identity, contact)
  return {}
}

/**
 * Creates somebody who has just accepted the terms of use, and whose email is proved or not.
 * @throws ApiError 30003 or 30002 where another registration was quicker.
 */
export async function createPerson(
  { directory, clock }: Pick<Parts, 'directory' | 'clock'>,
  { isEmailProved, ...values }: Omit<NewPerson, 'createdAt' | 'emailVerifiedAt'> & { readonly isEmailProved: boolean },
): Promise<Person> {
  const at = clock.now()
  const person = await directory.people.create({
    ...values,
    acceptedTerms: TERMS_VERSION,
    emailVerifiedAt: isEmailProved ? at : null,
    createdAt: at,
  })
  if (!person) throw refused((await directory.people.byEmail(values.email)) ? 30003 : 30002)
  await directory.legal.accept({ personId: person.id, document: 'terms-of-use', version: TERMS_VERSION, at })
  await directory.audit.add({ at, actorId: person.id, personId: person.id, event: 'registered' })
  return person
}

/**
 * Makes the account and signs in.
 * @throws ApiError 20001 to 20005 on the password, 60002 on the verification token, 30002 to 30005 as `checkUser`.
 */
export async function registerUser(
  parts: Parts,
  identity: Identity,
  registration: Registration,
  exchange: CodeExchange,
) {
  const { email, phone, password, confirmPassword, verificationToken } = registration
  const entry = await requireFree(parts, identity, registration)
  const company = await parts.directory.companies.byId(entry.companyId)
  const fields = { password: 'password', confirmation: 'confirmPassword' }
  identity.newPasswords.check(
    { password, confirmation: confirmPassword, fields },
    email,
    company?.passwordPolicy ?? 'standard',
  )
  const useVerification = await readVerifiedEmail(identity, verificationToken, email)
  const passwordHash = await parts.passwords.hash(password)
  await useVerification()
  const { companyId, firstName, lastName, id: rosterEntryId } = entry
  const contact = { firstName, lastName, email: email.trim(), phone: toPhone(phone) }
  const person = await createPerson(parts, { ...contact, companyId, passwordHash, rosterEntryId, isEmailProved: true })
  const { redirectUrl } = await identity.entrance.enter(person, exchange)
  return { redirectUrl }
}
