import type { SignInAnswer } from '@evenkeel/api-client/contract/auth'
import type { PasskeyProof, PasskeyRequest } from '@evenkeel/api-client/contract/second-factor'
import type { AppParts, Identity } from '../app-parts.ts'
import { refused } from '../errors.ts'
import type { CodeExchange } from '../identity/mailed-codes.ts'
import type { SsoPerson } from '../identity/sso.ts'
import type { Person } from '../store/directory/people.ts'

/** The challenge belongs to the token, so that a signature for one sign-on is none for another. */
const toOwner = (ssoToken: string, person?: Person) => ({
  personId: person?.id ?? 0,
  email: person?.email ?? '',
  name: '',
  subject: `sso ${ssoToken}`,
})

/**
 * Returns what a passkey signs. It names no passkey, so the answer is the same for everybody.
 * @throws ApiError 30001 for a token that is not from a company, expired, or used.
 */
export async function ssoPasskey(
  { sso, passkeys }: Identity,
  ssoToken: string,
  request: Request,
): Promise<{ passkey: PasskeyRequest }> {
  await sso.read(ssoToken)
  return { passkey: await passkeys.requestOptions(toOwner(ssoToken), [], request) }
}

interface PasskeySignIn {
  readonly asserted: SsoPerson
  readonly ssoToken: string
  readonly credential: PasskeyProof
  readonly fits: (person: Person) => boolean
}

/**
 * Signs in with the company's token and the passkey of an account linked to it.
 * @throws ApiError 30001 for any other passkey, and for a signature that is wrong or too old.
 */
export async function signInByPasskey(
  { directory }: Pick<AppParts, 'directory'>,
  { passkeys, signInFlow }: Identity,
  { asserted, ssoToken, credential, fits }: PasskeySignIn,
  exchange: CodeExchange,
): Promise<SignInAnswer> {
  const factor = await directory.secondFactors.byCredential(credential.id)
  const person = factor && (await directory.people.byId(factor.personId))
  if (!factor || !person || !fits(person)) throw refused(30001)
  const found = await passkeys.verify(toOwner(ssoToken, person), [factor], credential, exchange.request)
  if (found !== 'right' || !(await asserted.use())) throw refused(30001)
  return signInFlow.enter(person, exchange)
}
