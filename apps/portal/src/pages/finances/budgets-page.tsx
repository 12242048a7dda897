import { OpenBudgetDialogs } from '@evenkeel/widgets/budget-modal'
import { BudgetsPanel } from '@evenkeel/widgets/budgets'
import { PageHeader } from '../../shell/page-header.tsx'

/** Budgets by month and year: what is left, what rolls over, what is set aside, and what has no budget. */
export function BudgetsPage() {
  return (
    <>
      <PageHeader />
      <div className="mt-6">
        <BudgetsPanel editor={OpenBudgetDialogs} />
      </div>
    </>
  )
}
