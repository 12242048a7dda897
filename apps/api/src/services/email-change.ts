import type { AppParts, Identity } from '../app-parts.ts'
import { messageOf, refused } from '../errors.ts'
import type { RequestCalls } from '../http/handlers.ts'
import { deviceName } from '../identity/device-name.ts'
import { emailChangedMail, emailSetBackMail } from '../mail/messages.ts'
import { emailUndoMs } from '../store/directory/email-changes.ts'
import type { Person } from '../store/directory/people.ts'
import { isEmployersAddress } from './own-address.ts'

type Parts = Pick<AppParts, 'directory' | 'clock' | 'mail' | 'publicOrigin'>
type Proofs = Pick<Identity, 'sessions' | 'widgets' | 'tickets'>

/** How many past passwords are kept; see `new-passwords.ts`. */
const keptPasswords = 4

interface EmailChange {
  /** The person with the former address. */
  readonly before: Person
  readonly request: Request
  /** Returns false if the new address is taken. */
  save(): Promise<boolean>
}

/**
 * Changes the email and ends all other ways in, because it is half of the sign-in. The former address gets a mail and
 * can take the change back for seven days. An address that the employer reads cannot: it would be a way in for them.
 * Returns false if the new address is taken.
 */
export async function changeEmail(
  { directory, clock, mail, publicOrigin }: Parts,
  { sessions, widgets, tickets }: Proofs,
  { before, request, save }: EmailChange,
): Promise<boolean> {
  const [at, personId] = [clock.now(), before.id]
  const changeId = (await isEmployersAddress(directory, before.email))
    ? null
    : await directory.emailChanges.add(personId, before.email, at)
  const undoToken = changeId === null ? null : tickets.issue('email-undo', { personId, changeId }, emailUndoMs)
  const changed = { at, device: deviceName(request), timeZone: before.timeZone, undoToken }
  if (!(await mail.postWith(emailChangedMail(before, { publicOrigin }, changed), personId, save))) return false
  await sessions.endOthers(personId, request)
  await widgets.endAll(personId)
  await directory.audit.add({ at, actorId: personId, personId, event: 'email-changed' })
  return true
}

const isOver = () => refused(60002, { undoToken: messageOf(60002) })

/** Returns the person and the change that a link is about. @throws ApiError 60002 for one that is good no more. */
async function readUndo({ directory, clock }: Parts, { tickets }: Proofs, undoToken: string) {
  const ticket = tickets.read('email-undo', undoToken)
  const { personId, changeId } = ticket.state === 'good' ? ticket.claims : {}
  if (typeof personId !== 'number' || typeof changeId !== 'number') throw isOver()
  const [person, email] = await Promise.all([
    directory.people.byId(personId),
    directory.emailChanges.formerEmail(personId, changeId, clock.now()),
  ])
  if (!person || email === undefined) throw isOver()
  return { person, changeId, email }
}

/**
 * Returns the account to the former address. The person who changed it is signed out everywhere, and the password is void and
 * cannot be chosen again. Second factors stay: the link proves the mailbox only.
 * @throws ApiError 60002 for a link that is used or older than seven days, 30003 if another account has the address by now.
 */
async function undoEmailChange(parts: Parts, proofs: Proofs, undoToken: string, request: Request) {
  const { directory, clock, mail } = parts
  const { person, changeId, email } = await readUndo(parts, proofs, undoToken)
  const other = await directory.people.byEmail(email)
  if (other && other.id !== person.id) throw refused(30003, { undoToken: messageOf(30003) })
  const at = clock.now()
  if (!(await directory.emailChanges.takeBack(person.id, changeId, at))) throw isOver()
  const setBack = emailSetBackMail(person, { at, device: deviceName(request), timeZone: person.timeZone })
  if (!(await mail.postWith(setBack, person.id, () => directory.people.returnToEmail(person.id, email, at))))
    throw isOver()
  if (person.passwordHash !== null)
    await directory.pastPasswords.add(person.id, person.passwordHash, { at, keep: keptPasswords })
  await proofs.sessions.endAll(person.id)
  await proofs.widgets.endAll(person.id)
  await directory.audit.add({ at, actorId: person.id, personId: person.id, event: 'email-change-undone' })
  return {}
}

/** Takes a change of the email back. */
export const emailChangeCalls = (parts: Parts, identity: Identity) =>
  ({
    undoEmailChange: ({ body: { undoToken } }, { request }) => undoEmailChange(parts, identity, undoToken, request),
  }) satisfies RequestCalls
