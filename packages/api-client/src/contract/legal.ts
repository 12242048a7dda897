import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { nothing, requiredText } from './primitives.ts'

export const legalDocument = z.object({
  version: z.string(),
  title: z.string(),
  /** Plain text with an empty line between paragraphs. */
  body: z.string(),
  /** Whether the signed-in person has accepted this version; false without a session. */
  isAccepted: z.boolean(),
})
export type LegalDocument = z.infer<typeof legalDocument>

const accept = {
  body: z.object({ version: requiredText(20) }),
  answer: nothing,
  errors: [10000],
  beforeTerms: true,
} as const

export const legalEndpoints = {
  termsOfUse: endpoint('termsOfUse', {
    summary: 'Get the current terms of use.',
    who: 'public',
    answer: legalDocument,
  }),
  acceptTermsOfUse: endpoint('acceptTermsOfUse', {
    summary: 'Accept the terms of use. 400 for an outdated version. Until accepted, other calls return 403.',
    who: 'signed-in',
    ...accept,
  }),
  fror: endpoint('fror', {
    summary: 'Get the planner document. Must be accepted before requesting a planner.',
    who: 'employee',
    answer: legalDocument,
    beforeTerms: true,
  }),
  acceptFror: endpoint('acceptFror', {
    summary: 'Accept the planner document. 400 for an outdated version.',
    who: 'employee',
    ...accept,
  }),
}
