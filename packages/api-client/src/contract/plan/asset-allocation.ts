import {
  InvestmentType,
  investmentTypeNames,
  RiskTolerance,
  riskToleranceTexts,
  YearRange,
  yearRangeLabels,
} from '@evenkeel/engine'
import * as z from 'zod/mini'
import { defineSections } from '../form.ts'
import { toChoices } from '../forms/choices.ts'
import { choice } from './fields.ts'
import * as words from '../words/plan-fields.generated.ts'

/** The input of an asset allocation (Q-ALLOC-1, Q-ALLOC-3). */
export const assetAllocationInput = z.object({
  /** Years until the money is taken. */
  yearsUntilTaking: choice(Object.values(YearRange)),
  riskTolerance: choice(Object.values(RiskTolerance)),
  /** Years over which it is then spent. */
  yearsOfSpending: choice(Object.values(YearRange)),
  investmentType: choice(Object.values(InvestmentType)),
})

export const assetAllocationDraft = z.partial(assetAllocationInput)

const ranges = toChoices(yearRangeLabels)
const comfort = toChoices(riskToleranceTexts)
const styles = toChoices(investmentTypeNames)

export const allocationFields = defineSections(assetAllocationInput, {
  title: words.timelineAndRisk,
  fields: {
    yearsUntilTaking: { kind: 'choice', label: words.whenWillYouStart, choices: ranges },
    yearsOfSpending: { kind: 'choice', label: words.spendingYears, choices: ranges },
    riskTolerance: { kind: 'choice', label: words.howComfortableAreYou, choices: comfort, wide: true },
    investmentType: {
      kind: 'choice',
      label: words.howDoYouLike,
      hint: words.investHint,
      choices: styles,
      wide: true,
    },
  },
})

/** Whole percents, together 100. */
export const assetAllocationResult = z.object({
  fixedIncome: z.number(),
  largeCap: z.number(),
  smallCap: z.number(),
  foreign: z.number(),
  other: z.number(),
})
