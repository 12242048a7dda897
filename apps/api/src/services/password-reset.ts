import { Role } from '@evenkeel/api-client/contract/auth'
import type { AppParts, Identity } from '../app-parts.ts'
import { messageOf, refused } from '../errors.ts'
import type { RequestCalls } from '../http/handlers.ts'
import { isEmail } from '../identity/contact-rules.ts'
import { deviceName } from '../identity/device-name.ts'
import { hashOfSecret } from '../identity/keys.ts'
import type { CodeExchange } from '../identity/mailed-codes.ts'
import { passwordChangedMail, type Reader, resetCodeMail } from '../mail/messages.ts'
import { toEmailKey, type Person } from '../store/directory/people.ts'
import type { AuditEvent } from '../store/directory/schema.ts'
import { isEmployersAddress } from './own-address.ts'
import { type NewPassword, personByFactor, ticketMs, toTyped, workReset } from './work-reset.ts'

type Parts = Pick<AppParts, 'directory' | 'clock' | 'mail' | 'publicOrigin'>

const toSubject = (userName: string) => ({ purpose: 'reset-password', subject: toEmailKey(userName) }) as const

/** Returns a mark that changes with the password and the email, so that a token is void once either changes. */
const ticketMark = ({ passwordHash, emailKey }: Person) => hashOfSecret(JSON.stringify([passwordHash, emailKey]))

/**
 * Whether a code by mail may lead to a new password. Not for a planner or a staff member whose only second factor is
 * mail too: access to their mailbox alone would open other people's money.
 */
async function mayReset({ directory }: Parts, { id, role }: Person): Promise<boolean> {
  return role === Role.EMPLOYEE || (await directory.secondFactors.ofPerson(id)).length > 0
}

/**
 * Returns who reads the code; null if none is sent. At an employer's domain it goes out whether there is an account or not, in the
 * same words and language, because the employer reads that mailbox and would learn it from the mail.
 */
async function findReader(parts: Parts, typed: Reader, person: Person | undefined): Promise<Reader | null> {
  if (await isEmployersAddress(parts.directory, typed.email)) return isEmail(typed.email) ? typed : null
  if (!person || !(await mayReset(parts, person))) return null
  return { ...person, language: person.language ?? typed.language }
}

/**
 * Mails a code to the person with this user name. For an unknown user name everything is the same except that no mail
 * is sent.
 * @throws ApiError 400 on `recaptchaToken`, 429 for a second code within a minute, 503 while mail cannot be sent.
 */
async function requestReset(
  parts: Parts,
  { botCheck, mailedCodes, devices, languages }: Identity,
  { userName, recaptchaToken }: { userName: string; recaptchaToken: string },
  exchange: CodeExchange,
): Promise<Record<string, never>> {
  await botCheck.pass(recaptchaToken)
  const person = await parts.directory.people.byEmail(userName)
  const typed = { email: userName.trim(), language: languages.wanted(exchange.request) }
  const reader = await findReader(parts, typed, person)
  // Counted separately, so that strangers who keep asking do not use up the owner's own limit.
  const isOwner = person !== undefined && (await devices.isKnown(person.id, exchange.request))
  const subject = { ...toSubject(userName), ...(isOwner && { reader: `owner:${person.id}` }) }
  await mailedCodes.send(subject, exchange, (code) => (reader === null ? null : resetCodeMail(reader, code)))
  return {}
}

/**
 * Returns the reset token for a right code.
 * @throws ApiError 10002 for a wrong code, 60002 for an expired one; the same for an unknown user name.
 */
async function verifyResetCode(
  parts: Parts,
  { mailedCodes, tickets }: Identity,
  { userName, code, request }: { userName: string; code: string; request: Request },
) {
  const found = await mailedCodes.try(toSubject(userName), request, code)
  const person = await parts.directory.people.byEmail(userName)
  if (found === 'expired') throw refused(60002, { code: messageOf(60002) })
  if (found === 'right' && (await isEmployersAddress(parts.directory, userName)))
    return { ...(await workReset(parts, tickets, userName)), isFactorNeeded: true }
  // The code for an unknown user name was never mailed; guessing it leads no further.
  if (found !== 'right' || !person || !(await mayReset(parts, person))) throw refused(10002, { code: messageOf(10002) })
  const company = await parts.directory.companies.byId(person.companyId)
  const resetToken = tickets.issue('reset-ticket', { personId: person.id, mark: ticketMark(person) }, ticketMs)
  return { resetToken, passwordPolicy: company?.passwordPolicy ?? 'standard', isFactorNeeded: false }
}

