import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { distributionInput, distributionResult } from './plan/distribution.ts'
import { download } from './primitives.ts'

/** The sections that the document can have, in its order. */
export const distributionSections = ['summary', 'assumptions', 'schedule', 'explanation'] as const
export type DistributionSection = (typeof distributionSections)[number]

export const distributionEndpoints = {
  calculateDistribution: endpoint('calculateDistribution', {
    summary: 'Calculate retirement withdrawals. Stores nothing.',
    who: 'employee',
    body: distributionInput,
    answer: distributionResult,
    readOnly: true,
    errors: [10001],
  }),
  downloadDistributionPdf: endpoint('downloadDistributionPdf', {
    summary: 'Download the distribution plan as a PDF with the requested sections. 404 without a plan.',
    who: 'employee',
    body: z.object({
      content: z
        .array(z.enum(distributionSections, 'Please enter a valid value.'))
        .check(
          z.minLength(1, 'Field required'),
          z.maxLength(distributionSections.length, 'Please enter a valid value.'),
        ),
    }),
    answer: download,
    answerType: 'application/pdf',
    readOnly: true,
    errors: [10001],
  }),
}
