import { PlanType } from '@evenkeel/engine'
import { GoalCalculator } from '@evenkeel/widgets/plans/goal'
import { isPlan } from '@evenkeel/widgets/plans/shell'
import { calculatorPath } from '@evenkeel/widgets/shared/goal-pages.ts'
import { CalculatorSkeleton } from '@evenkeel/widgets/shared/plan-skeletons.tsx'
import { QueryView } from '@evenkeel/widgets/shared/query-view.tsx'
import { useLocation, useNavigate } from 'react-router'
import { PageHeader } from '../../shell/page-header.tsx'
import { startSimulator } from './start-simulator.ts'
import { useEditedPlan } from './use-edited-plan.ts'
import * as words from '../../words/goal-page.generated.ts'

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
      <PageHeader subtitle={words.calculator()} />
      <div className="mt-6">
        <QueryView
          query={plan}
          label={words.loadingPlan()}
          skeleton={<CalculatorSkeleton />}
          failedTitle={words.planFailed()}
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
