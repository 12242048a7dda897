import type { ExpenseCategory } from '@evenkeel/api-client/contract/transactions'
import { categoryColor } from '@evenkeel/ui/tokens'

/** Returns the categories that can have a budget, as choices. */
export const budgetableChoices = (categories: readonly ExpenseCategory[]) =>
  categories
    .filter(({ isBudgetable }) => isBudgetable)
    .map(({ expenseCategoryId, name }) => ({ value: expenseCategoryId, label: name, swatch: categoryColor(name) }))
