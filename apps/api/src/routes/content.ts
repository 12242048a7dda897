import type { PageContent } from '@evenkeel/api-client/contract/content'
import type { AppParts } from '../app-parts.ts'
import { pages, registrationContentOf } from '../content/pages.ts'
import { refused } from '../errors.ts'
import type { RequestHandlers } from '../http/handlers.ts'

/** A page of its own for each answer: nobody holds the catalogue itself. */
const copyOf = (page: PageContent): PageContent => structuredClone(page)

/** The texts of the pages before signing in. */
export function contentRoutes({ directory }: Pick<AppParts, 'directory'>) {
  return {
    loginContent: async () => copyOf(pages.login),
    registrationPageContent: async () => copyOf(pages.registration),
    forgotPasswordContent: async () => copyOf(pages.forgotPassword),
    forgotPasswordStep: async () => copyOf(pages.forgotPassword),
    resetCodeStep: async () => copyOf(pages.codeInput),

    async registrationContent({ body: { companyCode } }) {
      const company = await directory.companies.byCode(companyCode)
      if (!company) throw refused(0)
      return registrationContentOf(company.name)
    },
  } satisfies RequestHandlers
}
