import type { SocialSecurityRuleBook } from './social-security-rule-book.ts'

/** What a year of claiming early takes off on screens that preview while typing (specification section 9, "UI reading"). */
const earlyReductionOfCalculator = 0.065

/** What it takes off in saved plans (specification section 9, "plan engine reading"): two readings, kept apart (Q-SS-1). */
const earlyReductionOfPlan = 0.067

/** The rules of the product specification, section 9, with 2017 as their base year: the default everywhere. */
export const socialSecurity2017: SocialSecurityRuleBook = {
  name: 'Plan rules, 2017',
  source: "Social Security's rules as of 2017, simplified",
  minimumClaimingAge: 62,
  maximumClaimingAge: 70,
  fullRetirementAges: [
    { bornFrom: 0, months: 66 * 12 },
    { bornFrom: 1960, months: 67 * 12 },
  ],
  newYearCountsAsYearBefore: false,
  formulaYears: [{ year: 2017, bendPoints: [885, 5336], annualCap: 117_400 }],
  yearlyGrowth: 0.025,
  multipliers: [0.9, 0.32, 0.15],
  earlyReductions: {
    calculator: [{ years: Infinity, yearlyRate: earlyReductionOfCalculator }],
    plan: [{ years: Infinity, yearlyRate: earlyReductionOfPlan }],
  },
  lateCredits: [{ bornFrom: 0, yearlyRate: 0.07 }],
  spousal: { share: 0.5, earlyReduction: [], form: 'larger' },
}
