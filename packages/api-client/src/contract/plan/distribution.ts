import { inputLimits } from '@evenkeel/engine'
import * as z from 'zod/mini'
import { defineSections } from '../form.ts'
import { nonNegativeMoney } from '../primitives.ts'
import { fraction, share, whole } from './fields.ts'
import * as words from '../words/plan-fields.generated.ts'
import * as retirementWords from '../words/retirement-fields.generated.ts'

const fields = {
  retirementAge: whole(0, 129),
  lifeExpectancy: whole(1, 130),
  /** At the retirement age; all amounts are dollars of the same purchasing power. */
  fund: nonNegativeMoney,
  /** A year, after taxes. */
  annualExpenses: nonNegativeMoney,
  /** A year: Social Security, pensions and the like. */
  otherIncome: nonNegativeMoney,
  retirementReturn: share,
  inflation: share,
  futureTaxRate: fraction(0.99),
}

const livesPastRetirement = z.refine<{ retirementAge: number; lifeExpectancy: number }>(
  ({ retirementAge, lifeExpectancy }) => lifeExpectancy > retirementAge,
  { path: ['lifeExpectancy'], error: 'Enter an age later than your retirement age.' },
)

/** The input of drawing down a retirement fund (Q-DIST-1). */
export const distributionInput = z.object(fields).check(livesPastRetirement)
export type DistributionInput = z.infer<typeof distributionInput>

const planFields = z.object({
  ...fields,
  /** Whether the fund was typed in and does not follow the linked accounts. */
  isOverridden: z.optional(z.boolean()),
})

/** The same input in a plan. */
export const distributionPlanInput = planFields.check(livesPastRetirement)

export const distributionPlanDraft = z.partial(planFields)
export type DistributionPlanDraft = z.infer<typeof distributionPlanDraft>

const { maxAge } = inputLimits
const years = { kind: 'count', whole: true, unit: words.years } as const
const percent = { kind: 'percent', max: 100 } as const

export const distributionFields = defineSections(
  distributionPlanInput,
  {
    title: retirementWords.yourRetirement,
    fields: {
      retirementAge: { ...years, max: maxAge - 1, label: words.retirementAge },
      lifeExpectancy: { ...years, min: 1, max: maxAge, label: retirementWords.lifeExpectancy },
      fund: { kind: 'money', label: words.savingsAtRetirement },
      annualExpenses: { kind: 'money', label: words.expensesPerYear, hint: words.afterTaxes },
      otherIncome: { kind: 'money', label: retirementWords.otherIncomePerYear, hint: words.otherIncomeHint },
    },
  },
  {
    title: retirementWords.growthAndInflation,
    fields: {
      retirementReturn: { ...percent, label: retirementWords.returnInRetirement },
      inflation: { ...percent, label: retirementWords.inflation },
      futureTaxRate: { ...percent, label: retirementWords.futureTaxRate, max: 99 },
    },
  },
)

/** Dollars of the purchasing power that the fund has at retirement, rounded to cents. */
export const distributionResult = z.object({
  /** The yearly withdrawal with which the fund just lasts. */
  sustainableWithdrawal: z.number(),
  /** The withdrawal that the person plans: expenses before taxes less other income. */
  plannedWithdrawal: z.number(),
  yearsFundWillLast: z.number(),
  isOnTrack: z.boolean(),
  rows: z.array(
    z.object({ age: z.number(), startBalance: z.number(), withdrawal: z.number(), endBalance: z.number() }),
  ),
})
export type DistributionResult = z.infer<typeof distributionResult>
