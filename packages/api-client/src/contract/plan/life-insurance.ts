import { FamilyStatus, inputLimits } from '@evenkeel/engine'
import * as z from 'zod/mini'
import { defineSections } from '../form.ts'
import { familyChoices } from '../forms/choices.ts'
import { nonNegativeMoney } from '../primitives.ts'
import { age, choice, maybe, wireDay } from './fields.ts'
import * as words from '../words/plan-fields.generated.ts'

/** What both plans ask. */
const ofBoth = {
  /** Whole years, one for each child; empty without children. */
  childAges: z.array(age).check(z.maxLength(30, 'Please enter a valid value.')),
  /** What the household owes, as a positive amount. */
  debts: nonNegativeMoney,
  /** Follows the linked accounts unless `isOverridden`. */
  existingInsurance: maybe(nonNegativeMoney),
  isOverridden: z.optional(z.boolean()),
}

/** The input of a life insurance plan (Q-LEGACY-1). */
export const lifeInsuranceInput = z.object({
  dateOfBirth: wireDay,
  annualIncome: nonNegativeMoney,
  relationshipStatus: choice(Object.values(FamilyStatus)),
  retirementAge: age,
  ...ofBoth,
})
export type LifeInsuranceInput = z.infer<typeof lifeInsuranceInput>

export const lifeInsuranceDraft = z.partial(lifeInsuranceInput)
export type LifeInsuranceDraft = z.infer<typeof lifeInsuranceDraft>

const years = {
  kind: 'count',
  whole: true,
  unit: words.years,
  max: inputLimits.maxAge,
  label: words.retirementAge,
} as const

const children = { kind: 'list', label: words.yourChildren, wide: true } as const

const covered = {
  title: words.whatNeedsCoverage,
  fields: {
    debts: { kind: 'money', label: words.debts, hint: words.debtsHint },
    existingInsurance: { kind: 'money', label: words.currentInsuranceAmount },
  },
} as const

export const lifeInsuranceFields = defineSections(
  lifeInsuranceInput,
  {
    title: words.aboutYou,
    fields: {
      dateOfBirth: { kind: 'birth', label: words.dateOfBirth },
      annualIncome: { kind: 'money', label: words.annualIncome },
      retirementAge: years,
      relationshipStatus: { kind: 'choice', label: words.relationshipStatus, choices: familyChoices, wide: true },
      childAges: children,
    },
  },
  covered,
)

/** The same for the partner (Q-LEGACY-2). */
export const partnerLifeInsuranceInput = z.object({
  partnerDateOfBirth: wireDay,
  partnerAnnualIncome: nonNegativeMoney,
  partnerRetirementAge: age,
  ...ofBoth,
})
export type PartnerLifeInsuranceInput = z.infer<typeof partnerLifeInsuranceInput>

export const partnerLifeInsuranceDraft = z.partial(partnerLifeInsuranceInput)
export type PartnerLifeInsuranceDraft = z.infer<typeof partnerLifeInsuranceDraft>

export const partnerLifeInsuranceFields = defineSections(
  partnerLifeInsuranceInput,
  {
    title: words.aboutYourPartner,
    fields: {
      partnerDateOfBirth: { kind: 'birth', label: words.dateOfBirth },
      partnerAnnualIncome: { kind: 'money', label: words.annualIncome },
      partnerRetirementAge: years,
      childAges: children,
    },
  },
  covered,
)

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
