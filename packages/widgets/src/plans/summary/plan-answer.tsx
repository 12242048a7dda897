import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { PlanType } from '@evenkeel/engine'
import { DebtSummary } from '../debt/debt-summary.tsx'
import { AllocationAnswer } from './allocation-answer.tsx'
import { DistributionAnswer, RetirementAnswer } from './retirement-answers.tsx'
import { BudgetAnswer, EmergencyFundAnswer } from './everyday-answers.tsx'
import { DisabilityAnswer, EstateAnswer, LifeInsuranceAnswer } from './family-answers.tsx'
import { BenefitsAnswer } from './benefits-answer.tsx'
import { StudentDebtAnswer } from './student-debt-answer.tsx'

/** The result of a plan, each type in its own words and pictures. */
export function PlanAnswer({ plan }: { readonly plan: PlanDetail }) {
  switch (plan.planType) {
    case PlanType.RETIREMENT:
      return <RetirementAnswer plan={plan} />
    case PlanType.ASSET_ALLOCATION:
      return <AllocationAnswer plan={plan} />
    case PlanType.REDUCE_DEBT:
      return <DebtSummary plan={plan} />
    case PlanType.EMERGENCY_FUND:
      return <EmergencyFundAnswer plan={plan} />
    case PlanType.COMPANY_BENEFITS:
      return <BenefitsAnswer plan={plan} />
    case PlanType.LIFE_INSURANCE:
    case PlanType.PARTNER_LIFE_INSURANCE:
      return <LifeInsuranceAnswer plan={plan} />
    case PlanType.LIVE_BY_A_BUDGET:
      return <BudgetAnswer plan={plan} />
    case PlanType.DISABILITY_INSURANCE:
      return <DisabilityAnswer plan={plan} />
    case PlanType.ESTATE_PLANNING:
      return <EstateAnswer plan={plan} />
    case PlanType.STUDENT_DEBT:
      return <StudentDebtAnswer plan={plan} />
    default:
      return <DistributionAnswer plan={plan} />
  }
}
