import { type Explanation, input, step } from '../explain/explanation.ts'
import { count, percent, speak, wholeDollars, years } from '../explain/sentence.ts'
import type * as words from '../words/explained-retirement.generated.ts'
import { type DistributionInput, planDistribution, realReturn } from './plan-distribution.ts'

const say = /* @__PURE__ */ speak<typeof words>('retirement')

const inputs = (given: DistributionInput) => [
  input(say('fund'), wholeDollars(given.fund), say('fundNote')),
  input(say('retirementAge'), count(given.retirementAge)),
  input(say('lifeExpectancy'), count(given.lifeExpectancy)),
  input(say('drawExpenses'), wholeDollars(given.annualExpenses)),
  input(say('otherIncome'), wholeDollars(given.otherIncome)),
  input(say('returnIn'), percent(given.retirementReturn)),
  input(say('inflation'), percent(given.inflation)),
  input(say('taxRate'), percent(given.futureTaxRate)),
]

/** Explains the figures of a distribution plan. Throws like `planDistribution`. */
export function explainDistribution(given: DistributionInput): Explanation {
  const plan = planDistribution(given)
  const [sustainable, planned] = [wholeDollars(plan.sustainableWithdrawal), wholeDollars(plan.plannedWithdrawal)]
  const [real, time] = [percent(realReturn(given)), years(plan.yearsFundWillLast)]
  const [age, life] = [count(given.retirementAge), count(given.lifeExpectancy)]
  return {
    title: say('drawTitle'),
    prose: [
      say('drawPlans', { fund: wholeDollars(given.fund), age, planned }),
      say('drawLasts', { real, time }),
      say('drawSustains', { sustainable, life }),
    ],
    inputs: inputs(given),
    steps: [
      step(say('yearsToCover'), years(given.lifeExpectancy - given.retirementAge), say('yearsToCoverFormula')),
      step(say('realReturn'), real, say('realReturnFormula')),
      step(say('sustainable'), sustainable, say('sustainableFormula')),
      step(say('planned'), planned, say('plannedFormula')),
      step(say('savingsLast'), time, say('drawLastsFormula')),
    ],
    source: say('drawSource'),
  }
}
