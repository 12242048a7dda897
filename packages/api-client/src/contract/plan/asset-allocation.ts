import { InvestmentType, RiskTolerance, YearRange } from '@evenkeel/engine'
import * as z from 'zod/mini'
import { choice } from './fields.ts'

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

/** Whole percents, together 100. */
export const assetAllocationResult = z.object({
  fixedIncome: z.number(),
  largeCap: z.number(),
  smallCap: z.number(),
  foreign: z.number(),
  other: z.number(),
})
