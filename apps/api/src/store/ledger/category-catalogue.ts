import type { CategoryFlags } from '@evenkeel/engine'

/** An expense category; the same ids for everyone, never given to another category once released. */
export interface Category extends CategoryFlags {
  readonly id: number
  readonly name: string
}

const budgetable = (id: number, name: string): Category => ({ id, name, isBudgetable: true, isIncome: false, isTransfer: false })

const ofItsOwn = (id: number, name: string, flags: Partial<CategoryFlags>): Category => ({
  id,
  name,
  isBudgetable: false,
  isIncome: false,
  isTransfer: false,
  ...flags,
})

/** The ids that rules speak of. */
export const CategoryId = { INCOME: 1, TRANSFER: 2, UNCATEGORIZED: 3, MORTGAGE: 5 } as const

/**
 * The 25 categories (Q-TXN-6). 'Uncategorized' has no budget either: money that came in and that nobody has named yet is
 * income, not a refund of spending that nobody has named.
 */
export const categoryCatalogue: readonly Category[] = [
  ofItsOwn(CategoryId.INCOME, 'Income', { isIncome: true }),
  ofItsOwn(CategoryId.TRANSFER, 'Transfer', { isTransfer: true }),
  ofItsOwn(CategoryId.UNCATEGORIZED, 'Uncategorized', {}),
  budgetable(4, 'Rent'),
  budgetable(CategoryId.MORTGAGE, 'Mortgage'),
  budgetable(6, 'Groceries'),
  budgetable(7, 'Dining out'),
  budgetable(8, 'Shopping'),
  budgetable(9, 'Utilities'),
  budgetable(10, 'Phone & internet'),
  budgetable(11, 'Transportation'),
  budgetable(12, 'Auto & fuel'),
  budgetable(13, 'Entertainment'),
  budgetable(14, 'Travel'),
  budgetable(15, 'Health & medical'),
  budgetable(16, 'Personal care'),
  budgetable(17, 'Insurance'),
  budgetable(18, 'Education'),
  budgetable(19, 'Kids & family'),
  budgetable(20, 'Pets'),
  budgetable(21, 'Home & garden'),
  budgetable(22, 'Gifts & donations'),
  budgetable(23, 'Taxes'),
  budgetable(24, 'Fees & charges'),
  budgetable(25, 'Loan interest'),
]

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
