import { ApiFailure } from '@evenkeel/api-client/client'
import type { Budget } from '@evenkeel/api-client/contract/budgets'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import type { Period } from '@evenkeel/engine'
import { Button } from '@evenkeel/ui/button'
import { FormDialog } from '@evenkeel/ui/form-dialog'
import { MoneyField } from '@evenkeel/ui/money-field'
import { Notice } from '@evenkeel/ui/notice'
import { Select } from '@evenkeel/ui/select'
import { categoryColor } from '@evenkeel/ui/tokens'
import { useState } from 'react'
import { messageOf } from '../shared/form-failure.ts'
import { BudgetInsight } from './budget-insight.tsx'
import { type BudgetDraft, budgetable, draftOf, requestOf, saveCall } from './form.ts'
import { budgetWords } from './words.ts'

export interface BudgetModalProps {
  readonly open: boolean
  readonly onClose: () => void
  /** The budget to edit; null creates one. */
  readonly budget: Budget | null
  readonly period: Period
  /** The month's budgets, to notice a category that is taken. */
  readonly budgets: readonly Budget[]
  /** Asked to delete the edited budget; the caller asks once more. */
  readonly onDelete: () => void
}

/** What the server refused about the amount stands on the amount, everything else on the form. */
function messagesOf(failure: unknown): { readonly amountError?: string; readonly error?: string } {
  if (failure === null) return {}
  const amountError = failure instanceof ApiFailure ? failure.messageFor('targetBudget') : null
  return amountError === null ? { error: messageOf(failure) } : { amountError }
}

function useSave({ budget, budgets, onClose }: Pick<BudgetModalProps, 'budget' | 'budgets' | 'onClose'>, draft: BudgetDraft) {
  const taken = budgets.find(({ categoryId }) => categoryId === draft.categoryId) ?? null
  const { run, isBusy } = useChange(saveCall(budget, taken))
  const [failure, setFailure] = useState<unknown>(null)
  const body = requestOf(draft)
  const save = async () => {
    if (body === null) return
    try {
      await run({ body })
      onClose()
    } catch (reason) {
      setFailure(reason)
    }
  }
  return { save, isBusy, ...messagesOf(failure), isValid: body !== null, isTaken: budget === null && taken !== null }
}

/** Create or edit a month's budget: category, amount, and what last month says about it. */
export function BudgetModal(props: BudgetModalProps) {
  const { open, onClose, budget, period, onDelete } = props
  const [draft, setDraft] = useState(() => draftOf(budget, period))
  const { save, isBusy, amountError, error, isValid, isTaken } = useSave(props, draft)
  const isEdit = budget !== null
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={isEdit ? budgetWords.editTitle : budgetWords.createTitle}
      onSubmit={() => void save()}
      valid={isValid}
      busy={isBusy}
      error={error}
      footerStart={
        isEdit && (
          <Button variant="text" onClick={onDelete} disabled={isBusy}>
            {budgetWords.delete}
          </Button>
        )
      }
    >
      <CategorySelect value={draft.categoryId} disabled={isEdit} onChange={(categoryId) => setDraft({ ...draft, categoryId })} />
      {isTaken && (
        <Notice tone="warning" announce="polite">
          {budgetWords.taken}
        </Notice>
      )}
      <MoneyField
        label="Monthly amount"
        subtype="positive"
        value={draft.targetBudget}
        error={amountError}
        onChange={(targetBudget) => setDraft({ ...draft, targetBudget })}
      />
      {draft.categoryId !== null && <BudgetInsight categoryId={draft.categoryId} />}
      {isEdit && <p className="text-label font-normal text-text-muted">{budgetWords.autoRenew}</p>}
    </FormDialog>
  )
}

interface CategorySelectProps {
  readonly value: number | null
  readonly disabled: boolean
  readonly onChange: (categoryId: number) => void
}

function CategorySelect({ value, disabled, onChange }: CategorySelectProps) {
  const categories = budgetable(useQuery('categories').data ?? [])
  return (
    <Select
      label="Category"
      placeholder={budgetWords.choose}
      disabled={disabled}
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
      items={categories.map(({ expenseCategoryId, name }) => ({
        value: String(expenseCategoryId),
        label: name,
        swatch: categoryColor(name),
      }))}
    />
  )
}
