import type { Budget } from '@evenkeel/api-client/contract/budgets'
import { useChange } from '@evenkeel/api-client/react'
import type { Period } from '@evenkeel/engine'
import { ConfirmDialog } from '@evenkeel/ui/confirm-dialog'
import { useReportedChange } from '../shared/use-reported-change.ts'
import * as words from '../words/budget-dialogs.generated.ts'

interface DeleteBudgetDialogProps {
  readonly budget: Budget
  readonly period: Period
  readonly onClose: () => void
}

/** Asks once before a budget is deleted; a toast then offers to undo it. */
export function DeleteBudgetDialog({ budget, period, onClose }: DeleteBudgetDialogProps) {
  const remove = useChange('deleteBudget')
  const report = useReportedChange()
  const confirm = async () => {
    await report(remove.run({ body: { categoryId: budget.categoryId, budgetPeriod: period } }), words.budgetDeleted())
    onClose()
  }
  return (
    <ConfirmDialog
      title={words.confirmDelete()}
      subtitle={words.pastMonths()}
      acceptLabel={words.remove()}
      cancelLabel={words.cancel()}
      danger
      busy={remove.isBusy}
      onAccept={() => void confirm()}
      onCancel={onClose}
    />
  )
}
