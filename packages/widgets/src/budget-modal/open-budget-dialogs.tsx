import type { Budget } from '@evenkeel/api-client/contract/budgets'
import type { Period } from '@evenkeel/engine'
import { useState } from 'react'
import { lazyDialog } from '../shared/lazy-dialog.tsx'

const BudgetModal = lazyDialog(async () => (await import('./budget-modal.tsx')).BudgetModal)
const DeleteBudgetDialog = lazyDialog(async () => (await import('./delete-budget-dialog.tsx')).DeleteBudgetDialog)

/** The purpose of the modal: a budget to edit, or null to create one. */
export interface OpenBudget {
  readonly budget: Budget | null
}

interface OpenBudgetDialogsProps {
  readonly open: OpenBudget | null
  readonly period: Period
  readonly budgets: readonly Budget[]
  readonly onClose: () => void
}

/** The modal while a budget is created or edited, and the confirmation before one is deleted. */
export function OpenBudgetDialogs({ open, period, budgets, onClose }: OpenBudgetDialogsProps) {
  const [deleting, setDeleting] = useState<Budget | null>(null)
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
      {deleting !== null && <DeleteBudgetDialog budget={deleting} period={period} onClose={() => setDeleting(null)} />}
    </>
  )
}
