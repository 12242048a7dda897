import type { AppParts } from '../app-parts.ts'
import { notFound, refused, tooMany } from '../errors.ts'
import type { RequestHandlers } from '../http/handlers.ts'
import { networkOf } from '../identity/network.ts'

const MINUTE = 60_000
/** An office shares one address; a machine that tries domains asks more often. */
const DISCOVERIES = { most: 60, lasts: 15 * MINUTE }

/** The employer of the signed-in person, and the one behind an email. */
export function companyRoutes({ directory, keys }: Pick<AppParts, 'directory' | 'keys'>) {
  return {
    async discoverCompany({ body: { email } }, { clock, clientAddress }) {
      const subject = keys.sign('sign-in-subject', `discover:${networkOf(clientAddress)}`)
      const tries = await directory.attempts.count(subject, { at: clock.now(), lasts: DISCOVERIES.lasts })
      if (tries > DISCOVERIES.most) throw tooMany(DISCOVERIES.lasts / 1000)
      const company = await directory.companies.byDomain(email.slice(email.lastIndexOf('@') + 1).trim())
      if (!company || !email.includes('@')) throw refused(30001)
      const { code: companyCode, name, isSsoEnabled, ssoUrl } = company
      return { companyCode, name, isSsoEnabled, ssoUrl }
    },

    async companyInfo(_input, { person }) {
      const company = await directory.companies.byId(person.companyId)
      if (!company) throw notFound()
      const { id: companyId, name, logoUrl, supportEmail, level1, fundStyle, isSsoEnabled } = company
      return { data: { info: { companyId, name, logoUrl, supportEmail, level1, fundStyle, isSsoEnabled } } }
    },
  } satisfies RequestHandlers
}
