import * as z from 'zod/mini'
import { nonNegativeMoney } from '../primitives.ts'
import { maybe, span } from './fields.ts'

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

/** Dollars a month. */
export const disabilityInsuranceResult = z.object({
  target: z.number(),
  existing: z.number(),
  gap: z.number(),
  waitingPeriodMonths: z.number(),
  /** Whether the emergency fund lasts through the waiting period; null without a committed emergency fund plan. */
  isWaitingPeriodCovered: z.nullable(z.boolean()),
})
