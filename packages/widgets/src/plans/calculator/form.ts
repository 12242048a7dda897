import {
  type RetirementDraft,
  type RetirementInput,
  retirementInput,
} from '@evenkeel/api-client/contract/plan/retirement'
import { retirementFaults } from '@evenkeel/api-client/contract/plan/retirement-faults'
import {
  ruleBookOf,
  toRetirementOptions,
  toRetirementPerson,
} from '@evenkeel/api-client/contract/plan/retirement-person'
import {
  FamilyStatus,
  formatMoney,
  type IsoDate,
  type PlanType,
  projectRetirement,
  type RetirementPerson,
  type RetirementProjection,
} from '@evenkeel/engine'
import * as words from '../../words/calculator.generated.ts'
import type { RetirementName } from '../forms/retirement-asked.ts'
import type { PlanWithType } from '../shell/is-plan.ts'
import { fieldPaths } from './field-paths.ts'

export type RetirementPlan = PlanWithType<typeof PlanType.RETIREMENT>

/** Returns what the calculator starts with: the plan's input, or that of a person who lives alone if the plan says nothing. */
export const toRetirementDraft = ({ input }: RetirementPlan): RetirementDraft => ({
  ...input,
  personalInformation: { relationshipStatus: FamilyStatus.Single, ...input.personalInformation },
})

/** A what-if that can be calculated. */
export interface Whole {
  readonly input: RetirementInput
  readonly person: RetirementPerson
  readonly projection: RetirementProjection
  readonly faults: Readonly<Record<string, string>>
}

/** A what-if that can be calculated, or the messages against it by field path. */
export type Tried = Whole | { readonly input: null; readonly faults: Readonly<Record<string, string>> }

/** Returns the plan of an input, calculated in the page, by the same schema and rules by which the server would check it. */
export function tryRetirement(tried: object, asOf: IsoDate): Tried {
  const { data: input } = retirementInput.safeParse(tried)
  if (input === undefined) return { input: null, faults: {} }
  const faults = retirementFaults(input, asOf)
  if (Object.keys(faults).length > 0) return { input: null, faults }
  const person = toRetirementPerson(input, { asOf })
  const projection = projectRetirement(person, toRetirementOptions(asOf, ruleBookOf(input)))
  return { input, person, projection, faults }
}

/** One change to try: its words, in which an amount of the person's is shown as `shown` returns it, and the field that it sets. */
export interface Change {
  readonly key: string
  readonly say: (shown: (amount: string) => string) => string
  readonly path: RetirementName
  readonly value: number
}

const moreSavings = 0.02
const lessSpending = 200
const yearsMoved = 2
const monthsPerYear = 12

const toHundredths = (share: number) => Math.round(share * 10_000) / 10_000

/** Returns the changes that can be tried from here: none that would save more than the whole income or retire in the past. */
export function listChanges({ input, person }: Whole): Change[] {
  const { personalInformation, retirementPlanDetails: details, retirementSavings } = input
  const rate = retirementSavings?.employerSponsoredSavingsRate ?? 0
  const saved = formatMoney((personalInformation.annualIncome * moreSavings) / monthsPerYear, { cents: false })
  const [earlier, later] = [details.retirementAge - yearsMoved, details.retirementAge + yearsMoved]
  return [
    ...(rate + moreSavings <= 1
      ? [
          {
            key: 'save',
            say: (shown: (amount: string) => string) => words.saveMore({ amount: shown(saved) }),
            path: fieldPaths.savingsRate,
            value: toHundredths(rate + moreSavings),
          },
        ]
      : []),
    ...(details.monthlyExpenses > lessSpending
      ? [
          {
            key: 'spend',
            say: () => words.spendLess(),
            path: fieldPaths.expenses,
            value: details.monthlyExpenses - lessSpending,
          },
        ]
      : []),
    ...(earlier >= person.age
      ? [
          {
            key: 'earlier',
            say: () => words.retireEarlier({ age: String(earlier) }),
            path: fieldPaths.retirementAge,
            value: earlier,
          },
        ]
      : []),
    ...(later < details.lifeExpectancy
      ? [
          {
            key: 'later',
            say: () => words.retireLater({ age: String(later) }),
            path: fieldPaths.retirementAge,
            value: later,
          },
        ]
      : []),
  ]
}
