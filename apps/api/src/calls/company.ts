import type { AppParts } from '../app-parts.ts'
import { messageOf, notFound, refused, tooMany } from '../errors.ts'
import type { RequestCalls } from '../http/handlers.ts'
import { isEmail } from '../identity/contact-rules.ts'
import { limits } from '../identity/limits.ts'
import { toNetwork } from '../identity/network.ts'
import { say } from '../say.ts'

/** Enough for an office that shares one address; too few for a program that tries domains. */
const discoveries = limits.companies

/** Finds the employer of the signed-in person, or by an email's domain. */
export function companyCalls({ directory, keys }: Pick<AppParts, 'directory' | 'keys'>) {
  return {
    async discoverCompany({ body }, { clock, clientAddress }) {
      const email = body.email.trim()
      if (!isEmail(email)) throw refused(30004, { email: say('validEmail') })
      const subject = keys.sign('sign-in-subject', `discover:${toNetwork(clientAddress)}`)
      const tries = await directory.attempts.count(subject, { at: clock.now(), lasts: discoveries.lasts })
      if (tries > discoveries.most) throw tooMany(discoveries.lasts / 1000)
      const company = await directory.companies.byDomain(email.slice(email.lastIndexOf('@') + 1))
      if (!company) throw refused(30001, { email: messageOf(30001) })
      const { code: companyCode, name, isSsoEnabled, ssoUrl } = company
      return { companyCode, name, isSsoEnabled, ssoUrl }
    },

    async companyInfo(_input, { person }) {
      const company = await directory.companies.byId(person.companyId)
      if (!company) throw notFound()
      const { id: companyId, name, logoUrl, supportEmail, level1, fundStyle, isSsoEnabled } = company
      return { data: { info: { companyId, name, logoUrl, supportEmail, level1, fundStyle, isSsoEnabled } } }
    },
  } satisfies RequestCalls
}
