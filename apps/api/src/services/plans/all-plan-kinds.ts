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
import type { AnyPlanDefinition } from './plan-definition.ts'
import { reduceDebtPlan } from './reduce-debt.ts'
import { retirementPlan } from './retirement.ts'
import { studentDebtPlan } from './student-debt.ts'

/** The twelve plan types by number. */
export const planKinds: Readonly<Record<PlanType, AnyPlanDefinition>> = {
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

/** Returns the plan type with a number. @throws ApiError 404 for an unknown number. */
export function requirePlanType(value: number): PlanType {
  if (!isPlanType(value)) throw notFound()
  return value
}
