import {
  type RetirementDraft,
  type RetirementInput,
  retirementInput,
} from '@evenkeel/api-client/contract/plan/retirement'
import { retirementFaults } from '@evenkeel/api-client/contract/plan/retirement-faults'
import { retirementPersonOf } from '@evenkeel/api-client/contract/plan/retirement-person-of'
import {
  FamilyStatus,
  type IsoDate,
  type PlanType,
  projectRetirement,
  type RetirementPerson,
  type RetirementProjection,
} from '@evenkeel/engine'
import type { FieldValues } from '../forms/form-field.ts'
import { inputOf, valuesOf } from '../forms/form-values.ts'
import { retirementSpec } from '../forms/retirement-specs.ts'
import type { PlanOf } from '../shell/plan-of.ts'

export type RetirementPlan = PlanOf<typeof PlanType.RETIREMENT>

/** Fields that the calculator names by themselves. */
export const fieldPaths = {
  retirementAge: 'retirementPlanDetails.retirementAge',
  lifeExpectancy: 'retirementPlanDetails.lifeExpectancy',
  expenses: 'retirementPlanDetails.monthlyExpenses',
  savingsRate: 'retirementSavings.employerSponsoredSavingsRate',
  fund: 'retirementSavings.retirementFund',
} as const

/** What the calculator begins with: the plan, and where nothing is known of it somebody who lives alone. */
export const startOf = ({ input }: RetirementPlan): RetirementDraft => ({
  ...input,
  personalInformation: { relationshipStatus: FamilyStatus.Single, ...input.personalInformation },
})

export const startValues = (start: RetirementDraft): FieldValues => valuesOf(retirementSpec, start)

/** A what-if that can be worked out, or what stands against it, by the fields' paths. */
export type Tried =
  | {
      readonly input: RetirementInput
      readonly person: RetirementPerson
      readonly projection: RetirementProjection
      readonly faults: Readonly<Record<string, string>>
    }
  | { readonly input: null; readonly faults: Readonly<Record<string, string>> }

/** What the fields come to, worked out in the page; by the schema and the rules by which the server would judge the plan. */
export function triedOf(start: RetirementDraft, values: FieldValues, asOf: IsoDate): Tried {
  const { data: input } = retirementInput.safeParse(inputOf(retirementSpec, start, values, asOf))
  if (input === undefined) return { input: null, faults: {} }
  const faults = retirementFaults(input, asOf)
  if (Object.keys(faults).length > 0) return { input: null, faults }
  const person = retirementPersonOf(input, { asOf })
  return { input, person, projection: projectRetirement(person, { asOf }), faults }
}

/** One change to try: what it says, and the field that it sets. */
export interface Change {
  readonly key: string
  readonly label: string
  readonly path: string
  readonly value: number
}

const MORE_SAVINGS = 0.02
const LESS_SPENDING = 200
const YEARS_EARLIER = 2

const toHundredths = (share: number) => Math.round(share * 10_000) / 10_000

/** The changes that can be tried from here: none that would save more than everything or retire in the past. */
export function changesOf(
  { retirementPlanDetails: details, retirementSavings }: RetirementInput,
  currentAge: number,
): Change[] {
  const rate = retirementSavings?.employerSponsoredSavingsRate ?? 0
  return [
    ...(rate + MORE_SAVINGS <= 1
      ? [
          {
            key: 'save',
            label: 'Save 2% more of your income',
            path: fieldPaths.savingsRate,
            value: toHundredths(rate + MORE_SAVINGS),
          },
        ]
      : []),
    ...(details.monthlyExpenses > LESS_SPENDING
      ? [
          {
            key: 'spend',
            label: 'Spend $200 less a month',
            path: fieldPaths.expenses,
            value: details.monthlyExpenses - LESS_SPENDING,
          },
        ]
      : []),
    ...(details.retirementAge - YEARS_EARLIER >= currentAge
      ? [
          {
            key: 'earlier',
            label: 'Retire two years earlier',
            path: fieldPaths.retirementAge,
            value: details.retirementAge - YEARS_EARLIER,
          },
        ]
      : []),
  ]
}
