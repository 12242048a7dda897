import type { Budget } from '@evenkeel/api-client/contract/budgets'
import { useChange } from '@evenkeel/api-client/react'
import type { Period } from '@evenkeel/engine'
import { ConfirmDialog } from '@evenkeel/ui/confirm-dialog'
import { useState } from 'react'
import { useReportedChange } from '../shared/use-reported-change.ts'
import { BudgetModal } from './budget-modal.tsx'
import { budgetWords } from './form.ts'

/** What the modal was opened for: a budget to edit, or null to create one. */
export interface OpenBudget {
  readonly budget: Budget | null
}

interface OpenBudgetDialogsProps {
  readonly open: OpenBudget | null
  readonly period: Period
  readonly budgets: readonly Budget[]
  readonly onClose: () => void
}

/** The modal while a budget is created or edited, and the question before one is deleted. */
export function OpenBudgetDialogs({ open, period, budgets, onClose }: OpenBudgetDialogsProps) {
  const [deleting, setDeleting] = useState<Budget | null>(null)
  const remove = useChange('deleteBudget')
  const report = useReportedChange()
  const confirmDelete = async (budget: Budget) => {
    await report(remove.run({ body: { categoryId: budget.categoryId, budgetPeriod: period } }), 'The budget is deleted')
    setDeleting(null)
  }
  return (
    <>
      {open !== null && (
        <BudgetModal
          open
          onClose={onClose}
          budget={open.budget}
          period={period}
          budgets={budgets}
          onDelete={() => {
            setDeleting(open.budget)
            onClose()
          }}
        />
      )}
      <ConfirmDialog
        open={deleting !== null}
        title={budgetWords.confirmDelete}
        subtitle="Past months keep theirs."
        acceptLabel="Delete"
        cancelLabel="Cancel"
        danger
        busy={remove.isBusy}
        onAccept={() => deleting !== null && void confirmDelete(deleting)}
        onCancel={() => setDeleting(null)}
      />
    </>
  )
}
