import { type BudgetForm, budgetForm } from '@evenkeel/api-client/contract/budgets'
import type { Budget } from '@evenkeel/api-client/contract/budgets'
import type { ExpenseCategory } from '@evenkeel/api-client/contract/transactions'
import type { Period } from '@evenkeel/engine'

/** The form while it is filled in: nothing chosen and nothing typed are null. */
export interface BudgetDraft {
  readonly categoryId: number | null
  readonly targetBudget: number | null
  readonly budgetPeriod: Period
}

export const draftOf = (budget: Budget | null, budgetPeriod: Period): BudgetDraft => ({
  categoryId: budget?.categoryId ?? null,
  targetBudget: budget?.targetBudget ?? null,
  budgetPeriod,
})

/** The request of a draft that is complete; null while it is not. The same schema that the server checks with. */
export function requestOf(draft: BudgetDraft): BudgetForm | null {
  const parsed = budgetForm.safeParse(draft)
  return parsed.success ? parsed.data : null
}

/** Only budgetable categories can have a budget. */
export const budgetable = (categories: readonly ExpenseCategory[]) => categories.filter(({ isBudgetable }) => isBudgetable)

/** Saving a category that has a budget already updates it, whichever way the modal was opened. */
export const saveCall = (budget: Budget | null, taken: Budget | null) =>
  budget === null && taken === null ? 'createBudget' : 'updateBudget'
