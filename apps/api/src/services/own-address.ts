import { badRequest } from '../errors.ts'
import type { Directory } from '../store/directory/directory.ts'
import { toEmailKey } from '../store/directory/people.ts'
import { say } from '../say.ts'

const ownAddress = say('pleaseUseAnAddressOfYour')

/**
 * Whether a company can read the mail of this address, because it lies at one of the companies' domains or below it. Such
 * a mailbox proves nothing about a person.
 */
export async function isEmployersAddress({ companies }: Pick<Directory, 'companies'>, email: string): Promise<boolean> {
  const labels = (toEmailKey(email).split('@').at(-1) ?? '').split('.')
  const domains = labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'))
  const owners = await Promise.all(domains.map((domain) => companies.byDomain(domain)))
  return owners.some((company) => company !== undefined)
}

/**
 * Looks up domains only, never people: the answer says nothing about who has an account.
 * @throws ApiError 400 on `email` for an address at any company's domain.
 */
export async function requireOwnAddress(directory: Pick<Directory, 'companies'>, email: string): Promise<void> {
  if (await isEmployersAddress(directory, email)) throw badRequest({ email: ownAddress })
}
