import { toDollars, totalToCents } from '../money/cents.ts'

/** A month's income, and its spending by category, in dollars. */
export interface MonthToCompare {
  readonly totalIncomes: number
  readonly totalExpenses: number
  readonly byCategory: readonly { readonly categoryId: number; readonly amount: number }[]
}

interface WhyChanged {
  /** Dollars more than in the month before; negative for less. */
  readonly income: number
  /** The category whose spending changed most; null if none did. */
  readonly category: { readonly categoryId: number; readonly change: number } | null
  /** What all other categories were spent more. */
  readonly otherSpending: number
}

/** Returns why a month's cash flow differs from that of the month before: by income, one category, and the rest; null if it does not. */
export function whyCashFlowChanged(before: MonthToCompare, after: MonthToCompare): WhyChanged | null {
  const changes = new Map<number, number>()
  const count = ({ byCategory }: MonthToCompare, sign: number) => {
    for (const { categoryId, amount } of byCategory)
      changes.set(categoryId, (changes.get(categoryId) ?? 0) + sign * totalToCents(amount))
  }
  count(before, -1)
  count(after, 1)
  const [most] = [...changes].toSorted(
    ([oneId, one], [otherId, other]) => Math.abs(other) - Math.abs(one) || oneId - otherId,
  )
  const [categoryId, change] = most ?? [0, 0]
  const income = totalToCents(after.totalIncomes) - totalToCents(before.totalIncomes)
  const spending = totalToCents(after.totalExpenses) - totalToCents(before.totalExpenses)
  if (income === 0 && spending === 0 && change === 0) return null
  return {
    income: toDollars(income),
    category: change === 0 ? null : { categoryId, change: toDollars(change) },
    otherSpending: toDollars(spending - change),
  }
}
