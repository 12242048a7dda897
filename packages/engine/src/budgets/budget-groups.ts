/** The groups that a month's budgets are listed in, in their order. */
export const budgetGroupIds = ['everyday', 'home', 'family', 'fun', 'other'] as const
export type BudgetGroupId = (typeof budgetGroupIds)[number]

/** The groups by the ids of the standard categories (Q-TXN-6); a category that is not here is in `other`. */
const groups: Readonly<Record<Exclude<BudgetGroupId, 'other'>, readonly number[]>> = {
  everyday: [6, 7, 8, 16],
  home: [4, 5, 9, 10, 11, 12, 17, 21],
  family: [15, 18, 19, 20],
  fun: [13, 14, 22],
}

/** Returns the group of a category. */
export const budgetGroup = (categoryId: number): BudgetGroupId =>
  budgetGroupIds.find((group) => group !== 'other' && groups[group].includes(categoryId)) ?? 'other'
