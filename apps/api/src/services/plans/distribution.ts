import {
  type DistributionInput,
  distributionPlanDraft,
  type DistributionPlanDraft,
  distributionPlanInput,
  type DistributionResult,
} from '@evenkeel/api-client/contract/plan/distribution'
import { retirementInput, retirementResult } from '@evenkeel/api-client/contract/plan/retirement'
import {
  type DistributionInput as EngineInput,
  explainDistribution,
  FamilyStatus,
  futureTaxRate,
  planDistribution,
  PlanType,
  retirementDefaults,
  roundToCents,
} from '@evenkeel/engine'
import * as z from 'zod/mini'
import { committedCase } from './committed-case.ts'
import { followLinked } from './follow-linked.ts'
import { known, withinField } from './known.ts'
import { monthlyExpenses } from './months.ts'
import { definePlan, type Ground } from './plan-kind.ts'
import { retirementPlan } from './retirement.ts'

const toEngine = (input: DistributionInput): EngineInput => ({
  retirementAge: input.retirementAge,
  lifeExpectancy: input.lifeExpectancy,
  fund: input.fund,
  annualExpenses: input.annualExpenses,
  otherIncome: input.otherIncome,
  retirementReturn: input.retirementReturn,
  inflation: input.inflation,
  futureTaxRate: input.futureTaxRate,
})

/** How a fund is drawn down, as it travels: dollars to cents. */
export function drawDown(input: DistributionInput): DistributionResult {
  const { sustainableWithdrawal, plannedWithdrawal, yearsFundWillLast, isOnTrack, rows } = planDistribution(
    toEngine(input),
  )
  return {
    sustainableWithdrawal: roundToCents(sustainableWithdrawal),
    plannedWithdrawal: roundToCents(plannedWithdrawal),
    yearsFundWillLast,
    isOnTrack,
    rows: rows.map(({ age, startBalance, withdrawal, endBalance }) => ({
      age,
      startBalance: roundToCents(startBalance),
      withdrawal: roundToCents(withdrawal),
      endBalance: roundToCents(endBalance),
    })),
  }
}

/** What a committed retirement plan says of the time after work, in today's dollars: the fund less the inflation until then. */
function fromRetirementPlan({ ledger }: Ground): DistributionPlanDraft | null {
  const plan = committedCase(ledger, PlanType.RETIREMENT)
  if (!plan) return null
  const {
    retirementPlanDetails: details,
    assetsGrowPlan: growth,
    personalInformation,
  } = z.parse(retirementInput, plan.input)
  const { years, retirementYears, ...result } = z.parse(retirementResult, retirementPlan.work(plan).result)
  const inflation = growth?.expectedAnnualInflationRate ?? retirementDefaults.inflation
  const yearsUntil = Math.max(0, years.length - 1 - retirementYears)
  const annualExpenses = withinField(roundToCents(details.monthlyExpenses * 12))
  return {
    retirementAge: details.retirementAge,
    lifeExpectancy: details.lifeExpectancy,
    fund: withinField(roundToCents(result.balanceAtRetirementAge / (1 + inflation) ** yearsUntil)),
    annualExpenses,
    otherIncome: withinField(roundToCents(result.finalSocialSecurityIncome + result.spouseFinalSocialSecurityIncome)),
    retirementReturn: growth?.expectedAnnualRate ?? retirementDefaults.retirementReturn,
    inflation,
    futureTaxRate:
      growth?.futureTaxRate ??
      futureTaxRate({ annualIncome: annualExpenses, familyStatus: personalInformation.relationshipStatus }),
  }
}

function defaults(ground: Ground): DistributionPlanDraft {
  const planned = fromRetirementPlan(ground)
  if (planned) return planned
  const monthly = monthlyExpenses(ground)
  const annualExpenses = monthly === undefined ? undefined : withinField(roundToCents(monthly * 12))
  const familyStatus = ground.profile.familyStatus ?? FamilyStatus.Single
  return {
    retirementAge: retirementDefaults.retirementAge,
    lifeExpectancy: retirementDefaults.lifeExpectancy,
    ...known('annualExpenses', annualExpenses),
    otherIncome: 0,
    retirementReturn: retirementDefaults.retirementReturn,
    inflation: retirementDefaults.inflation,
    ...known(
      'futureTaxRate',
      annualExpenses === undefined ? undefined : futureTaxRate({ annualIncome: annualExpenses, familyStatus }),
    ),
  }
}

/** Distribution planning (Q-DIST-1). */
export const distributionPlan = definePlan({
  planType: PlanType.DISTRIBUTION_PLANNING,
  version: 1,
  input: distributionPlanInput,
  draft: distributionPlanDraft,
  facts: z.object({}),
  // The fund of a retirement plan is projected, and none that today's accounts could fill in.
  proposes: ({ categoryName }, ledger) =>
    categoryName === 'Retirement' && committedCase(ledger, PlanType.RETIREMENT) === null,
  gather: () => ({}),
  defaults,
  follow(draft, ground) {
    const { value, isOverridden } = followLinked(ground, { value: draft.fund, isOverridden: draft.isOverridden })
    return { ...draft, ...known('fund', value), isOverridden }
  },
  linkedField: ({ fund = null, isOverridden = false }) => ({ value: fund, isOverridden }),
  work: (input) => ({ result: drawDown(input), explain: () => [explainDistribution(toEngine(input))] }),
  offGoal: ({ result }) => (result().isOnTrack ? null : ''),
})
