import type { Identity } from '../app-parts.ts'
import { refused } from '../errors.ts'
import { isEmail } from '../identity/contact-rules.ts'
import type { CodeExchange } from '../identity/mailed-codes.ts'
import { emailCodeMail } from '../mail/messages.ts'
import { emailKeyOf } from '../store/directory/people.ts'

/** A verified email is to be used within this time. Source: open question Q-EMAIL-1. */
const VERIFIED_MS = 15 * 60_000

/** @throws ApiError 30004 for what is no email. */
export function requireEmail(email: string): void {
  if (!isEmail(email)) throw refused(30004, { email: refused(30004).message })
}

/**
 * Mails a code to an email, whoever's it is.
 * @throws ApiError 30004 for what is no email, 429 for a second one within a minute, 503 while no mail can be sent.
 */
export async function sendEmailCode(
  { mailedCodes }: Identity,
  email: string,
  exchange: CodeExchange,
): Promise<Record<string, never>> {
  requireEmail(email)
  await mailedCodes.send({ purpose: 'verify-email', subject: emailKeyOf(email) }, exchange, (code) =>
    emailCodeMail(email.trim(), code),
  )
  return {}
}

/**
 * The token for a right code.
 * @throws ApiError 60001 for a wrong code, 60002 for one that has expired.
 */
export async function verifyEmailCode(
  { mailedCodes, tickets }: Identity,
  email: string,
  code: string,
  request: Request,
) {
  const emailKey = emailKeyOf(email)
  const found = await mailedCodes.try({ purpose: 'verify-email', subject: emailKey }, request, code)
  if (found === 'wrong') throw refused(60001, { code: refused(60001).message })
  if (found === 'expired') throw refused(60002, { code: refused(60002).message })
  return { verificationToken: tickets.issue('email-ticket', { emailKey }, VERIFIED_MS) }
}

/**
 * Holds a verification token against the email it is to prove; gives what uses it up, for the moment of the save.
 * @throws ApiError 60002 for one that has expired, was used, is another email's or made up.
 */
export async function readVerifiedEmail(
  { tickets }: Pick<Identity, 'tickets'>,
  token: string,
  email: string,
): Promise<() => Promise<void>> {
  const ticket = tickets.read('email-ticket', token)
  const notGood = () => refused(60002, { verificationToken: refused(60002).message })
  if (ticket.state !== 'good' || ticket.claims['emailKey'] !== emailKeyOf(email)) throw notGood()
  return async () => {
    if (!(await ticket.use())) throw notGood()
  }
}

/** For a save that needs a verified email. */
export const emailProof = (identity: Pick<Identity, 'tickets'>) => ({
  /** Holds the token against the email; gives what uses it up. @throws ApiError as `readVerifiedEmail`. */
  read: (token: string, email: string): Promise<() => Promise<void>> => readVerifiedEmail(identity, token, email),
})
