import { PlanType } from '../goals/plan-type.ts'
import { type AllocationCase, allocationVerdict } from './allocation-verdict.ts'
import { type BudgetCase, budgetVerdict } from './budget-verdict.ts'
import { type DebtCase, debtVerdict } from './debt-verdict.ts'
import { type BenefitsCase, benefitsVerdict, type EmergencyCase, emergencyVerdict } from './everyday-verdict.ts'
import {
  type DisabilityCase,
  disabilityVerdict,
  type EstateCase,
  estateVerdict,
  type LifeCase,
  lifeVerdict,
} from './protection-verdict.ts'
import { type RetirementCase, retirementVerdict } from './retirement-verdict.ts'
import type { Verdict } from './verdict.ts'

/** A plan as it is today: committed choices, today's facts. */
export type JudgedPlan =
  | RetirementCase
  | AllocationCase
  | DebtCase
  | EmergencyCase
  | BenefitsCase
  | BudgetCase
  | LifeCase
  | DisabilityCase
  | EstateCase

/** Returns how good a plan is. No screen, mail or widget decides that in another way. */
export function verdictOf(plan: JudgedPlan): Verdict {
  switch (plan.planType) {
    case PlanType.RETIREMENT:
    case PlanType.DISTRIBUTION_PLANNING:
      return retirementVerdict(plan)
    case PlanType.ASSET_ALLOCATION:
      return allocationVerdict(plan)
    case PlanType.REDUCE_DEBT:
    case PlanType.STUDENT_DEBT:
      return debtVerdict(plan)
    case PlanType.EMERGENCY_FUND:
      return emergencyVerdict(plan)
    case PlanType.COMPANY_BENEFITS:
      return benefitsVerdict(plan)
    case PlanType.LIVE_BY_A_BUDGET:
      return budgetVerdict(plan)
    case PlanType.LIFE_INSURANCE:
    case PlanType.PARTNER_LIFE_INSURANCE:
      return lifeVerdict(plan)
    case PlanType.DISABILITY_INSURANCE:
      return disabilityVerdict(plan)
    case PlanType.ESTATE_PLANNING:
      return estateVerdict(plan)
    default:
      throw new RangeError('planType must be a PlanType')
  }
}
