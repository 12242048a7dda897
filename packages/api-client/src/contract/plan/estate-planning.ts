import { estateDocumentNames } from '@evenkeel/engine'
import * as z from 'zod/mini'
import { defineSections } from '../form.ts'
import { age } from './fields.ts'
import * as words from '../words/plan-fields.generated.ts'

const document = z.enum([
  'will',
  'healthCareDirective',
  'financialPowerOfAttorney',
  'namedBeneficiaries',
  'guardian',
  'trust',
])
const answer = z.optional(z.nullable(z.boolean()))

/** Which documents a person has; an unanswered one counts as missing (Q-LEGACY-4). */
export const estatePlanningInput = z.object({
  answers: z.object({
    will: answer,
    healthCareDirective: answer,
    financialPowerOfAttorney: answer,
    namedBeneficiaries: answer,
    guardian: answer,
    trust: answer,
  }),
  /** Whole years, one for each child. With a child under 18 the plan also asks for a guardian. */
  childAges: z.array(age).check(z.maxLength(30, 'Please enter a valid value.')),
})
export type EstatePlanningInput = z.infer<typeof estatePlanningInput>

export const estatePlanningDraft = z.partial(estatePlanningInput)

const has = (key: keyof typeof estateDocumentNames) => ({ kind: 'yesNo', label: estateDocumentNames[key] }) as const

export const estateFields = defineSections(
  estatePlanningInput,
  { title: words.yourFamily, fields: { childAges: { kind: 'list', label: words.yourChildren, wide: true } } },
  {
    title: words.yourDocuments,
    intro: words.documentsIntro,
    fields: {
      'answers.will': has('will'),
      'answers.healthCareDirective': has('healthCareDirective'),
      'answers.financialPowerOfAttorney': has('financialPowerOfAttorney'),
      'answers.namedBeneficiaries': has('namedBeneficiaries'),
      'answers.guardian': has('guardian'),
      'answers.trust': { ...has('trust'), hint: words.notEveryone },
    },
  },
)

export const estatePlanningResult = z.object({
  completedCount: z.number(),
  applicableCount: z.number(),
  /** In the order of the questions; each has a next step. */
  missing: z.array(document),
})
export type EstatePlanningResult = z.infer<typeof estatePlanningResult>
