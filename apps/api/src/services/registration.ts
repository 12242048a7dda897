import type { AppParts, Identity } from '../app-parts.ts'
import { conflict, messageOf, refused, tooMany, unavailable } from '../errors.ts'
import type { RequestCalls } from '../http/handlers.ts'
import { isPhone, toPhone } from '../identity/contact-rules.ts'
import type { CodeExchange } from '../identity/mailed-codes.ts'
import { termsVersion } from '../identity/terms.ts'
import type { Directory } from '../store/directory/directory.ts'
import type { NewPerson, Person } from '../store/directory/people.ts'
import type { RosterEntry } from '../store/directory/roster.ts'
import { limits } from '../identity/limits.ts'
import { readVerifiedEmail, requireEmail } from './email-verification.ts'
import { requireOwnAddress } from './own-address.ts'
import { type RecordParts, tellOthersOfRecord } from './same-record.ts'
import { say } from '../say.ts'

/**
 * Per registration token. A count shared by two tokens of the same roster line would reveal one token's use to the
 * other.
 */
const { most: maxTries, lasts: triesLast } = limits.checkUser

type Parts = Pick<AppParts, 'directory' | 'clock' | 'passwords' | 'keys'> & RecordParts

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

/** Returns the roster line that the validators matched. @throws ApiError 10000 for a token that is no longer valid. */
async function requireRosterEntry(
  { directory }: Parts,
  { tickets }: Identity,
  registrationToken: string,
): Promise<RosterEntry> {
  const ticket = tickets.read('registration-ticket', registrationToken)
  const { companyId, rosterEntryId } = ticket.state === 'good' ? ticket.claims : {}
  const isWhole = typeof companyId === 'number' && typeof rosterEntryId === 'number'
  const entry = isWhole ? await directory.roster.byId(companyId, rosterEntryId) : undefined
  if (!entry) throw conflict({ registrationToken: say('pleaseStartAgain') })
  return entry
}

/**
 * Refuses an email that has an account. Only for an email that was just proved, so that only its reader learns of the
 * account.
 * @param isSame whether the account came the same way: from the same roster line or the same identity.
 * @throws ApiError 30002 for an account that came the same way, 30003 for any other.
 */
export async function refuseTaken(
  directory: Directory,
  email: string,
  isSame: (person: Person) => boolean,
): Promise<void> {
  const known = await directory.people.byEmail(email)
  if (known) throw isSame(known) ? refused(30002) : refused(30003, { email: messageOf(30003) })
}

/**
 * Returns the roster line of a registration whose email and phone are well formed, and whose email is no employer's. Looks no account up: the employer
 * has the whole roster and must not learn from an answer, or from its timing, who has an account.
 */
async function admit(
  parts: Parts,
  identity: Identity,
  { registrationToken, email, phone }: Contact,
): Promise<RosterEntry> {
  const entry = await requireRosterEntry(parts, identity, registrationToken)
  requireEmail(email)
  await requireOwnAddress(parts.directory, email)
  if (!isPhone(phone)) throw refused(30005, { phone: messageOf(30005) })
  const subject = parts.keys.sign('roster', `tries of ${registrationToken}`)
  const tries = await parts.directory.attempts.count(subject, { at: parts.clock.now(), lasts: triesLast })
  if (tries > maxTries) throw tooMany(triesLast / 1000)
  return entry
}

/**
 * Checks the form of an email and a phone. The answer never depends on who has an account.
 * @throws ApiError 30004, 30005, 10000 on the email for an employer's address, 10000 for a registration token that is no longer valid, 429 after many checks.
 */
async function checkUser(parts: Parts, identity: Identity, contact: Contact): Promise<Record<string, never>> {
  await admit(parts, identity, contact)
  return {}
}

/**
 * Creates a person who has just accepted the terms of use and proved the email.
 * @throws ApiError like `refuseTaken` if another registration with the same email was faster.
 */
export async function createPerson(
  parts: RecordParts,
  values: Omit<NewPerson, 'createdAt' | 'emailVerifiedAt'>,
  isSame: (person: Person) => boolean,
): Promise<Person> {
  const { directory } = parts
  const at = parts.clock.now()
  const person = await directory.people.create({
    ...values,
    acceptedTerms: termsVersion,
    emailVerifiedAt: at,
    createdAt: at,
  })
  if (!person) {
    await refuseTaken(directory, values.email, isSame)
    throw unavailable()
  }
  await directory.legal.accept({ personId: person.id, document: 'terms-of-use', version: termsVersion, at })
  await directory.audit.add({ at, actorId: person.id, personId: person.id, event: 'registered' })
  await tellOthersOfRecord(parts, person)
  return person
}

/**
 * Creates the account and signs in. A roster line can be used again, even if an account was already created from it.
 * @throws ApiError like `checkUser`, 20001 to 20005 on the password, 60002 on the verification token; after that 30002
 * if the email's account came from this roster line, 30003 if it came another way.
 */
async function registerUser(parts: Parts, identity: Identity, registration: Registration, exchange: CodeExchange) {
  const { email, phone, password, confirmPassword, verificationToken } = registration
  const entry = await admit(parts, identity, registration)
  const company = await parts.directory.companies.byId(entry.companyId)
  const fields = { password: 'password', confirmation: 'confirmPassword' }
  identity.newPasswords.check({ password, confirmation: confirmPassword, fields }, email, company)
  const useVerification = await readVerifiedEmail(identity, verificationToken, email)
  const { companyId, firstName, lastName, id: rosterEntryId } = entry
  const isSame = (person: Person) => person.companyId === companyId && person.rosterEntryId === rosterEntryId
  await refuseTaken(parts.directory, email, isSame)
  const passwordHash = await parts.passwords.hash(password)
  await useVerification()
  const contact = { firstName, lastName, email: email.trim(), phone: toPhone(phone) }
  const person = await createPerson(parts, { ...contact, companyId, passwordHash, rosterEntryId }, isSame)
  const { redirectUrl } = await identity.signInFlow.enter(person, exchange)
  return { redirectUrl }
}

/** Creates accounts for people in the employer's records. */
export const registrationCalls = (parts: Parts, identity: Identity) =>
  ({
    checkUser: ({ body }) => checkUser(parts, identity, body),
    registerUser: ({ body }, exchange) => registerUser(parts, identity, body, exchange),
  }) satisfies RequestCalls
