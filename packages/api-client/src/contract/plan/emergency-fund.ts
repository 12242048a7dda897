import { SourceOfIncomeAmount } from '@evenkeel/engine'
import * as z from 'zod/mini'
import { defineSections } from '../form.ts'
import { nonNegativeMoney, positiveMoney } from '../primitives.ts'
import { choice, maybe, span } from './fields.ts'
import * as words from '../words/plan-fields.generated.ts'

/** The input of an emergency fund plan (EMER-02, Q-EMER-1). */
export const emergencyFundInput = z.object({
  /** Follows the linked accounts unless `isOverridden`. */
  emergencySavingsBalance: maybe(nonNegativeMoney),
  /** Dollars a month. */
  monthlyHouseHoldLivingExpenses: positiveMoney,
  /** Months of expenses set aside; read only without a balance. */
  emergencyFundMonthsSaved: maybe(span(1200)),
  /** Other incomes: none 0, one 1, more than one 2. */
  sourceOfIncomeAmountEnum: choice(Object.values(SourceOfIncomeAmount)),
  isOverridden: z.optional(z.boolean()),
})
export type EmergencyFundInput = z.infer<typeof emergencyFundInput>

export const emergencyFundDraft = z.partial(emergencyFundInput)

const { NONE, ONE, MORE_THAN_ONE } = SourceOfIncomeAmount

export const emergencyFundFields = defineSections(emergencyFundInput, {
  title: words.yourHousehold,
  intro: words.emergencyIntro,
  fields: {
    monthlyHouseHoldLivingExpenses: { kind: 'money', label: words.monthlyLivingExpenses },
    sourceOfIncomeAmountEnum: {
      kind: 'choice',
      label: words.otherIncomes,
      wide: true,
      choices: [
        { value: NONE, label: words.none },
        { value: ONE, label: words.one },
        { value: MORE_THAN_ONE, label: words.moreThanOne },
      ],
    },
    emergencySavingsBalance: { kind: 'money', label: words.emergencySavings },
    emergencyFundMonthsSaved: {
      kind: 'count',
      label: words.monthsOfExpensesSaved,
      unit: words.months,
      max: 1200,
      hint: words.insteadOfAmount,
    },
  },
})

export const emergencyFundResult = z.object({
  isSavingsGoalMet: z.boolean(),
  hasSecondIncomeSource: z.boolean(),
  /** Not rounded; screens show one decimal. */
  monthsCovered: z.number(),
  /** 0 when the goal is met, null when nothing is saved. */
  monthsToFill: z.nullable(z.number()),
  totalSavings: z.number(),
  /** Average net cash flow of the last three full months, at least 0. */
  monthlySavings: z.number(),
  targetSavings: z.number(),
})
