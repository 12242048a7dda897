import {
  type DistributionInput,
  distributionPlanDraft,
  type DistributionPlanDraft,
  distributionPlanInput,
  type DistributionResult,
} from '@evenkeel/api-client/contract/plan/distribution'
import { type RetirementInput, retirementInput } from '@evenkeel/api-client/contract/plan/retirement'
import { toRetirementPerson } from '@evenkeel/api-client/contract/plan/retirement-person'
import {
  distributionOfRetirement,
  type DistributionPlan,
  type DistributionRow,
  explainDistribution,
  explainRetirement,
  FamilyStatus,
  futureTaxRate,
  personOfDistribution,
  planDistribution,
  PlanType,
  projectRetirement,
  retirementDefaults,
  roundToCents,
} from '@evenkeel/engine'
import * as z from 'zod/mini'
import { committedCase } from './committed-case.ts'
import { followLinked } from './follow-linked.ts'
import { householdBenefits } from './household-benefits.ts'
import { known, withinField } from './known.ts'
import { type CalculationBasis, definePlan, type PlanContext } from './plan-definition.ts'
import { caseToday } from './present-case.ts'
import { judgedRetirement, retirementPlan } from './retirement.ts'
import { retirementOutcome, toOptions } from './retirement-outcome.ts'
import { requireRuleBook } from './rule-books.ts'

/** The retirement plan that a distribution plan draws on. Plans from before it was kept have none. */
export const distributionFacts = z.object({
  retirement: z.optional(z.nullable(z.object({ input: retirementInput, asOf: z.string(), ruleBookId: z.string() }))),
})
type Facts = z.infer<typeof distributionFacts>

/** A retirement plan and the day and rules that it is computed for. */
interface RetirementBasis {
  readonly input: RetirementInput
  readonly terms: CalculationBasis
}

const toCentsEach = ({ age, startBalance, withdrawal, endBalance }: DistributionRow): DistributionRow => ({
  age,
  startBalance: roundToCents(startBalance),
  withdrawal: roundToCents(withdrawal),
  endBalance: roundToCents(endBalance),
})

/** Returns a distribution in the API's form, with dollars rounded to cents. */
const toResult = (plan: DistributionPlan): DistributionResult => ({
  sustainableWithdrawal: roundToCents(plan.sustainableWithdrawal),
  plannedWithdrawal: roundToCents(plan.plannedWithdrawal),
  yearsFundWillLast: plan.yearsFundWillLast,
  isOnTrack: plan.isOnTrack,
  rows: plan.rows.map(toCentsEach),
})

/** Computes the withdrawals of a fund by the formula of Q-DIST-1. */
export const drawDown = (input: DistributionInput): DistributionResult => toResult(planDistribution(input))

/** Returns what a distribution plan that follows a retirement plan holds, in today's dollars. */
function draftOf({ input, terms }: RetirementBasis): DistributionInput {
  const person = toRetirementPerson(input, terms)
  const { fund } = distributionOfRetirement(person, toOptions(terms))
  const { finalSocialSecurityIncome, spouseFinalSocialSecurityIncome } = projectRetirement(person, toOptions(terms))
  const { retirementPlanDetails: details, assetsGrowPlan: growth, personalInformation } = input
  const annualExpenses = withinField(roundToCents(details.monthlyExpenses * 12))
  return {
    retirementAge: details.retirementAge,
    lifeExpectancy: details.lifeExpectancy,
    fund: withinField(roundToCents(fund)),
    annualExpenses,
    otherIncome: withinField(roundToCents(finalSocialSecurityIncome + spouseFinalSocialSecurityIncome)),
    retirementReturn: growth?.expectedAnnualRate ?? retirementDefaults.retirementReturn,
    inflation: growth?.expectedAnnualInflationRate ?? retirementDefaults.inflation,
    futureTaxRate:
      growth?.futureTaxRate ??
      futureTaxRate({
        annualIncome: annualExpenses,
        familyStatus: personalInformation.relationshipStatus,
        ruleBook: terms.ruleBook.tax,
        stateRate: growth?.stateTaxRate ?? undefined,
      }),
  }
}

const fieldNames = [
  'retirementAge',
  'lifeExpectancy',
  'fund',
  'annualExpenses',
  'otherIncome',
  'retirementReturn',
  'inflation',
  'futureTaxRate',
] as const satisfies readonly (keyof DistributionInput)[]

