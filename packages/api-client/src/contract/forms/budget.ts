import { budgetForm } from '../budgets.ts'
import { defineForm } from '../form.ts'
import * as words from '../words/budget-fields.generated.ts'

/** The form of a month's budget. */
export const budgetFields = defineForm(budgetForm)({
  categoryId: { kind: 'select', label: words.category },
  targetBudget: { kind: 'money', label: words.monthlyAmount },
})
