import type { Identity } from '../app-parts.ts'
import { messageOf, refused } from '../errors.ts'
import type { RequestCalls } from '../http/handlers.ts'
import { isEmail } from '../identity/contact-rules.ts'
import type { CodeExchange } from '../identity/mailed-codes.ts'
import { emailCodeMail } from '../mail/messages.ts'
import { toEmailKey } from '../store/directory/people.ts'

/** How long a verified email can be used. Source: Q-EMAIL-1. */
const verifiedMs = 15 * 60_000

/** @throws ApiError 30004 for an invalid email. */
export function requireEmail(email: string): void {
  if (!isEmail(email)) throw refused(30004, { email: messageOf(30004) })
}

/**
 * Mails a code to an email, whether or not it belongs to an account.
 * @throws ApiError 30004 for an invalid email, 429 for a second code within a minute, 503 while mail cannot be sent.
 */
async function sendEmailCode(
  { mailedCodes, languages }: Identity,
  email: string,
  exchange: CodeExchange,
): Promise<Record<string, never>> {
  requireEmail(email)
  await mailedCodes.send({ purpose: 'verify-email', subject: toEmailKey(email) }, exchange, (code) =>
    emailCodeMail({ email: email.trim(), language: languages.wanted(exchange.request) }, code),
  )
  return {}
}

/**
 * Returns the verification token for a right code.
 * @throws ApiError 60001 for a wrong code, 60002 for an expired one.
 */
async function verifyEmailCode({ mailedCodes, tickets }: Identity, email: string, code: string, request: Request) {
  const emailKey = toEmailKey(email)
  const found = await mailedCodes.try({ purpose: 'verify-email', subject: emailKey }, request, code)
  if (found === 'wrong') throw refused(60001, { code: messageOf(60001) })
  if (found === 'expired') throw refused(60002, { code: messageOf(60002) })
  return { verificationToken: tickets.issue('email-ticket', { emailKey }, verifiedMs) }
}

/**
 * Checks a verification token against the email it must prove. Returns a function that uses the token up, to be called
 * when the save succeeds.
 * @throws ApiError 60002 for a token that is expired, used, made up, or for another email.
 */
export async function readVerifiedEmail(
  { tickets }: Pick<Identity, 'tickets'>,
  token: string,
  email: string,
): Promise<() => Promise<void>> {
  const ticket = tickets.read('email-ticket', token)
  const notGood = () => refused(60002, { verificationToken: messageOf(60002) })
  if (ticket.state !== 'good' || ticket.claims['emailKey'] !== toEmailKey(email)) throw notGood()
  return async () => {
    if (!(await ticket.use())) throw notGood()
  }
}

/** Verification of emails, for a save that needs a verified email. */
export const emailProof = (identity: Pick<Identity, 'tickets'>) => ({
  /**
   * Checks the token against the email and returns a function that uses it up.
   * @throws ApiError like `readVerifiedEmail`.
   */
  read: (token: string, email: string): Promise<() => Promise<void>> => readVerifiedEmail(identity, token, email),
})

/** Proves that an email belongs to its user. */
export const emailVerificationCalls = (identity: Identity) =>
  ({
    sendEmailCode: ({ body: { email } }, exchange) => sendEmailCode(identity, email, exchange),
    verifyEmailCode: ({ body: { email, code } }, { request }) => verifyEmailCode(identity, email, code, request),
  }) satisfies RequestCalls