/** Returns the retirement plan that a distribution plan draws on; null if the person typed another fund or income. */
function followed(input: DistributionPlanDraft, { retirement }: Facts): RetirementBasis | null {
  if (!retirement) return null
  const basis = {
    input: retirement.input,
    terms: { asOf: retirement.asOf, ruleBook: requireRuleBook(retirement.ruleBookId) },
  }
  const draft = draftOf(basis)
  return fieldNames.every((name) => draft[name] === input[name]) ? basis : null
}

/** Returns the household's retirement plan as it is today. */
export function retirementToday({ ledger, today, household: { offer }, said }: PlanContext): Facts {
  const made = caseToday(retirementPlan, { ledger, today, offer, said })
  if (made === null) return { retirement: null }
  const { input, terms } = made
  return {
    retirement: {
      input: z.parse(retirementInput, input),
      asOf: terms.asOf,
      ruleBookId: terms.ruleBook.ruleBookId,
    },
  }
}

function fromRetirementPlan(ground: PlanContext): DistributionInput | null {
  const { retirement } = retirementToday(ground)
  if (!retirement) return null
  const { input, asOf, ruleBookId } = retirement
  return draftOf({ input, terms: { asOf, ruleBook: requireRuleBook(ruleBookId) } })
}

function defaults(ground: PlanContext): DistributionPlanDraft {
  const planned = fromRetirementPlan(ground)
  if (planned) return planned
  const { facts } = ground.household
  const monthly = facts.retirementExpenses.value
  const annualExpenses = monthly === null ? undefined : withinField(roundToCents(monthly * 12))
  const familyStatus = facts.familyStatus.value ?? FamilyStatus.Single
  return {
    ...known('retirementAge', facts.retirementAge.value),
    ...known('lifeExpectancy', facts.lifeExpectancy.value),
    ...known('annualExpenses', annualExpenses),
    ...known('otherIncome', householdBenefits(ground)),
    retirementReturn: retirementDefaults.retirementReturn,
    inflation: retirementDefaults.inflation,
    ...known(
      'futureTaxRate',
      annualExpenses === undefined ? undefined : futureTaxRate({ annualIncome: annualExpenses, familyStatus }),
    ),
  }
}

/** Returns a distribution: a view of the retirement plan that it follows, else by the formula. */
export function distributionOf(input: DistributionInput, known: Facts) {
  const basis = followed(input, known)
  if (basis === null)
    return { result: drawDown(input), explain: () => explainDistribution(input), isInTodaysDollars: false }
  const person = toRetirementPerson(basis.input, basis.terms)
  const options = toOptions(basis.terms)
  return {
    result: toResult(distributionOfRetirement(person, options)),
    explain: () => explainRetirement(person, options),
    isInTodaysDollars: true,
    ruleBook: basis.terms.ruleBook,
  }
}

/** Distribution planning. Source: Q-DIST-1. */
export const distributionPlan = definePlan({
  planType: PlanType.DISTRIBUTION_PLANNING,
  version: 1,
  input: distributionPlanInput,
  draft: distributionPlanDraft,
  facts: distributionFacts,
  // The fund of a retirement plan is a projection, which today's accounts cannot fill in.
  suggestsAccount: ({ categoryName }, ledger) =>
    categoryName === 'Retirement' && committedCase(ledger, PlanType.RETIREMENT) === null,
  loadFacts: retirementToday,
  defaults,
  applyLinkedAccounts(draft, ground) {
    const { value, isOverridden } = followLinked(ground, { value: draft.fund, isOverridden: draft.isOverridden })
    return { ...draft, ...known('fund', value), isOverridden }
  },
  linkedField: ({ fund = null, isOverridden = false }) => ({ value: fund, isOverridden }),
  inputToday({ input, facts: known }, ground) {
    const planned = followed(input, known) && fromRetirementPlan(ground)
    return planned && { ...input, ...planned }
  },
  work(input, known) {
    const { explain, ...made } = distributionOf(input, known)
    return { ...made, explain: () => [explain()] }
  },
  judged({ input, facts: known, terms }, ground) {
    const planType = PlanType.DISTRIBUTION_PLANNING
    const basis = followed(input, known)
    if (basis !== null) return { ...judgedRetirement(ground, basis.input, basis.terms), planType }
    const person = personOfDistribution(input)
    return { planType, missing: [], outcome: retirementOutcome(ground.ledger, person, terms) }
  },
  isOffTrack: ({ result }) => (result().isOnTrack ? null : ''),
})
