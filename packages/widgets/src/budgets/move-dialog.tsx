import { moveMoneyFields } from '@evenkeel/api-client/contract/forms/planned-payment'
import type { BudgetMonth } from '@evenkeel/api-client/contract/living-budgets'
import { useChange } from '@evenkeel/api-client/react'
import { monthName } from '@evenkeel/engine'
import { FormDialog } from '@evenkeel/ui/form-dialog'
import { useCategoryName } from '../shared/use-category-name.ts'
import { useForm } from '../shared/use-form.ts'
import * as words from '../words/budgets.generated.ts'

interface MoveDialogProps {
  readonly month: BudgetMonth
  readonly fromCategoryId: number
  readonly onClose: () => void
}

/** Moves money from one budget to another, in this month. The budget that is over comes first as the one that gets it. */
export function MoveDialog({ month: { budgets, budgetPeriod }, fromCategoryId, onClose }: MoveDialogProps) {
  const categoryName = useCategoryName()
  const move = useChange('moveBudgetMoney')
  const month = monthName(budgetPeriod, 'month')
  const chosen = budgets.find(({ categoryId }) => categoryId === fromCategoryId)
  const needy = budgets.find(({ left, categoryId }) => left < 0 && categoryId !== fromCategoryId)
  const isNeedy = chosen !== undefined && chosen.left < 0
  const { frame, Field } = useForm({
    form: moveMoneyFields,
    name: words.moveTitle({ month }),
    defaults: {
      budgetPeriod,
      fromCategoryId: isNeedy ? null : fromCategoryId,
      toCategoryId: isNeedy ? fromCategoryId : (needy?.categoryId ?? null),
      amount: isNeedy ? -chosen.left : needy ? -needy.left : null,
    },
    submit: (body) => move.run({ body }),
    onDone: onClose,
    done: words.moved(),
  })
  const choices = budgets.map(({ categoryId }) => ({ value: categoryId, label: categoryName(categoryId) }))
  return (
    <FormDialog {...frame} title={words.moveTitle({ month })} submitLabel={words.moveSubmit()} onClose={onClose}>
      <Field name="fromCategoryId" placeholder={words.chooseOne()} choices={choices} />
      <Field name="toCategoryId" placeholder={words.chooseOne()} choices={choices} />
      <Field name="amount" />
      <p className="text-label font-normal text-text-muted">{words.moveText({ month })}</p>
    </FormDialog>
  )
}
