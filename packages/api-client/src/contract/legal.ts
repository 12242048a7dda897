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
    summary: 'The terms of use in force. Can be read without a session, because registration asks for them.',
    who: 'public',
    answer: legalDocument,
  }),
  acceptTermsOfUse: endpoint('acceptTermsOfUse', {
    summary:
      'Accept the terms of use; 400 for another version than the one in force. Until then every other call of the person answers 403.',
    who: 'signed-in',
    ...accept,
  }),
  fror: endpoint('fror', {
    summary:
      'What a planner does and does not do, and who pays: to be accepted before the first request for a planner.',
    who: 'employee',
    answer: legalDocument,
    beforeTerms: true,
  }),
  acceptFror: endpoint('acceptFror', {
    summary: 'Accept the document about planners; 400 for another version than the one in force.',
    who: 'employee',
    ...accept,
  }),
}
