import type { SignInAnswer } from '@evenkeel/api-client/contract/auth'
import type { PasskeyProof } from '@evenkeel/api-client/contract/second-factor'
import type { Identity } from '../app-parts.ts'
import { badRequest, fieldRequired, refused } from '../errors.ts'
import type { RequestCalls } from '../http/handlers.ts'
import type { CodeExchange } from '../identity/mailed-codes.ts'
import type { SsoPerson } from '../identity/sso.ts'
import type { Person } from '../store/directory/people.ts'
import { readVerifiedEmail, requireEmail } from './email-verification.ts'
import { requireOwnAddress } from './own-address.ts'
import { createPerson, refuseTaken } from './registration.ts'
import type { RecordParts } from './same-record.ts'
import { signInByPasskey, ssoPasskey } from './sso-passkey.ts'

type Parts = RecordParts

/** An email and the proof that the caller reads its mail. */
interface Mailbox {
  readonly email: string
  readonly verificationToken: string
}

/** Returns whether an account is linked to the token's person. */
const isLinkedTo =
  ({ company, subject }: SsoPerson) =>
  (person: Person): boolean =>
    person.companyId === company.id && person.ssoSubject === subject

/**
 * Returns the account that has signed in with this identity in this browser. In any other browser the token reveals
 * nothing, because the employer can make a token for anyone.
 */
async function accountHere(
  { directory }: Parts,
  { devices }: Identity,
  { company, subject }: SsoPerson,
  request: Request,
): Promise<Person | undefined> {
  const device = devices.idOf(request)
  return device === null ? undefined : directory.people.bySsoSubjectOnDevice(company.id, subject, device)
}

/**
 * Returns the person in the company's token and whether they have signed in here before. Uses the token up.
 * @throws ApiError 30001 for a token that is not from a company, expired, or used.
 */
async function ssoCheckUser(parts: Parts, identity: Identity, ssoToken: string, request: Request) {
  const asserted = await identity.sso.read(ssoToken)
  const person = await accountHere(parts, identity, asserted, request)
  if (!(await asserted.use())) throw refused(30001)
  const { email, firstName, lastName } = asserted
  return { isRegistered: person !== undefined, email, firstName, lastName }
}

interface SsoSignIn extends Partial<Readonly<Record<keyof Mailbox | 'code', string | undefined>>> {
  readonly ssoToken: string
  readonly credential?: PasskeyProof | undefined
}

/** An email with its mailed code used up, or with a code of the account's own authenticator app or paper. */
type Proof = Mailbox | { readonly email: string; readonly code: string }

/**
 * Returns how the person proves more than the employer's word; null if they do not.
 * @throws ApiError 10001 if one half of the proof is missing, 30004 for an invalid email, 10000 for the mailbox of an
 * employer, which proves nothing.
 */
async function parseProof({ directory }: Parts, { email, verificationToken, code }: SsoSignIn): Promise<Proof | null> {
  if (email === undefined && verificationToken === undefined && code === undefined) return null
  if (email !== undefined && code !== undefined) return { email, code }
  if (email === undefined) throw badRequest({ email: fieldRequired })
  if (verificationToken === undefined) throw badRequest({ verificationToken: fieldRequired })
  requireEmail(email)
  await requireOwnAddress(directory, email)
  return { email, verificationToken }
}

/**
 * Returns the linked account of a proved email (undefined if the account never proved that email) and a function that
 * uses the proof up.
 */
async function findLinkedAccount(
  { directory }: Parts,
  identity: Identity,
  asserted: SsoPerson,
  { email, verificationToken }: Mailbox,
) {
  const useProof = await readVerifiedEmail(identity, verificationToken, email)
  const person = await directory.people.byEmail(email)
  const isTheirs = person !== undefined && isLinkedTo(asserted)(person) && person.emailVerifiedAt !== null
  return { person: isTheirs ? person : undefined, useProof }
}

