import { type ExplainedFigure, type Explanation, input, step } from '../explain/explanation.ts'
import { dollars, type ExplainedSentence, months, percent, speak } from '../explain/sentence.ts'
import { roundToCents } from '../money/cents.ts'
import type * as words from '../words/explained-protection.generated.ts'
import {
  type DisabilityInsuranceInput,
  disabilityInsuranceNeed,
  type DisabilityInsuranceNeed,
} from './disability-insurance.ts'
import { disabilityFigures as figures } from './legacy-figures.ts'

const say = /* @__PURE__ */ speak<typeof words>('protection')

function fundOf({ isWaitingPeriodCovered }: DisabilityInsuranceNeed): 'lasts' | 'short' | 'unknown' {
  if (isWaitingPeriodCovered === null) return 'unknown'
  return isWaitingPeriodCovered ? 'lasts' : 'short'
}

const prose = (need: DisabilityInsuranceNeed): ExplainedSentence[] => [
  say('disabilityTarget', {
    share: percent(figures.incomeShare),
    most: dollars(figures.maximumMonthlyBenefit),
    target: dollars(need.target),
  }),
  say('disabilityGap', {
    existing: dollars(need.existing),
    way: need.gap > 0 ? 'gap' : 'covered',
    gap: dollars(need.gap),
  }),
  say('disabilityWait', { wait: months(need.waitingPeriodMonths), fund: fundOf(need) }),
]

const inputs = (given: DisabilityInsuranceInput, need: DisabilityInsuranceNeed): ExplainedFigure[] => [
  input(say('annualIncome'), dollars(roundToCents(given.annualIncome))),
  input(say('coverShare'), percent(figures.incomeShare)),
  input(say('employerBenefit'), dollars(roundToCents(given.employerMonthlyBenefit))),
  input(say('ownBenefit'), dollars(roundToCents(given.ownMonthlyBenefit))),
  input(say('wait'), months(need.waitingPeriodMonths)),
  ...(given.emergencyMonthsCovered === null ? [] : [input(say('fundLasts'), months(given.emergencyMonthsCovered))]),
  input(say('maxBenefit'), dollars(figures.maximumMonthlyBenefit)),
]

/** Explains the disability insurance figures. Throws like `disabilityInsuranceNeed`. */
export function explainDisabilityInsurance(given: DisabilityInsuranceInput): Explanation {
  const need = disabilityInsuranceNeed(given)
  return {
    title: say('disabilityTitle'),
    prose: prose(need),
    inputs: inputs(given, need),
    steps: [
      step(say('monthlyTarget'), dollars(need.target), say('monthlyTargetFormula')),
      step(say('covered'), dollars(need.existing), say('coveredFormula')),
      step(say('monthlyGap'), dollars(need.gap), say('monthlyGapFormula')),
    ],
    source: say('disabilitySource'),
  }
}
