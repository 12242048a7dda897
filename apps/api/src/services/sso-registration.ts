import type { AppParts, Identity } from '../app-parts.ts'
import { refused } from '../errors.ts'
import type { CodeExchange } from '../identity/mailed-codes.ts'
import { createPerson, refuseTaken } from './registration.ts'

type Parts = Pick<AppParts, 'directory' | 'clock'>

/**
 * Whom the company's token speaks of. An account counts as registered only where its owner linked it: that the email is the
 * same proves nothing, since the employer writes it.
 *
 * @throws ApiError 30001 for a token that is not a company's own, now.
 */
export async function ssoCheckUser({ directory }: Parts, { sso }: Identity, ssoToken: string) {
  const { company, subject, email, firstName, lastName } = await sso.read(ssoToken)
  const person = await directory.people.bySsoSubject(company.id, subject)
  return { isRegistered: person !== undefined, email, firstName, lastName }
}

/**
 * Makes an account from a company's token and signs in.
 * @throws ApiError 30001 for a token that is not a company's own, now, or used; 30002 for somebody who has an account, 30003
 * for an email that another account has.
 */
export async function ssoRegisterUser(parts: Parts, { sso, entrance }: Identity, ssoToken: string, exchange: CodeExchange) {
  const asserted = await sso.read(ssoToken)
  const { company, subject: ssoSubject, email, firstName, lastName } = asserted
  await refuseTaken(parts.directory, await parts.directory.people.bySsoSubject(company.id, ssoSubject), email)
  if (!(await asserted.use())) throw refused(30001)
  const person = await createPerson(parts, { companyId: company.id, firstName, lastName, email, ssoSubject })
  const { redirectUrl } = await entrance.enter(person, exchange)
  return { redirectUrl }
}
