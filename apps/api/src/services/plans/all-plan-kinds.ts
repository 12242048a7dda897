import { PlanType } from '@evenkeel/engine'
import { notFound } from '../../errors.ts'
import { assetAllocationPlan } from './asset-allocation.ts'
import { companyBenefitsPlan } from './company-benefits.ts'
import { disabilityInsurancePlan } from './disability-insurance.ts'
import { distributionPlan } from './distribution.ts'
import { emergencyFundPlan } from './emergency-fund.ts'
import { estatePlanningPlan } from './estate-planning.ts'
import { lifeInsurancePlan, partnerLifeInsurancePlan } from './life-insurance.ts'
import { liveByABudgetPlan } from './live-by-a-budget.ts'
import type { AnyPlanKind } from './plan-kind.ts'
import { reduceDebtPlan } from './reduce-debt.ts'
import { retirementPlan } from './retirement.ts'
import { studentDebtPlan } from './student-debt.ts'

/** The twelve. */
export const planKinds: Readonly<Record<PlanType, AnyPlanKind>> = {
  [PlanType.RETIREMENT]: retirementPlan,
  [PlanType.ASSET_ALLOCATION]: assetAllocationPlan,
  [PlanType.REDUCE_DEBT]: reduceDebtPlan,
  [PlanType.EMERGENCY_FUND]: emergencyFundPlan,
  [PlanType.COMPANY_BENEFITS]: companyBenefitsPlan,
  [PlanType.LIFE_INSURANCE]: lifeInsurancePlan,
  [PlanType.LIVE_BY_A_BUDGET]: liveByABudgetPlan,
  [PlanType.DISABILITY_INSURANCE]: disabilityInsurancePlan,
  [PlanType.PARTNER_LIFE_INSURANCE]: partnerLifeInsurancePlan,
  [PlanType.ESTATE_PLANNING]: estatePlanningPlan,
  [PlanType.STUDENT_DEBT]: studentDebtPlan,
  [PlanType.DISTRIBUTION_PLANNING]: distributionPlan,
}

const isPlanType = (value: number): value is PlanType => Object.values<number>(PlanType).includes(value)

/** The plan type of a number in a path. @throws ApiError 404 for a number that is none. */
export function requirePlanType(value: number): PlanType {
  if (!isPlanType(value)) throw notFound()
  return value
}
