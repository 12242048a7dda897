import { PlanType } from '@evenkeel/engine'
import { Skeleton } from '@evenkeel/ui/skeleton'
import { GoalCalculator } from '@evenkeel/widgets/plans/goal'
import { isPlan } from '@evenkeel/widgets/plans/shell'
import { calculatorPath } from '@evenkeel/widgets/shared/goal-pages.ts'
import { QueryView } from '@evenkeel/widgets/shared/query-view.tsx'
import { useLocation, useNavigate } from 'react-router'
import { PageHeader } from '../../shell/page-header.tsx'
import { startSimulator } from './start-simulator.ts'
import { useEditedPlan } from './use-edited-plan.ts'

/**
 * The what-if projection of retirement. What is tried can become the plan; of a plan that does not run yet it is passed to the form in
 * the navigation (Q-ROUTE-3).
 */
export function RetirementCalculatorPage() {
  const plan = useEditedPlan(PlanType.RETIREMENT, 'make')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (
    <>
      <PageHeader subtitle="Try different choices. Nothing changes in your plan until you save." />
      <div className="mt-6">
        <QueryView
          query={plan}
          label="Loading your plan"
          skeleton={<CalculatorSkeleton />}
          failedTitle="Your plan did not load"
        >
          {(detail) =>
            isPlan(detail, PlanType.RETIREMENT) && (
              <GoalCalculator
                plan={detail}
                screen={pathname}
                startSimulator={startSimulator}
                onSave={(input) => void navigate(calculatorPath(PlanType.RETIREMENT), { state: input })}
              />
            )
          }
        </QueryView>
      </div>
    </>
  )
}

function CalculatorSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-6 desktop:grid-cols-[327px_minmax(0,1fr)]">
      <Skeleton height={720} />
      <Skeleton height={720} />
    </div>
  )
}
