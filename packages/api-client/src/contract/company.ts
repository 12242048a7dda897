import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, text } from './primitives.ts'

export const companyInfo = z.object({
  companyId: id,
  name: z.string(),
  logoUrl: z.nullable(z.string()),
  supportEmail: z.nullable(z.string()),
  /** True: accounts are only ever added by hand, and the server refuses link and connection calls. */
  level1: z.boolean(),
  /** BOTH 0, HANDS_ON 1, HANDS_OFF 2, NO_FUNDS 3. */
  fundStyle: z.number(),
  isSsoEnabled: z.boolean(),
})
export type CompanyInfo = z.infer<typeof companyInfo>

export const foundCompany = z.object({
  companyCode: z.string(),
  name: z.string(),
  isSsoEnabled: z.boolean(),
  ssoUrl: z.nullable(z.string()),
})
export type FoundCompany = z.infer<typeof foundCompany>

const linkingAlone = z.object({ data: z.object({ info: z.object({ level1: z.boolean() }) }) })

export const companyEndpoints = {
  discoverCompany: endpoint('discoverCompany', {
    summary: 'Find a company by email domain. 429 when a network asks too often.',
    who: 'public',
    body: z.object({ email: text(254) }),
    answer: foundCompany,
    readOnly: true,
    errors: [30001, 30004],
  }),
  companyInfo: endpoint('companyInfo', {
    summary: 'Get the employee’s company.',
    who: 'employee',
    answer: z.object({ data: z.object({ info: companyInfo }) }),
    // Whether banks can be connected is all that a widget has to know of the employer.
    widgets: { accounts: { answer: linkingAlone }, 'account-modal': { answer: linkingAlone } },
  }),
}
