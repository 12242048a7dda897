import type { Budget } from '@evenkeel/api-client/contract/budgets'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import type { Period } from '@evenkeel/engine'
import { Button } from '@evenkeel/ui/button'
import { FormDialog } from '@evenkeel/ui/form-dialog'
import { Input } from '@evenkeel/ui/input'
import { Notice } from '@evenkeel/ui/notice'
import { categoryColor } from '@evenkeel/ui/tokens'
import { useState } from 'react'
import { failureOf, noFailure } from '../shared/form-failure.ts'
import { useReportedChange } from '../shared/use-reported-change.ts'
import { BudgetInsight } from './budget-insight.tsx'
import { amountFault, type BudgetDraft, budgetable, draftOf, requestOf, saveCall } from './form.ts'
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

function useSave(
  { budget, budgets, onClose }: Pick<BudgetModalProps, 'budget' | 'budgets' | 'onClose'>,
  draft: BudgetDraft,
) {
  const taken = budgets.find(({ categoryId }) => categoryId === draft.categoryId) ?? null
  const { run, isBusy } = useChange(saveCall(budget, taken))
  const report = useReportedChange()
  const [failure, setFailure] = useState(noFailure)
  const body = requestOf(draft)
  const save = async () => {
    if (body === null) return
    setFailure(noFailure)
    try {
      const saved = await run({ body })
      onClose()
      await report(Promise.resolve(saved), 'The budget is saved')
    } catch (reason) {
      setFailure(failureOf(reason))
    }
  }
  return { save, isBusy, failure, isValid: body !== null, isTaken: budget === null && taken !== null }
}

/** Create or edit a month's budget: category, amount, and what last month says about it. */
export function BudgetModal(props: BudgetModalProps) {
  const { open, onClose, budget, period, onDelete } = props
  const [draft, setDraft] = useState(() => draftOf(budget, period))
  const { save, isBusy, failure, isValid, isTaken } = useSave(props, draft)
  const isEdit = budget !== null
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={isEdit ? budgetWords.editTitle : budgetWords.createTitle}
      onSubmit={() => void save()}
      valid={isValid}
      busy={isBusy}
      {...failure}
      footerStart={
        isEdit && (
          <Button variant="text" onClick={onDelete} disabled={isBusy}>
            {budgetWords.delete}
          </Button>
        )
      }
    >
      <CategorySelect
        value={draft.categoryId}
        disabled={isEdit}
        onChange={(categoryId) => setDraft({ ...draft, categoryId })}
      />
      {isTaken && (
        <Notice tone="warning" announce="polite">
          {budgetWords.taken}
        </Notice>
      )}
      <AmountInput draft={draft} onChange={(targetBudget) => setDraft({ ...draft, targetBudget })} />
      {draft.categoryId !== null && <BudgetInsight categoryId={draft.categoryId} />}
      {isEdit && <p className="text-label font-normal text-text-muted">{budgetWords.autoRenew}</p>}
    </FormDialog>
  )
}

interface AmountInputProps {
  readonly draft: BudgetDraft
  readonly onChange: (targetBudget: number | null) => void
}

function AmountInput({ draft, onChange }: AmountInputProps) {
  return (
    <Input
      type="currency"
      subtype="positive"
      name="targetBudget"
      label="Monthly amount"
      required
      value={draft.targetBudget}
      onChange={onChange}
      validate={() => amountFault(draft)}
    />
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
    <Input
      type="select"
      name="categoryId"
      label="Category"
      required
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
