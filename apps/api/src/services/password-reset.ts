import { Role } from '@evenkeel/api-client/contract/auth'
import type { AppParts, Identity } from '../app-parts.ts'
import { refused } from '../errors.ts'
import { hashOfSecret } from '../identity/keys.ts'
import type { CodeExchange } from '../identity/mailed-codes.ts'
import { passwordChangedMail, resetCodeMail } from '../mail/messages.ts'
import { emailKeyOf, type Person } from '../store/directory/people.ts'
import type { AuditEvent } from '../store/directory/schema.ts'

type Parts = Pick<AppParts, 'directory' | 'clock' | 'mail'>

/** Source: open question Q-PWD-1. */
const TICKET_MS = 15 * 60_000

const subjectOf = (userName: string) => ({ purpose: 'reset-password', subject: emailKeyOf(userName) }) as const

/** So that a token dies with the password that it was to replace, and with the email to which its code was sent. */
const markOf = ({ passwordHash, emailKey }: Person) => hashOfSecret(JSON.stringify([passwordHash, emailKey]))

/**
 * Whether a code by mail may lead to a new password. Not for a planner or a staff member whose only second factor is mail
 * too: a mailbox alone would then open other people's money.
 */
async function mayReset({ directory }: Parts, { id, role }: Person): Promise<boolean> {
  return role === Role.EMPLOYEE || (await directory.secondFactors.ofPerson(id)).length > 0
}

/**
 * Mails a code to whoever has this user name. For a name that nobody has all is the same but for the mail.
 * @throws ApiError 400 on `recaptchaToken`, 429 for a second code within a minute, 503 while no mail can be sent.
 */
export async function requestReset(
  parts: Parts,
  { botCheck, mailedCodes, devices }: Identity,
  { userName, recaptchaToken }: { userName: string; recaptchaToken: string },
  exchange: CodeExchange,
): Promise<Record<string, never>> {
  await botCheck.pass(recaptchaToken)
  const person = await parts.directory.people.byEmail(userName)
  const reader = person && (await mayReset(parts, person)) ? person : null
  // Counted apart, so that strangers who ask again and again do not use up the owner's own mails.
  const isOwner = person !== undefined && (await devices.isKnown(person.id, exchange.request))
  const subject = { ...subjectOf(userName), ...(isOwner && { reader: `owner:${person.id}` }) }
  await mailedCodes.send(subject, exchange, (code) => reader && resetCodeMail(reader.email, code))
  return {}
}

/**
 * The token for a right code.
 * @throws ApiError 10002 for a wrong code, 60002 for one that has expired; for a name that nobody has just so.
 */
export async function verifyResetCode(
  parts: Parts,
  { mailedCodes, tickets }: Identity,
  { userName, code, request }: { userName: string; code: string; request: Request },
) {
  const found = await mailedCodes.try(subjectOf(userName), request, code)
  const person = await parts.directory.people.byEmail(userName)
  if (found === 'expired') throw refused(60002, { code: refused(60002).message })
  // The code of a name that nobody has was mailed to nobody; whoever guesses it gets no further.
  if (found !== 'right' || !person || !(await mayReset(parts, person)))
    throw refused(10002, { code: refused(10002).message })
  const company = await parts.directory.companies.byId(person.companyId)
  const resetToken = tickets.issue('reset-ticket', { personId: person.id, mark: markOf(person) }, TICKET_MS)
  return { resetToken, passwordPolicy: company?.passwordPolicy ?? 'standard' }
}

/** The person a reset token is about, and what uses it up. @throws ApiError 60002 for a token that is good no more. */
async function readTicket({ directory }: Parts, { tickets }: Identity, resetToken: string) {
  const ticket = tickets.read('reset-ticket', resetToken)
  const personId = ticket.state === 'good' ? ticket.claims['personId'] : undefined
  const person = typeof personId === 'number' ? await directory.people.byId(personId) : undefined
  if (ticket.state !== 'good' || !person || ticket.claims['mark'] !== markOf(person)) throw refused(60002)
  const use = async () => {
    if (!(await ticket.use())) throw refused(60002)
  }
  return { person, use }
}

/** What follows once the account has changed hands back: every session ends, a lock is lifted. */
async function afterReset(
  { directory, clock }: Parts,
  { sessions, signIn, embeds }: Identity,
  person: Person,
  event: AuditEvent,
): Promise<void> {
  await sessions.endAll(person.id)
  await embeds.endRenewals(person.id)
  await signIn.unlock(person.email)
  await directory.audit.add({ at: clock.now(), actorId: person.id, personId: person.id, event })
}

/**
 * Sets the new password; leads to the sign-in page and not in.
 * @throws ApiError 20001 to 20006 on the new password (the token then stays good), 60002 for a token that is good no more.
 */
export async function completeReset(
  parts: Parts,
  identity: Identity,
  { resetToken, newPassword, confirmPassword }: { resetToken: string; newPassword: string; confirmPassword: string },
): Promise<Record<string, never>> {
  const { person, use } = await readTicket(parts, identity, resetToken)
  const fields = { password: 'newPassword', confirmation: 'confirmPassword' }
  await identity.newPasswords.replace(person, { password: newPassword, confirmation: confirmPassword, fields }, use)
  // Where only a company's sign-on had said whose the email is, its owner has come now: whom that sign-on let in stays out.
  await parts.directory.people.proveEmail(person.id, parts.clock.now())
  await afterReset(parts, identity, person, 'password-reset')
  parts.mail.post(passwordChangedMail(person.email))
  return {}
}

/**
 * Links the company's sign-in to the account instead of setting a password.
 * @throws ApiError 60002 for a reset token that is good no more, 30001 for a token that is not of the person's own company,
 * 30002 where it belongs to another account.
 */
export async function completeResetSso(parts: Parts, identity: Identity, resetToken: string, ssoToken: string) {
  const { person, use } = await readTicket(parts, identity, resetToken)
  const asserted = await identity.sso.read(ssoToken)
  if (asserted.company.id !== person.companyId) throw refused(30001)
  await use()
  if (!(await asserted.use())) throw refused(30001)
  if (!(await parts.directory.people.linkSso(person.id, asserted.subject, parts.clock.now()))) throw refused(30002)
  await afterReset(parts, identity, person, 'sso-linked')
  return { redirectUrl: asserted.company.ssoUrl ?? '/login#/auth/login' }
}
