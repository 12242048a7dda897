import { categoryNames } from '@evenkeel/api-client/contract/category-names'
import type { CategoryFlags } from '@evenkeel/engine'

/** An expense category; the same ids for everyone, never given to another category once released. */
export interface Category extends CategoryFlags {
  readonly id: number
  readonly name: string
}

/** The ids that rules speak of. */
export const CategoryId = { INCOME: 1, TRANSFER: 2, UNCATEGORIZED: 3, MORTGAGE: 5 } as const

/**
 * What only some categories are. 'Uncategorized' has no budget either: money that came in and that nobody has named yet is
 * income, not a refund of spending that nobody has named.
 */
const special: Readonly<Record<number, Partial<CategoryFlags>>> = {
  [CategoryId.INCOME]: { isBudgetable: false, isIncome: true },
  [CategoryId.TRANSFER]: { isBudgetable: false, isTransfer: true },
  [CategoryId.UNCATEGORIZED]: { isBudgetable: false },
}

/** The 25 categories (Q-TXN-6). */
export const categoryCatalogue: readonly Category[] = Object.entries(categoryNames).map(([key, name]) => {
  const id = Number(key)
  return { id, name, isBudgetable: true, isIncome: false, isTransfer: false, ...special[id] }
})

const byId = new Map(categoryCatalogue.map((category) => [category.id, category]))
const byName = new Map(categoryCatalogue.map((category) => [category.name.toLowerCase(), category]))

/** The category of an id, if there is one. */
export const findCategory = (id: number): Category | undefined => byId.get(id)

/** The category of an id that the store holds. Throws a RangeError for an unknown one. */
export function categoryOf(id: number): Category {
  const category = byId.get(id)
  if (!category) throw new RangeError('categoryId must be a category of the catalogue')
  return category
}

/** The category of a name, whatever its case. */
export const findCategoryByName = (name: string): Category | undefined => byName.get(name.trim().toLowerCase())
