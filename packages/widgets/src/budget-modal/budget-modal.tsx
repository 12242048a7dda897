import type { Budget } from '@evenkeel/api-client/contract/budgets'
import { budgetFields } from '@evenkeel/api-client/contract/forms/budget'
import { maxPageSize } from '@evenkeel/api-client/contract/primitives'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import { type Period, budgetInsight, lastMonthRange, spendingRankSize } from '@evenkeel/engine'
import { Button } from '@evenkeel/ui/button'
import { FormDialog } from '@evenkeel/ui/form-dialog'
import { Notice } from '@evenkeel/ui/notice'
import { StrongAmount } from '../shared/strong-amount.tsx'
import { useToday } from '../shared/today.tsx'
import { useForm } from '../shared/use-form.ts'
import * as words from '../words/budget-dialogs.generated.ts'
import type { ExpenseCategory } from '@evenkeel/api-client/contract/transactions'
import { categoryColor } from '@evenkeel/ui/tokens'

/** Returns the categories that can have a budget, as choices. */
export const budgetableChoices = (categories: readonly ExpenseCategory[]) =>
  categories
    .filter(({ isBudgetable }) => isBudgetable)
    .map(({ expenseCategoryId, name }) => ({
      value: expenseCategoryId,
      label: name,
      swatch: categoryColor(expenseCategoryId),
    }))

/** 'Last month, you spent {amount} in this category.' Renders nothing while it is loading or after a failure (Q-BUD-3). */
function BudgetInsight({ categoryId }: { readonly categoryId: number }) {
  const range = lastMonthRange(useToday())
  const spending = useQuery('spending', {
    body: { page: 1, pageSize: maxPageSize, rankSize: spendingRankSize, ...range },
  })
  if (spending.data === undefined) return null
  const ranked = spending.data.rankedCategories.find(({ categoryIds }) => categoryIds.includes(categoryId))
  return (
    <Notice icon="bars">
      {words.lastMonthSpent.parts({ amount: <StrongAmount key="amount" value={budgetInsight(ranked?.amount ?? 0)} /> })}
    </Notice>
  )
}

export interface BudgetModalProps {
  readonly open: boolean
  readonly onClose: () => void
  /** The budget to edit; null creates one. */
  readonly budget: Budget | null
  readonly period: Period
  /** The month's budgets, to detect a category that already has one. */
  readonly budgets: readonly Budget[]
  /** Called when the person asks to delete the edited budget; the caller asks for confirmation. */
  readonly onDelete: () => void
}

/** Creates or edits a month's budget: category, amount, and last month's spending in it. */
export function BudgetModal({ open, onClose, budget, period, budgets, onDelete }: BudgetModalProps) {
  const categories = useQuery('categories').data ?? []
  const create = useChange('createBudget')
  const update = useChange('updateBudget')
  const isEdit = budget !== null
  const isTaken = (id: number | null | undefined) => budgets.some(({ categoryId }) => categoryId === id)
  const { frame, Field, values, isValid, isBusy } = useForm({
    form: budgetFields,
    name: isEdit ? words.editTitle() : words.createTitle(),
    defaults: {
      categoryId: budget?.categoryId ?? null,
      targetBudget: budget?.targetBudget ?? null,
      budgetPeriod: period,
    },
    // A category that already has a budget is updated, even if the modal was opened to create one.
    submit: async (body) => (isEdit || isTaken(body.categoryId) ? update.run({ body }) : create.run({ body })),
    onDone: onClose,
    done: words.budgetSaved(),
  })
  const { categoryId = null } = values
  return (
    <FormDialog
      {...frame}
      open={open}
      onClose={onClose}
      title={isEdit ? words.editTitle() : words.createTitle()}
      valid={isValid}
      footerStart={
        isEdit && (
          <Button variant="dangerText" onClick={onDelete} disabled={isBusy}>
            {words.deleteBudget()}
          </Button>
        )
      }
    >
      <Field name="categoryId" placeholder={words.choose()} choices={budgetableChoices(categories)} disabled={isEdit} />
      {!isEdit && isTaken(categoryId) && (
        <Notice tone="warning" announce="polite">
          {words.taken()}
        </Notice>
      )}
      <Field name="targetBudget" />
      {categoryId !== null && <BudgetInsight categoryId={categoryId} />}
      {isEdit && <p className="text-label font-normal text-text-muted">{words.autoRenew()}</p>}
    </FormDialog>
  )
}
