import { retirementDraft, type RetirementInput, retirementInput } from '@evenkeel/api-client/contract/plan/retirement'
import { retirementFaults } from '@evenkeel/api-client/contract/plan/retirement-faults'
import { missingOfRetirement } from '@evenkeel/api-client/contract/plan/retirement-missing'
import { ruleBookOf, toRetirementPerson } from '@evenkeel/api-client/contract/plan/retirement-person'
import {
  explainFutureTaxRate,
  explainRetirement,
  explainSocialSecurity,
  PlanType,
  projectRetirement,
  promisedBalance,
  type RetirementPerson,
  type RetirementProjection,
  roundToCents,
} from '@evenkeel/engine'
import * as z from 'zod/mini'
import { isRetirementSavings } from '../household/linked-facts.ts'
import { definePlan, type CalculationBasis, type PlanContext } from './plan-definition.ts'
import { retirementOutcome, toOptions } from './retirement-outcome.ts'
import { defaultRetirementDraft, withHouseholdIncome, withLinkedFund } from './retirement-draft.ts'

/** Empty: the computation needs only the input. */
const facts = z.object({})

const noMoney = ['year', 'age']

/** Rounds dollars to cents for the API; the projection itself never rounds. */
const toCentsEach = <Row extends object>(row: Row): Row => {
  const rounded = { ...row }
  for (const [name, value] of Object.entries(row)) {
    if (typeof value === 'number' && !noMoney.includes(name)) Object.assign(rounded, { [name]: roundToCents(value) })
  }
  return rounded
}

function toResult({ years, yearsRetirementFundWillLast, retirementYears, ...amounts }: RetirementProjection) {
  return { ...toCentsEach(amounts), yearsRetirementFundWillLast, retirementYears, years: years.map(toCentsEach) }
}

function retirementExplanations(input: RetirementInput, person: RetirementPerson, terms: CalculationBasis) {
  const { asOf, ruleBook } = terms
  const claim = {
    annualIncome: person.annualIncome,
    birthDate: person.dob,
    claimingAge: input.retirementPlanDetails.claimingAge ?? input.retirementPlanDetails.retirementAge,
    asOf,
    recordedAmount: person.recordedSocialSecurity,
    reading: 'plan',
    ruleBook: ruleBook.socialSecurity,
  } as const
  const isEstimated = !((input.yourIncome?.socialSecurity ?? 0) > 0)
  const isLookedUp = typeof input.assetsGrowPlan?.futureTaxRate !== 'number'
  return [
    explainRetirement(person, toOptions(terms)),
    ...(isEstimated ? [explainSocialSecurity(claim)] : []),
    ...(isLookedUp
      ? [
          explainFutureTaxRate({
            annualIncome: person.retirement.expenses,
            familyStatus: person.familyStatus,
            ruleBook: ruleBook.tax,
            stateRate: person.rates?.stateTaxRate,
          }),
        ]
      : []),
  ]
}

/** Returns what the verdict on a retirement plan is taken from. */
export function judgedRetirement(
  { ledger, household: { facts } }: PlanContext,
  input: RetirementInput,
  terms: CalculationBasis,
) {
  const missing = missingOfRetirement(input, terms.asOf)
  return {
    planType: PlanType.RETIREMENT,
    missing,
    outcome:
      missing.length > 0
        ? null
        : retirementOutcome(ledger, toRetirementPerson(input, terms), terms, facts.savingsRate.value),
  }
}

/** Retirement. Source: RET-05 to RET-21, Q-RET-1 to Q-RET-5. */
export const retirementPlan = definePlan({
  planType: PlanType.RETIREMENT,
  version: 1,
  input: retirementInput,
  draft: retirementDraft,
  facts,
  suggestsAccount: isRetirementSavings,
  loadFacts: () => ({}),
  defaults: defaultRetirementDraft,
  applyLinkedAccounts: withLinkedFund,
  toDetail: withHouseholdIncome,
  linkedField: ({ retirementSavings, isOverridden = false }) => ({
    value: retirementSavings?.retirementFund ?? null,
    isOverridden,
  }),
  faults: (input, _facts, { asOf }) =>
    Object.fromEntries(
      Object.entries(retirementFaults(input, asOf)).map(([field, message]) => [`input.${field}`, message]),
    ),
  work(input, _facts, terms) {
    const person = toRetirementPerson(input, terms)
    return {
      result: toResult(projectRetirement(person, toOptions(terms))),
      explain: () => retirementExplanations(input, person, terms),
    }
  },
  ruleBook: ruleBookOf,
  progress({ input, terms }, promise) {
    const promised = promisedBalance(promise.result().years, { asOf: promise.terms.asOf, day: terms.asOf })
    if (promised === null) return null
    const actual = input.retirementSavings?.retirementFund ?? 0
    return { promised: roundToCents(promised), actual, ahead: roundToCents(actual - promised), monthsAhead: null }
  },
  judged: ({ input, terms }, ground) => judgedRetirement(ground, input, terms),
  isOffTrack: ({ input, terms }) =>
    projectRetirement(toRetirementPerson(input, terms), toOptions(terms)).meetingRetirementGoal ? null : '',
})
