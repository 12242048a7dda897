import type { LivingBudget } from '@evenkeel/api-client/contract/living-budgets'
import { type BudgetGroupId, budgetGroupIds } from '@evenkeel/engine'
import * as words from '../words/budgets.generated.ts'

const groupTexts: Readonly<Record<BudgetGroupId, () => string>> = {
  everyday: words.everyday,
  home: words.home,
  family: words.family,
  fun: words.fun,
  other: words.other,
}

interface Group<Budget> {
  readonly name: string
  readonly budgets: readonly Budget[]
}

/** Returns the groups that have budgets, in their order. */
export const groupsOf = <Budget extends Pick<LivingBudget, 'group'>>(budgets: readonly Budget[]): Group<Budget>[] =>
  budgetGroupIds
    .map((id) => ({ name: groupTexts[id](), budgets: budgets.filter(({ group }) => group === id) }))
    .filter((group) => group.budgets.length > 0)

/** Returns a sum of dollars, exact to the cent. */
export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((cents, dollars) => cents + Math.round(dollars * 100), 0) / 100
