import {
  disabilityInsuranceDraft,
  type DisabilityInsuranceInput,
  disabilityInsuranceInput,
} from '@evenkeel/api-client/contract/plan/disability-insurance'
import { emergencyFundResult } from '@evenkeel/api-client/contract/plan/emergency-fund'
import { said } from '@evenkeel/api-client/contract/plan/said'
import {
  type DisabilityInsuranceInput as EngineInput,
  disabilityInsuranceNeed,
  explainDisabilityInsurance,
  PlanType,
} from '@evenkeel/engine'
import * as z from 'zod/mini'
import { findPlan } from '../../store/ledger/plans.ts'
import { committedCase } from './committed-case.ts'
import { emergencyFundPlan } from './emergency-fund.ts'
import { known } from './known.ts'
import { definePlan, type PlanContext } from './plan-definition.ts'
import { accountsOfPlan } from './plan-links.ts'
import { presentCase } from './present-case.ts'

const facts = z.object({
  /** Null without a committed emergency fund plan. */
  emergencyMonthsCovered: z.nullable(z.number()),
})

/** Returns the months that the emergency fund covers today, as its own plan says. */
function emergencyMonthsCovered({ ledger, today, household: { offer }, said }: PlanContext): number | null {
  const { EMERGENCY_FUND } = PlanType
  const committed = committedCase(ledger, EMERGENCY_FUND)
  if (committed === null) return null
  const accounts = accountsOfPlan(ledger, EMERGENCY_FUND, findPlan(ledger, EMERGENCY_FUND))
  const present = presentCase(emergencyFundPlan, committed, { ledger, today, offer, said }, accounts)
  const fund = Object.keys(emergencyFundPlan.faults(present)).length > 0 ? committed : present
  return z.parse(emergencyFundResult, emergencyFundPlan.work(fund).result).monthsCovered
}

const toEngine = (input: DisabilityInsuranceInput, { emergencyMonthsCovered }: z.infer<typeof facts>): EngineInput => ({
  ...said(input),
  emergencyMonthsCovered,
})

/**
 * Disability insurance. Policies can be linked so that they are shown, but the monthly benefit is typed in: the balance
 * of an insurance account is a sum, not a monthly benefit. Source: Q-LEGACY-3.
 */
export const disabilityInsurancePlan = definePlan({
  planType: PlanType.DISABILITY_INSURANCE,
  version: 1,
  input: disabilityInsuranceInput,
  draft: disabilityInsuranceDraft,
  facts,
  suggestsAccount: ({ typeName }) => typeName === 'Disability Insurance',
  loadFacts: (ground) => ({ emergencyMonthsCovered: emergencyMonthsCovered(ground) }),
  defaults: ({ household: { facts } }) => ({
    ...known('annualIncome', facts.annualIncome.value),
    ...known('employerMonthlyBenefit', facts.disabilityBenefit.value),
    ...known('waitingPeriodMonths', facts.waitingMonths.value),
  }),
  work(input, known) {
    const need = toEngine(input, known)
    return { result: disabilityInsuranceNeed(need), explain: () => [explainDisabilityInsurance(need)] }
  },
  judged: ({ result }) => ({ planType: PlanType.DISABILITY_INSURANCE, missing: [], need: result() }),
  isOffTrack: ({ result }) => (result().gap > 0 ? '' : null),
})
