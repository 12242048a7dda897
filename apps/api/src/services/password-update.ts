import type { AppParts, Identity } from '../app-parts.ts'
import { messageOf, refused, signedOut, tooMany } from '../errors.ts'
import type { RequestCalls } from '../http/handlers.ts'
import { deviceName } from '../identity/device-name.ts'
import { limits } from '../identity/limits.ts'
import { passwordChangedMail } from '../mail/messages.ts'
import type { Person } from '../store/directory/people.ts'

type Parts = Pick<AppParts, 'directory' | 'clock' | 'mail' | 'passwords' | 'keys' | 'publicOrigin'>

interface Update {
  readonly personId: number
  readonly request: Request
  readonly currentPassword: string
  readonly newPassword: string
  readonly confirmPassword: string
}

/**
 * Returns the signed-in person after checking the current password.
 * @throws ApiError 20007 on `field` for a wrong password, 429 after many wrong ones.
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
  // Counted before the slow hash, so that simultaneous tries count each other.
  // Limits guesses by a stranger who finds an open session.
  const { most, lasts } = limits.ownPassword
  if ((await directory.attempts.count(tries, { at: clock.now(), lasts })) > most) throw tooMany(lasts / 1000)
  const isRight = await passwords.verify(typed, person.passwordHash).catch(async (error: unknown) => {
    // Not judged, as when too many hashes wait: a person must not lose their tries to that.
    await directory.attempts.giveBack(tries)
    throw error
  })
  if (!isRight) throw refused(20007, { [field]: messageOf(20007) })
  await directory.attempts.forget(tries)
  return person
}

/**
 * Changes the person's password and ends their other sessions. Widgets on other pages have to be connected again.
 * @throws ApiError 20007 for a wrong current password, 20001 to 20006 for the new one.
 */
async function updatePassword(
  parts: Parts,
  { newPasswords, sessions, widgets }: Identity,
  update: Update,
): Promise<Record<string, never>> {
  const { personId, request, newPassword: password, confirmPassword: confirmation } = update
  const person = await requirePassword(parts, personId, update.currentPassword, 'currentPassword')
  const seen = { at: parts.clock.now(), device: deviceName(request), timeZone: person.timeZone }
  const fields = { password: 'newPassword', confirmation: 'confirmPassword' }
  await newPasswords.replace(person, { password, confirmation, fields }, (write) =>
    parts.mail.postWith(passwordChangedMail(person, parts, seen), person.id, write),
  )
  await sessions.endOthers(personId, request)
  await widgets.endAll(personId)
  await parts.directory.audit.add({ at: parts.clock.now(), actorId: personId, personId, event: 'password-changed' })
  return {}
}

/** Changes a known password. */
export const passwordUpdateCalls = (parts: Parts, identity: Identity) =>
  ({
    updatePassword: ({ body }, { person, request }) =>
      updatePassword(parts, identity, { ...body, personId: person.userId, request }),
  }) satisfies RequestCalls
