import { type ExplainedFigure, input } from '../explain/explanation.ts'
import { count, percent, speak, wholeDollars, years } from '../explain/sentence.ts'
import type * as words from '../words/explained-retirement.generated.ts'
import type { Household } from './household.ts'

const say = /* @__PURE__ */ speak<typeof words>('retirement')

/** Returns the inputs of a plan, for the explanation of its projection. */
export function explainedInputs(household: Household): ExplainedFigure[] {
  const { expenses, fund, retirementYear, horizon, primary, spouse } = household
  return [
    input(say('saved'), wholeDollars(fund)),
    input(say('retirementAge'), count(primary.age + retirementYear)),
    input(say('yearsUntil'), years(retirementYear)),
    input(say('yearsIn'), years(horizon - retirementYear)),
    input(say('expenses'), wholeDollars(expenses)),
    input(say('socialSecurity'), wholeDollars(primary.socialSecurity.finalAmount), say('socialSecurityNote')),
    ...(spouse === null
      ? []
      : [input(say('spouseSocialSecurity'), wholeDollars(spouse.socialSecurity.finalAmount), say('spouseNote'))]),
    input(say('inflation'), percent(household.inflation)),
    input(say('returnBefore'), percent(household.currentReturn)),
    input(say('returnIn'), percent(household.retirementReturn)),
    input(say('taxRate'), percent(household.futureTaxRate), say('taxNote')),
  ]
}
