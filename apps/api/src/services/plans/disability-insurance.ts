import {
  disabilityInsuranceDraft,
  type DisabilityInsuranceInput,
  disabilityInsuranceInput,
} from '@evenkeel/api-client/contract/plan/disability-insurance'
import { emergencyFundResult } from '@evenkeel/api-client/contract/plan/emergency-fund'
import {
  disabilityFigures,
  type DisabilityInsuranceInput as EngineInput,
  disabilityInsuranceNeed,
  explainDisabilityInsurance,
  PlanType,
} from '@evenkeel/engine'
import * as z from 'zod/mini'
import { committedCase } from './committed-case.ts'
import { emergencyFundPlan } from './emergency-fund.ts'
import { dollarsOrNull, known } from './known.ts'
import { definePlan, type Ground } from './plan-kind.ts'

const facts = z.object({
  /** Null without a committed emergency fund plan. */
  emergencyMonthsCovered: z.nullable(z.number()),
})

function emergencyMonthsCovered({ ledger }: Ground): number | null {
  const fund = committedCase(ledger, PlanType.EMERGENCY_FUND)
  return fund && z.parse(emergencyFundResult, emergencyFundPlan.work(fund).result).monthsCovered
}

const toEngine = (
  input: DisabilityInsuranceInput,
  { emergencyMonthsCovered: covered }: z.infer<typeof facts>,
): EngineInput => ({
  annualIncome: input.annualIncome,
  employerMonthlyBenefit: input.employerMonthlyBenefit,
  ownMonthlyBenefit: input.ownMonthlyBenefit,
  waitingPeriodMonths: input.waitingPeriodMonths ?? disabilityFigures.defaultWaitingMonths,
  emergencyMonthsCovered: covered,
})

/**
 * Disability insurance (Q-LEGACY-3). Its policies are linked to be seen; what they pay a month is typed in, for the balance
 * of an insurance account is a sum and no monthly benefit.
 */
export const disabilityInsurancePlan = definePlan({
  planType: PlanType.DISABILITY_INSURANCE,
  version: 1,
  input: disabilityInsuranceInput,
  draft: disabilityInsuranceDraft,
  facts,
  proposes: ({ typeName }) => typeName === 'Disability Insurance',
  gather: (ground) => ({ emergencyMonthsCovered: emergencyMonthsCovered(ground) }),
  defaults: ({ profile }) => ({
    ...known('annualIncome', dollarsOrNull(profile.annualIncomeCents)),
    waitingPeriodMonths: disabilityFigures.defaultWaitingMonths,
  }),
  renew: (input, { profile }) => ({
    ...input,
    annualIncome: dollarsOrNull(profile.annualIncomeCents) ?? input.annualIncome,
  }),
  work(input, known) {
    const need = toEngine(input, known)
    return { result: disabilityInsuranceNeed(need), explain: () => [explainDisabilityInsurance(need)] }
  },
  offGoal: ({ result }) => (result().gap > 0 ? '' : null),
  profileOf: ({ annualIncome }) => ({ annualIncome }),
})
