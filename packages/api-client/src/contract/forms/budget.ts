import { budgetForm } from '../budgets.ts'
import { defineForm } from '../form.ts'

/** The form of a month's budget. */
export const budgetFields = defineForm(budgetForm)({
  categoryId: { kind: 'select', label: 'Category' },
  targetBudget: { kind: 'money', label: 'Monthly amount' },
})