/**
 * Signs in with the company's token and a code of the authenticator app or of paper of an account linked to it.
 * @throws ApiError 30001 for a wrong code and for an email that no linked account has; 429 after many for one email.
 */
async function signInByCode(
  { secondFactor, signInFlow }: Identity,
  asserted: SsoPerson,
  { email, code }: { readonly email: string; readonly code: string },
  exchange: CodeExchange,
): Promise<SignInAnswer> {
  const person = await secondFactor.personByCode(email, code, isLinkedTo(asserted))
  if (!person || !(await asserted.use())) throw refused(30001)
  return signInFlow.enter(person, exchange)
}

/**
 * Signs in with the company's token, in a browser where the account signed in before, or with the account's own mailbox
 * proved, or with its passkey or a code of its authenticator app or of paper. Without any, the answer does not depend on whether there
 * is an account.
 * @throws ApiError 30001 for a token that is not from a company, expired, or used, and if it leads to no account from
 * here; 60002 on the verification token; 10000 on the email for an employer's mailbox.
 */
async function ssoSignIn(
  parts: Parts,
  identity: Identity,
  body: SsoSignIn,
  exchange: CodeExchange,
): Promise<SignInAnswer> {
  const mailbox = await parseProof(parts, body)
  const asserted = await identity.sso.read(body.ssoToken)
  const { ssoToken, credential } = body
  if (credential)
    return signInByPasskey(parts, identity, { asserted, ssoToken, credential, fits: isLinkedTo(asserted) }, exchange)
  if (mailbox && 'code' in mailbox) return signInByCode(identity, asserted, mailbox, exchange)
  const proved = mailbox && (await findLinkedAccount(parts, identity, asserted, mailbox))
  const person = proved ? proved.person : await accountHere(parts, identity, asserted, exchange.request)
  if (!person || !(await asserted.use())) throw refused(30001)
  await proved?.useProof()
  return identity.signInFlow.afterFirstFactor(person, exchange, { isMailboxProved: proved !== null })
}

interface SsoRegistration extends Mailbox {
  readonly ssoToken: string
}

/**
 * Creates an account from a company's token and the person's own mailbox, and signs in.
 * @throws ApiError 30001 for a token that is not from a company, expired, or used; 30004 for an invalid email; 60002 on
 * the verification token; after that 30002 if the email's account is linked to the same identity, 30003 if it is not.
 */
async function ssoRegisterUser(
  parts: Parts,
  identity: Identity,
  { ssoToken, email, verificationToken }: SsoRegistration,
  exchange: CodeExchange,
) {
  requireEmail(email)
  await requireOwnAddress(parts.directory, email)
  const asserted = await identity.sso.read(ssoToken)
  const useProof = await readVerifiedEmail(identity, verificationToken, email)
  const isSame = isLinkedTo(asserted)
  await refuseTaken(parts.directory, email, isSame)
  if (!(await asserted.use())) throw refused(30001)
  await useProof()
  const { company, subject: ssoSubject, firstName, lastName } = asserted
  const person = await createPerson(
    parts,
    { companyId: company.id, firstName, lastName, email: email.trim(), ssoSubject },
    isSame,
  )
  const { redirectUrl } = await identity.signInFlow.enter(person, exchange)
  return { redirectUrl }
}

/** Creates accounts and signs in through the employer's single sign-on. */
export const ssoCalls = (parts: Parts, identity: Identity) =>
  ({
    loginSso: ({ body }, exchange) => ssoSignIn(parts, identity, body, exchange),
    ssoPasskey: ({ body: { ssoToken } }, { request }) => ssoPasskey(identity, ssoToken, request),
    ssoCheckUser: ({ body: { ssoToken } }, { request }) => ssoCheckUser(parts, identity, ssoToken, request),
    ssoRegisterUser: ({ body }, exchange) => ssoRegisterUser(parts, identity, body, exchange),
  }) satisfies RequestCalls
