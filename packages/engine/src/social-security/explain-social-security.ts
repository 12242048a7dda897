import { type ExplainedFigure, type ExplainedStep, type Explanation, input, step } from '../explain/explanation.ts'
import { count, dollars, type ExplainedSentence, speak, years } from '../explain/sentence.ts'
import type * as words from '../words/explained-retirement.generated.ts'
import { type SocialSecurityClaim, type WorkedClaim, workOutClaim } from './work-out.ts'

const say = /* @__PURE__ */ speak<typeof words>('retirement')

const claimingSteps = ({ yearsEarly, yearsLate, monthlyBenefit }: WorkedClaim): ExplainedStep[] => [
  step(say('yearsEarly'), years(yearsEarly)),
  step(say('yearsLate'), years(yearsLate)),
  step(say('monthlyBenefit'), dollars(monthlyBenefit), say('monthlyBenefitFormula')),
  step(say('annualBenefit'), dollars(monthlyBenefit * 12), say('annualBenefitFormula')),
]

const ages = ({ claimingAge, fullRetirementAge }: WorkedClaim): ExplainedFigure[] => [
  input(say('claimingAge'), count(claimingAge)),
  input(say('fullAge'), count(fullRetirementAge)),
]

function wayOf({ yearsEarly, yearsLate }: WorkedClaim): 'early' | 'late' | 'full' {
  if (yearsEarly > 0) return 'early'
  return yearsLate > 0 ? 'late' : 'full'
}

const claimSentence = (worked: WorkedClaim): ExplainedSentence =>
  say('benefitClaim', {
    way: wayOf(worked),
    age: count(worked.claimingAge),
    benefit: dollars(worked.monthlyBenefit),
    annual: dollars(worked.monthlyBenefit * 12),
  })

/** Explains a benefit from an earnings record, whose years are not named: others may read the explanation. */
function explainRecorded(worked: WorkedClaim): Omit<Explanation, 'title' | 'source'> {
  const full = dollars(worked.primaryInsuranceAmount)
  return {
    prose: [say('benefitRecord', { full, age: count(worked.fullRetirementAge) }), claimSentence(worked)],
    inputs: [input(say('fullBenefit'), full, say('recordNote')), ...ages(worked)],
    steps: claimingSteps(worked),
  }
}

function explainEstimated(worked: WorkedClaim, annualIncome: number): Omit<Explanation, 'title' | 'source'> {
  const [first, second] = worked.bendPoints
  const [low, middle, high] = worked.book.multipliers
  const [lowTier, middleTier, highTier] = worked.tiers
  const monthly = dollars(worked.averageIndexedMonthlyEarnings)
  const full = dollars(worked.primaryInsuranceAmount)
  const tier = (multiplier: number) => say('tierFormula', { multiplier: String(multiplier) })
  return {
    prose: [
      say('benefitCareer', { income: dollars(annualIncome), monthly }),
      say('benefitFull', { full, age: count(worked.fullRetirementAge) }),
      claimSentence(worked),
    ],
    inputs: [
      input(say('annualIncome'), dollars(annualIncome), say('annualIncomeNote')),
      ...ages(worked),
      input(say('incomeCap'), dollars(worked.annualCap)),
      input(say('firstBend'), dollars(first)),
      input(say('secondBend'), dollars(second)),
    ],
    steps: [
      step(say('monthlyEarnings'), monthly, say('monthlyEarningsFormula')),
      step(say('lowTier'), dollars(lowTier), tier(low)),
      step(say('middleTier'), dollars(middleTier), tier(middle)),
      step(say('highTier'), dollars(highTier), tier(high)),
      step(say('fullBenefit'), full, say('fullBenefitFormula')),
      ...claimingSteps(worked),
    ],
  }
}

/** Explains `estimateSocialSecurity`. Throws like it. */
export function explainSocialSecurity(claim: SocialSecurityClaim): Explanation {
  const worked = workOutClaim(claim)
  return {
    title: say('benefitTitle'),
    ...(worked.isRecorded ? explainRecorded(worked) : explainEstimated(worked, claim.annualIncome)),
    source: say('benefitSource', { rules: worked.book.rules }),
  }
}