const isOver = () => refused(60002, { resetToken: messageOf(60002) })

/**
 * Returns the person of a reset token and a function that uses the token up.
 * @throws ApiError 60002 for a token that is no longer valid.
 */
async function readTicket({ directory }: Parts, ticket: ReturnType<Identity['tickets']['read']>) {
  const personId = ticket.state === 'good' ? ticket.claims['personId'] : undefined
  const person = typeof personId === 'number' ? await directory.people.byId(personId) : undefined
  if (ticket.state !== 'good' || !person || ticket.claims['mark'] !== ticketMark(person)) throw isOver()
  const use = async () => {
    if (!(await ticket.use())) throw isOver()
  }
  return { person, use }
}

/** Ends every session and widget connection, lifts a sign-in lock, and writes the event to the audit log. */
async function afterReset(
  { directory, clock }: Parts,
  { sessions, signIn, widgets }: Identity,
  person: Person,
  event: AuditEvent,
): Promise<void> {
  await sessions.endAll(person.id)
  await widgets.endAll(person.id)
  await signIn.unlock(person.email)
  await directory.audit.add({ at: clock.now(), actorId: person.id, personId: person.id, event })
}

/** Returns the person of a reset token and a function that uses the token up. @throws ApiError as its two ways do. */
async function readReset(parts: Parts, identity: Identity, typed: NewPassword) {
  const ticket = identity.tickets.read('reset-ticket', typed.resetToken)
  const emailKey = ticket.state === 'good' ? ticket.claims['emailKey'] : undefined
  if (ticket.state !== 'good' || typeof emailKey !== 'string') return readTicket(parts, ticket)
  const use = async () => {
    if (!(await ticket.use())) throw isOver()
  }
  return { person: await personByFactor(parts, identity, emailKey, typed), use }
}

/**
 * Sets the new password. The person is sent to the sign-in page, not signed in.
 * @throws ApiError 20001 to 20006 on the new password (the token stays valid), 60002 for a token that is no longer
 * valid, 60001 for a wrong code where one is needed.
 */
async function completeReset(
  parts: Parts,
  identity: Identity,
  typed: NewPassword,
  { request, addHeader }: CodeExchange,
): Promise<Record<string, never>> {
  const { person, use } = await readReset(parts, identity, typed)
  const seen = { at: parts.clock.now(), device: deviceName(request), timeZone: person.timeZone }
  await identity.newPasswords.replace(person, toTyped(typed), async (write) => {
    await use()
    await parts.mail.postWith(passwordChangedMail(person, parts, seen), person.id, write)
  })
  // If only the company's SSO had vouched for the email until now, its owner has just proved it: this also ends that
  // SSO link, so the person it let in stays out.
  await parts.directory.people.proveEmail(person.id, parts.clock.now())
  await afterReset(parts, identity, person, 'password-reset')
  // Where the mailbox was proved, guesses from elsewhere hold the owner up no longer.
  addHeader('Set-Cookie', (await identity.devices.remember(person.id, request)).deviceCookie)
  return {}
}

/**
 * Links the company's sign-in to the account instead of setting a password.
 * @throws ApiError 60002 for a reset token that is no longer valid, 30001 for a token of another company.
 */
async function completeResetSso(parts: Parts, identity: Identity, resetToken: string, ssoToken: string) {
  const { person, use } = await readTicket(parts, identity.tickets.read('reset-ticket', resetToken))
  const asserted = await identity.sso.read(ssoToken)
  if (asserted.company.id !== person.companyId) throw refused(30001)
  await use()
  if (!(await asserted.use())) throw refused(30001)
  // Links even if another account has this identity: an error would reveal that to a person who has a mailbox and a
  // token from the employer.
  await parts.directory.people.linkSso(person.id, asserted.subject, parts.clock.now())
  await afterReset(parts, identity, person, 'sso-linked')
  return { redirectUrl: asserted.company.ssoUrl ?? '/login#/auth/login' }
}

/** Resets a forgotten password. */
export const passwordResetCalls = (parts: Parts, identity: Identity) =>
  ({
    requestPasswordReset: ({ body }, exchange) => requestReset(parts, identity, body, exchange),
    verifyResetCode: ({ body: { userName, code } }, { request }) =>
      verifyResetCode(parts, identity, { userName, code, request }),
    completePasswordReset: ({ body }, exchange) => completeReset(parts, identity, body, exchange),
    completePasswordResetSso: ({ body: { resetToken, ssoToken } }) =>
      completeResetSso(parts, identity, resetToken, ssoToken),
  }) satisfies RequestCalls
