import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { PlanType } from '@evenkeel/engine'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { Calculated } from '@evenkeel/widgets/plans/shell'
import { planAnswers } from '@evenkeel/widgets/plans/summary'
import { LazyPart } from '@evenkeel/widgets/shared/lazy-card.tsx'

/**
 * A plan as the person sees it, with its calculation. The answer of an asset allocation reads the funds of the caller's own
 * employer, which planners and staff may not read: there only the calculation is shown.
 */
export function EmployeePlan({ plan }: { readonly plan: PlanDetail }) {
  return (
    <>
      {plan.planType !== PlanType.ASSET_ALLOCATION && (
        <LazyPart isWanted title={plan.name} load={planAnswers[plan.planType]} props={{ plan }}>
          <SkeletonText lines={8} room="min-h-[216px]" />
        </LazyPart>
      )}
      <Calculated {...plan} isOfOther />
    </>
  )
}
