import * as z from 'zod/mini'
import { defineSections } from '../form.ts'
import { nonNegativeMoney } from '../primitives.ts'
import { maybe, span } from './fields.ts'
import * as words from '../words/plan-fields.generated.ts'

/** The input of a disability insurance plan (Q-LEGACY-3); benefits are dollars a month. */
export const disabilityInsuranceInput = z.object({
  annualIncome: nonNegativeMoney,
  employerMonthlyBenefit: nonNegativeMoney,
  ownMonthlyBenefit: nonNegativeMoney,
  /** Months before a policy pays; 3 by default. */
  waitingPeriodMonths: maybe(span(120)),
})
export type DisabilityInsuranceInput = z.infer<typeof disabilityInsuranceInput>

export const disabilityInsuranceDraft = z.partial(disabilityInsuranceInput)

export const disabilityFields = defineSections(disabilityInsuranceInput, {
  title: words.yourIncomeReplaced,
  fields: {
    annualIncome: { kind: 'money', label: words.annualIncome },
    employerMonthlyBenefit: { kind: 'money', label: words.employersMonthlyBenefit },
    ownMonthlyBenefit: { kind: 'money', label: words.yourOwnPolicysMonthly },
    waitingPeriodMonths: {
      kind: 'count',
      label: words.waitingPeriod,
      unit: words.months,
      max: 120,
      hint: words.waitingPeriodHint,
    },
  },
})

/** Dollars a month. */
export const disabilityInsuranceResult = z.object({
  target: z.number(),
  existing: z.number(),
  gap: z.number(),
  waitingPeriodMonths: z.number(),
  /** Whether the emergency fund lasts through the waiting period; null without a committed emergency fund plan. */
  isWaitingPeriodCovered: z.nullable(z.boolean()),
})
