import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { PlanType } from '@evenkeel/engine'
import { Calculated } from '@evenkeel/widgets/plans/shell'
import { PlanAnswer } from '@evenkeel/widgets/plans/summary'

/**
 * A plan as the person sees it, and how it was worked out. The answer of an asset allocation reads the funds of one's own
 * employer, which are not the looker's to read: there the sum alone is shown.
 */
export function EmployeePlan({ plan }: { readonly plan: PlanDetail }) {
  return (
    <>
      {plan.planType !== PlanType.ASSET_ALLOCATION && <PlanAnswer plan={plan} />}
      <Calculated {...plan} />
    </>
  )
}
