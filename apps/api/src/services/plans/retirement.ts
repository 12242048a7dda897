import { retirementDraft, type RetirementInput, retirementInput } from '@evenkeel/api-client/contract/plan/retirement'
import { retirementFaults } from '@evenkeel/api-client/contract/plan/retirement-faults'
import { retirementPersonOf } from '@evenkeel/api-client/contract/plan/retirement-person-of'
import {
  explainFutureTaxRate,
  explainRetirement,
  explainSocialSecurity,
  PlanType,
  projectRetirement,
  type RetirementPerson,
  type RetirementProjection,
  roundToCents,
} from '@evenkeel/engine'
import * as z from 'zod/mini'
import { definePlan, type Terms } from './plan-kind.ts'
import { retirementDefaultsOf, withHouseholdIncome, withLinkedFund, withProfile } from './retirement-draft.ts'

/** Everything that the sum needs stands in the input. */
const facts = z.object({})

const NO_MONEY = ['year', 'age']

/** Dollars to cents; the projection itself is never rounded inside. */
const toCentsEach = <Row extends object>(row: Row): Row => {
  const rounded = { ...row }
  for (const [name, value] of Object.entries(row)) {
    if (typeof value === 'number' && !NO_MONEY.includes(name)) Object.assign(rounded, { [name]: roundToCents(value) })
  }
  return rounded
}

function toResult({ years, yearsRetirementFundWillLast, retirementYears, ...amounts }: RetirementProjection) {
  return { ...toCentsEach(amounts), yearsRetirementFundWillLast, retirementYears, years: years.map(toCentsEach) }
}

const optionsOf = ({ asOf, ruleBook }: Terms) => ({
  asOf,
  ruleBook: ruleBook.socialSecurity,
  taxRuleBook: ruleBook.tax,
})

function explanationsOf(input: RetirementInput, person: RetirementPerson, terms: Terms) {
  const { asOf, ruleBook } = terms
  const claim = {
    annualIncome: person.annualIncome,
    birthDate: person.dob,
    claimingAge: input.retirementPlanDetails.retirementAge,
    asOf,
    reading: 'plan',
    ruleBook: ruleBook.socialSecurity,
  } as const
  const isEstimated = !((input.yourIncome?.socialSecurity ?? 0) > 0)
  const isLookedUp = typeof input.assetsGrowPlan?.futureTaxRate !== 'number'
  return [
    explainRetirement(person, optionsOf(terms)),
    ...(isEstimated ? [explainSocialSecurity(claim)] : []),
    ...(isLookedUp
      ? [
          explainFutureTaxRate({
            annualIncome: person.retirement.expenses,
            familyStatus: person.familyStatus,
            ruleBook: ruleBook.tax,
          }),
        ]
      : []),
  ]
}

/** Retirement (specification sections 3 and 9, Q-RET-1 to Q-RET-5). */
export const retirementPlan = definePlan({
  planType: PlanType.RETIREMENT,
  version: 1,
  input: retirementInput,
  draft: retirementDraft,
  facts,
  proposes: ({ categoryName }) => categoryName === 'Retirement',
  gather: () => ({}),
  defaults: retirementDefaultsOf,
  follow: withLinkedFund,
  renew: withProfile,
  show: withHouseholdIncome,
  linkedField: ({ retirementSavings, isOverridden = false }) => ({
    value: retirementSavings?.retirementFund ?? null,
    isOverridden,
  }),
  faults: (input, _facts, { asOf }) =>
    Object.fromEntries(
      Object.entries(retirementFaults(input, asOf)).map(([field, message]) => [`input.${field}`, message]),
    ),
  work(input, _facts, terms) {
    const person = retirementPersonOf(input, terms)
    return {
      result: toResult(projectRetirement(person, optionsOf(terms))),
      explain: () => explanationsOf(input, person, terms),
    }
  },
  offGoal: ({ input, terms }) =>
    projectRetirement(retirementPersonOf(input, terms), optionsOf(terms)).meetingRetirementGoal ? null : '',
  profileOf: ({ personalInformation: { dateOfBirth, annualIncome, relationshipStatus } }) => ({
    dateOfBirth,
    annualIncome,
    relationshipStatus,
  }),
})
