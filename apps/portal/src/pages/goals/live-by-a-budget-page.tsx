import { BudgetsCard } from '@evenkeel/widgets/budget-modal'
import { PageHeader } from '../../shell/page-header.tsx'

/** The month's budgets, with the months before and after. */
export function LiveByABudgetPage() {
  return (
    <>
      <PageHeader />
      <div className="mt-6 max-w-[632px]">
        <BudgetsCard />
      </div>
    </>
  )
}
