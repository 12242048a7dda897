import type { AppParts } from '../app-parts.ts'
import { notFound } from '../errors.ts'
import type { RequestHandlers } from '../http/handlers.ts'

/** The employer of the signed-in person. */
export function companyRoutes({ directory }: Pick<AppParts, 'directory'>) {
  return {
    async companyInfo(_input, { person }) {
      const company = await directory.companies.byId(person.companyId)
      if (!company) throw notFound()
      const { id: companyId, name, logoUrl, supportEmail, level1, fundStyle, isSsoEnabled } = company
      return { data: { info: { companyId, name, logoUrl, supportEmail, level1, fundStyle, isSsoEnabled } } }
    },
  } satisfies RequestHandlers
}
