import { categoryNames } from '@evenkeel/api-client/contract/category-names'
import type { CategoryFlags } from '@evenkeel/engine'

/** An expense category. Ids are the same for everyone and never reused once released. */
export interface Category extends CategoryFlags {
  readonly id: number
  readonly name: string
}

/** The ids that rules refer to. */
export const CategoryId = { INCOME: 1, TRANSFER: 2, UNCATEGORIZED: 3, MORTGAGE: 5 } as const

/**
 * Flags that only some categories have. 'Uncategorized' has no budget either: uncategorized money in is income, not a
 * refund of uncategorized spending.
 */
const special: Readonly<Record<number, Partial<CategoryFlags>>> = {
  [CategoryId.INCOME]: { isBudgetable: false, isIncome: true },
  [CategoryId.TRANSFER]: { isBudgetable: false, isTransfer: true },
  [CategoryId.UNCATEGORIZED]: { isBudgetable: false },
}

/** The 25 categories. Source: Q-TXN-6. */
export const categoryCatalog: readonly Category[] = Object.entries(categoryNames).map(([key, name]) => {
  const id = Number(key)
  return { id, name, isBudgetable: true, isIncome: false, isTransfer: false, ...special[id] }
})

const byId = new Map(categoryCatalog.map((category) => [category.id, category]))
const byName = new Map(categoryCatalog.map((category) => [category.name.toLowerCase(), category]))

/** Returns the category with this id; undefined if there is none. */
export const findCategory = (id: number): Category | undefined => byId.get(id)

/** Returns the category of a stored id. @throws RangeError for an unknown one. */
export function getCategory(id: number): Category {
  const category = byId.get(id)
  if (!category) throw new RangeError('categoryId must be a category of the catalog')
  return category
}

/** Returns the category with this name, regardless of case. */
export const findCategoryByName = (name: string): Category | undefined => byName.get(name.trim().toLowerCase())
