import type { AppParts, Identity } from '../app-parts.ts'
import { refused, signedOut, tooMany } from '../errors.ts'
import { passwordChangedMail } from '../mail/messages.ts'
import type { Person } from '../store/directory/people.ts'

const HOUR = 60 * 60_000
/** Whoever finds a session open cannot go on guessing the password in it. */
const MOST_WRONG_AN_HOUR = 10

type Parts = Pick<AppParts, 'directory' | 'clock' | 'mail' | 'passwords' | 'keys'>

interface Update {
  readonly personId: number
  readonly request: Request
  readonly currentPassword: string
  readonly newPassword: string
  readonly confirmPassword: string
}

/**
 * The signed-in person, who has given the present password once more.
 * @throws ApiError 20007 on the field for a wrong one, 429 after many.
 */
export async function requirePassword(
  { directory, clock, passwords, keys }: Omit<Parts, 'mail'>,
  personId: number,
  typed: string,
  field: string,
): Promise<Person> {
  const person = await directory.people.byId(personId)
  if (!person) throw signedOut()
  const tries = keys.sign('sign-in-subject', `own-password:${personId}`)
  // Counted before the slow hash: tries at the same time see each other.
  if ((await directory.attempts.count(tries, { at: clock.now(), lasts: HOUR })) > MOST_WRONG_AN_HOUR)
    throw tooMany(HOUR / 1000)
  if (!(await passwords.verify(typed, person.passwordHash))) throw refused(20007, { [field]: refused(20007).message })
  await directory.attempts.forget(tries)
  return person
}

/**
 * Changes the own password; ends the person's other sessions, and widgets on other pages have to be connected anew.
 * @throws ApiError 20007 for a wrong present one, 20001 to 20006 for the new one.
 */
export async function updatePassword(
  parts: Parts,
  { newPasswords, sessions, embeds }: Identity,
  update: Update,
): Promise<Record<string, never>> {
  const { personId, request, newPassword: password, confirmPassword: confirmation } = update
  const person = await requirePassword(parts, personId, update.currentPassword, 'currentPassword')
  await newPasswords.replace(person, {
    password,
    confirmation,
    fields: { password: 'newPassword', confirmation: 'confirmPassword' },
  })
  await sessions.endOthers(personId, request)
  await embeds.endRenewals(personId)
  await parts.directory.audit.add({ at: parts.clock.now(), actorId: personId, personId, event: 'password-changed' })
  parts.mail.post(passwordChangedMail(person.email))
  return {}
}
