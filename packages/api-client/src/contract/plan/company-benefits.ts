import * as z from 'zod/mini'
import { defineForm } from '../form.ts'
import { id, nonNegativeMoney } from '../primitives.ts'
import { share } from './fields.ts'
import * as words from '../words/plan-fields.generated.ts'

/** An employee's answer to a benefit: takes part or not, null until answered. */
const benefitAnswer = z.object({ benefitId: id, isEnrolled: z.nullable(z.boolean()) })

/** The input of a company benefits plan (Q-BENE-1). */
export const companyBenefitsInput = z.object({
  annualIncome: nonNegativeMoney,
  /** The part of the income that goes to the employer's savings plan. */
  savingsRate: share,
  benefits: z.array(benefitAnswer).check(z.maxLength(200, 'Please enter a valid value.')),
})
export type CompanyBenefitsInput = z.infer<typeof companyBenefitsInput>

export const companyBenefitsDraft = z.partial(companyBenefitsInput)
export type CompanyBenefitsDraft = z.infer<typeof companyBenefitsDraft>

/** A benefit in the company's words, with the employee's answer. */
export const companyBenefit = z.object({
  benefitId: id,
  name: z.string(),
  category: z.string(),
  description: z.string(),
  url: z.nullable(z.string()),
  isEnrolled: z.nullable(z.boolean()),
})
export type CompanyBenefit = z.infer<typeof companyBenefit>

/** The input in an answer: every benefit that the company offers, in the company's order and words. */
export const companyBenefitsAnswer = z.object({
  annualIncome: z.optional(z.number()),
  savingsRate: z.optional(z.number()),
  benefits: z.array(companyBenefit),
})

/** What a benefit is worth to the employee; null where the company has not said. */
export const benefitWorth = z.object({
  kind: z.enum(['once', 'monthly', 'free']),
  amount: z.nullable(z.number()),
})

export const companyBenefitsResult = z.object({
  benefits: z.array(z.extend(companyBenefit, { worth: z.nullable(benefitWorth) })),
  enrolledCount: z.number(),
  answeredCount: z.number(),
  benefitCount: z.number(),
  /** The largest part of the income that the employer matches; 0 without a match. */
  matchLimit: z.number(),
  /** What the employer adds to each dollar saved. */
  matchRate: z.number(),
  /** Dollars a year that the employee saves, and that the employer adds. */
  ownSavings: z.number(),
  matchedSavings: z.number(),
  /** Dollars a year of match that the employee does not claim. */
  unclaimedMatch: z.number(),
})

interface Benefit {
  readonly name: string
  readonly description: string
}

interface Question {
  readonly kind: 'yesNo'
  readonly label: string
  readonly hint: string
  readonly required: true
}

/** The fields of the plan: one question for each benefit of the company. */
export function benefitsFields(benefits: readonly Benefit[]) {
  const questions: Record<`benefits.${number}.isEnrolled`, Question> = {}
  for (const [index, { name, description }] of benefits.entries())
    questions[`benefits.${index}.isEnrolled`] = { kind: 'yesNo', label: name, hint: description, required: true }
  return defineForm(companyBenefitsInput)({
    annualIncome: { kind: 'money', label: words.annualIncome(), hint: words.beforeTaxes() },
    savingsRate: {
      kind: 'percent',
      label: words.yourSavingsRate(),
      max: 100,
      hint: words.savingsRateHint(),
    },
    ...questions,
  })
}
