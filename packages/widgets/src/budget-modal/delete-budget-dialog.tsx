import type { Budget } from '@evenkeel/api-client/contract/budgets'
import { useChange } from '@evenkeel/api-client/react'
import type { Period } from '@evenkeel/engine'
import { ConfirmDialog } from '@evenkeel/ui/confirm-dialog'
import { useReportedChange } from '../shared/use-reported-change.ts'
import { budgetWords } from './words.ts'

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
    await report(remove.run({ body: { categoryId: budget.categoryId, budgetPeriod: period } }), 'The budget is deleted')
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={budgetWords.confirmDelete}
      subtitle="Past months keep theirs."
      acceptLabel="Delete"
      cancelLabel="Cancel"
      danger
      busy={remove.isBusy}
      onAccept={() => void confirm()}
      onCancel={onClose}
    />
  )
}
