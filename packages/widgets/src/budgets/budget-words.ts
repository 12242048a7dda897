import type { LivingBudget, OwnBudgetGroup } from '@evenkeel/api-client/contract/living-budgets'
import { type BudgetGroupId, budgetGroupIds } from '@evenkeel/engine'
import * as words from '../words/budgets.generated.ts'
import { ownGroupName } from './own-groups.ts'

export const groupTexts: Readonly<Record<BudgetGroupId, () => string>> = {
  everyday: words.everyday,
  home: words.home,
  family: words.family,
  fun: words.fun,
  other: words.other,
}

interface Group<Budget> {
  readonly key: string
  readonly name: string
  readonly budgets: readonly Budget[]
}

/** Returns the groups that have budgets: the person's own in their order, then the given ones. */
export function groupsOf<Budget extends Pick<LivingBudget, 'group' | 'categoryId'>>(
  budgets: readonly Budget[],
  ownGroups: readonly OwnBudgetGroup[],
): Group<Budget>[] {
  const byOwn = Map.groupBy(budgets, ({ categoryId }) => ownGroupName(ownGroups, categoryId))
  const rest = byOwn.get(null) ?? []
  const own = ownGroups.map(({ name }) => ({ key: `own ${name}`, name, budgets: byOwn.get(name) ?? [] }))
  const given = budgetGroupIds.map((id) => ({
    key: id,
    name: groupTexts[id](),
    budgets: rest.filter(({ group }) => group === id),
  }))
  return [...own, ...given].filter((group) => group.budgets.length > 0)
}

/** Returns a sum of dollars, exact to the cent. */
export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((cents, dollars) => cents + Math.round(dollars * 100), 0) / 100
