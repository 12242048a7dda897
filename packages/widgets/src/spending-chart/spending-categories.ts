import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import type { ExpenseCategory } from '@evenkeel/api-client/contract/transactions'
import { totalToCents, toDollars } from '@evenkeel/engine'
import type { SpendingCategory } from '@evenkeel/ui/charts/spending-chart'
import { categoryColor, otherColor } from '@evenkeel/ui/tokens'
import * as words from '../words/spending-card.generated.ts'

/** Not a category: the amount by which refunds lower the total beyond what was spent in their own categories. */
const refundsId = 'refunds'

/** Joins each ranked entry to a category by its first id; entries without a match are dropped (SPEND-07, Q-SPEND-1). */
function joined(
  ranked: Answer<'spending'>['rankedCategories'],
  categories: readonly ExpenseCategory[],
): SpendingCategory[] {
  return ranked.flatMap(({ amount, categoryIds }) => {
    const category = categories.find(({ expenseCategoryId }) => expenseCategoryId === categoryIds[0])
    if (category === undefined) return []
    return [
      {
        id: String(category.expenseCategoryId),
        label: category.name,
        value: amount,
        color: categoryColor(category.name),
      },
    ]
  })
}

/** The data of the spending chart. */
export interface SpendingView {
  readonly categories: readonly SpendingCategory[]
  /** Dollars in the categories beyond the page that was read. */
  readonly rest: number
  /** The server's total, in dollars. */
  readonly total: number
}

/**
 * Returns the slices of the spending chart, and what was spent beyond them. Both add up to the server's total to the cent: if categories
 * with more refunds than spending lower it, the difference is a separate slice.
 */
export function spendingView(spending: Answer<'spending'>, categories: readonly ExpenseCategory[]): SpendingView {
  const slices = joined(spending.rankedCategories, categories)
  const total = spending.totalSpending
  const missingCents = totalToCents(total) - slices.reduce((sum, { value }) => sum + totalToCents(value), 0)
  if (missingCents >= 0) return { categories: slices, rest: toDollars(missingCents), total }
  return {
    categories: [
      ...slices,
      { id: refundsId, label: words.refunds(), value: toDollars(missingCents), color: otherColor },
    ],
    rest: 0,
    total,
  }
}
