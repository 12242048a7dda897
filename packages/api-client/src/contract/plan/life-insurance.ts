import { FamilyStatus } from '@evenkeel/engine'
import * as z from 'zod/mini'
import { nonNegativeMoney } from '../primitives.ts'
import { age, choice, maybe, wireDay } from './fields.ts'

const childAges = z.array(age).check(z.maxLength(30, 'Please enter a valid value.'))

/** The input of a life insurance plan (Q-LEGACY-1). */
export const lifeInsuranceInput = z.object({
  dateOfBirth: wireDay,
  annualIncome: nonNegativeMoney,
  relationshipStatus: choice(Object.values(FamilyStatus)),
  retirementAge: age,
  /** Whole years, one for each child; empty without children. */
  childAges,
  /** What the household owes, as a positive amount. */
  debts: nonNegativeMoney,
  /** Follows the linked accounts unless `isOverridden`. */
  existingInsurance: maybe(nonNegativeMoney),
  isOverridden: z.optional(z.boolean()),
})
export type LifeInsuranceInput = z.infer<typeof lifeInsuranceInput>

export const lifeInsuranceDraft = z.partial(lifeInsuranceInput)
export type LifeInsuranceDraft = z.infer<typeof lifeInsuranceDraft>

/** The same for the partner (Q-LEGACY-2). */
export const partnerLifeInsuranceInput = z.object({
  partnerDateOfBirth: wireDay,
  partnerAnnualIncome: nonNegativeMoney,
  partnerRetirementAge: age,
  childAges,
  debts: nonNegativeMoney,
  existingInsurance: maybe(nonNegativeMoney),
  isOverridden: z.optional(z.boolean()),
})
export type PartnerLifeInsuranceInput = z.infer<typeof partnerLifeInsuranceInput>

export const partnerLifeInsuranceDraft = z.partial(partnerLifeInsuranceInput)
export type PartnerLifeInsuranceDraft = z.infer<typeof partnerLifeInsuranceDraft>

/** Dollars; the parts add up to the need. */
export const lifeInsuranceResult = z.object({
  yearlyBase: z.number(),
  years: z.number(),
  incomePart: z.number(),
  debtsPart: z.number(),
  finalExpenses: z.number(),
  childrenPart: z.number(),
  need: z.number(),
  recommended: z.number(),
  existing: z.number(),
  gap: z.number(),
})
export type LifeInsuranceResult = z.infer<typeof lifeInsuranceResult>
