import { type BudgetForm, budgetForm } from '@evenkeel/api-client/contract/budgets'
import type { Budget } from '@evenkeel/api-client/contract/budgets'
import type { ExpenseCategory } from '@evenkeel/api-client/contract/transactions'
import type { Period } from '@evenkeel/engine'

/** The form while it is filled in: nothing chosen and nothing typed are null, a text that is no number is NaN. */
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

/** What the server would say against an amount that is one; what is none is left to the input. */
export function amountFault(draft: BudgetDraft): string | undefined {
  if (!Number.isFinite(draft.targetBudget)) return undefined
  const issues = budgetForm.safeParse(draft).error?.issues ?? []
  return issues.find(({ path }) => path[0] === 'targetBudget')?.message
}

/** Only budgetable categories can have a budget. */
export const budgetable = (categories: readonly ExpenseCategory[]) =>
  categories.filter(({ isBudgetable }) => isBudgetable)

/** Saving a category that has a budget already updates it, whichever way the modal was opened. */
export const saveCall = (budget: Budget | null, taken: Budget | null) =>
  budget === null && taken === null ? 'createBudget' : 'updateBudget'
