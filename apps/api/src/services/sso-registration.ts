import type { AppParts, Identity } from '../app-parts.ts'
import { refused } from '../errors.ts'
import type { CodeExchange } from '../identity/mailed-codes.ts'
import type { SsoPerson } from '../identity/sso.ts'
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
 * Whether the company can say whose this email is: of its own domains only. An account under an email of another company
 * would lie in wait for its owner.
 *
 * @throws ApiError 30001 for an email of another company's.
 */
async function isCompanysOwn({ directory }: Parts, { company, email }: SsoPerson): Promise<boolean> {
  const owner = await directory.companies.byDomain(email.slice(email.lastIndexOf('@') + 1))
  if (owner && owner.id !== company.id) throw refused(30001)
  return owner !== undefined
}

/**
 * Makes an account from a company's token and signs in.
 * @throws ApiError 30001 for a token that is not a company's own, now, or used, or names an email of another company's; 30002
 * for somebody who has an account, 30003 for an email that another account has.
 */
export async function ssoRegisterUser(
  parts: Parts,
  { sso, entrance }: Identity,
  ssoToken: string,
  exchange: CodeExchange,
) {
  const asserted = await sso.read(ssoToken)
  const { company, subject: ssoSubject, email, firstName, lastName } = asserted
  const isEmailProved = await isCompanysOwn(parts, asserted)
  await refuseTaken(parts.directory, await parts.directory.people.bySsoSubject(company.id, ssoSubject), email)
  if (!(await asserted.use())) throw refused(30001)
  const person = await createPerson(parts, {
    companyId: company.id,
    firstName,
    lastName,
    email,
    ssoSubject,
    isEmailProved,
  })
  const { redirectUrl } = await entrance.enter(person, exchange)
  return { redirectUrl }
}
