import { missingOfRetirement } from '@evenkeel/api-client/contract/plan/retirement-missing'
import { type IsoDate, PlanType, retirementDefaults, retirementVerdict, type Verdict } from '@evenkeel/engine'
import type { SimulationAnswer } from '../simulation/simulation.ts'
import type { Whole } from './form.ts'

/** Returns the prices' growth a year that a person's plan counts with. */
export const inflationOf = ({ rates }: Whole['person']): number => rates?.inflation ?? retirementDefaults.inflation

/** Returns how many years a person still works. */
export const yearsUntilRetirement = ({ age, retirement }: Whole['person']): number =>
  Math.max(0, (retirement.age ?? age) - age)

/** Returns the engine's verdict on a tried plan from its own futures. */
export function toVerdict({ input, person, projection }: Whole, answer: SimulationAnswer, asOf: IsoDate): Verdict {
  // Not `verdictOf`, which brings the rules of every other plan.
  return retirementVerdict({
    planType: PlanType.RETIREMENT,
    missing: missingOfRetirement(input, asOf),
    outcome: {
      projection,
      inflation: inflationOf(person),
      successRate: answer.successRate,
      withStateTax: answer.withStateTax,
      savingsRate: null,
      today: null,
      spending: null,
    },
  })
}
