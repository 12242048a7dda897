import * as z from 'zod/mini'

const retirementYear = z.object({
  year: z.number(),
  age: z.number(),
  balance: z.number(),
  contributions: z.number(),
  lumpSums: z.number(),
  need: z.number(),
  socialSecurity: z.number(),
  pensions: z.number(),
  otherIncome: z.number(),
  spouseEarnings: z.number(),
  withdrawal: z.number(),
  surplus: z.number(),
  shortfall: z.number(),
  growth: z.number(),
})

/** The projection under the engine's names; dollars are rounded to cents. */
export const retirementResult = z.object({
  meetingRetirementGoal: z.boolean(),
  retirementSum: z.number(),
  balanceAtRetirementAge: z.number(),
  balanceAtLifeExpectancy: z.number(),
  yearsRetirementFundWillLast: z.number(),
  retirementYears: z.number(),
  expensesAtRetirement: z.number(),
  defaultSocialSecurityIncome: z.number(),
  finalSocialSecurityIncome: z.number(),
  spouseDefaultSocialSecurityIncome: z.number(),
  spouseFinalSocialSecurityIncome: z.number(),
  fiftyPercentSpousalBenefit: z.number(),
  years: z.array(retirementYear),
})
