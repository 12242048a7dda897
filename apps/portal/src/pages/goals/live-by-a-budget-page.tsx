import { BudgetsCard } from '@evenkeel/widgets/budget-modal'
import { BudgetPlanCard } from '@evenkeel/widgets/plans/budget'
import { PageHeader } from '../../shell/page-header.tsx'

/** The month's budgets, with links to other months, and the plan made from them. */
export function LiveByABudgetPage() {
  return (
    <>
      <PageHeader />
      <div className="mt-6 grid grid-cols-1 items-start gap-4 tablet:gap-6 desktop:grid-cols-[minmax(0,632fr)_minmax(0,320fr)]">
        <BudgetsCard />
        <BudgetPlanCard />
      </div>
    </>
  )
}
