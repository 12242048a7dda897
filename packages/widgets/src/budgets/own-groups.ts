import type { BudgetMonth, OwnBudgetGroup } from '@evenkeel/api-client/contract/living-budgets'

/** A group while it is edited; its key stays when its name changes. */
export interface EditedGroup {
  readonly key: number
  readonly name: string
}

/** The person's own groups while they are edited, with the key of the group that a category is in. */
export interface EditedGroups {
  readonly groups: readonly EditedGroup[]
  readonly placed: ReadonlyMap<number, number>
}

export const startGroups = ({ ownGroups }: Pick<BudgetMonth, 'ownGroups'>): EditedGroups => ({
  groups: ownGroups.map(({ name }, key) => ({ key, name })),
  placed: new Map(ownGroups.flatMap(({ categoryIds }, key) => categoryIds.map((id) => [id, key] as const))),
})

export function withNewGroup({ groups, placed }: EditedGroups): EditedGroups {
  const key = Math.max(-1, ...groups.map((group) => group.key)) + 1
  return { groups: [...groups, { key, name: '' }], placed }
}

export const withName = ({ groups, placed }: EditedGroups, key: number, name: string): EditedGroups => ({
  groups: groups.map((group) => (group.key === key ? { key, name } : group)),
  placed,
})

/** Returns the groups without one of them; its budgets are in their given groups again. */
export const withoutGroup = ({ groups, placed }: EditedGroups, key: number): EditedGroups => ({
  groups: groups.filter((group) => group.key !== key),
  placed: new Map([...placed].filter(([, at]) => at !== key)),
})

/** Returns the groups with one of them a place further up or down. */
export function withMoved({ groups, placed }: EditedGroups, key: number, by: -1 | 1): EditedGroups {
  const from = groups.findIndex((group) => group.key === key)
  const group = groups[from]
  const to = from + by
  if (!group || to < 0 || to >= groups.length) return { groups, placed }
  return { groups: groups.toSpliced(from, 1).toSpliced(to, 0, group), placed }
}

/** Returns the groups with a category in one of them; in its given group for null. */
export function withPlace({ groups, placed }: EditedGroups, categoryId: number, key: number | null): EditedGroups {
  const others = [...placed].filter(([id]) => id !== categoryId)
  return { groups, placed: new Map(key === null ? others : [...others, [categoryId, key]]) }
}

const cleanName = ({ name }: EditedGroup) => name.trim()

/** Returns the keys of groups without a name, and of those whose name another one above has. */
export function faultyNames({ groups }: EditedGroups): { readonly missing: Set<number>; readonly taken: Set<number> } {
  const names = groups.map((group) => cleanName(group).toLowerCase())
  const keysOf = (isFaulty: (name: string, index: number) => boolean) =>
    new Set(groups.filter((_, index) => isFaulty(names[index] ?? '', index)).map(({ key }) => key))
  return {
    missing: keysOf((name) => name === ''),
    taken: keysOf((name, index) => name !== '' && names.indexOf(name) < index),
  }
}

/** Returns what is saved: the names in order, and each category's group. */
export function toSaved({ groups, placed }: EditedGroups) {
  const names = new Map(groups.map((group) => [group.key, cleanName(group)]))
  return {
    names: [...names.values()],
    members: [...placed].map(([categoryId, key]) => ({ categoryId, name: names.get(key) ?? '' })),
  }
}

/** Returns the name of the own group that a category is in. */
export const ownGroupName = (groups: readonly OwnBudgetGroup[], categoryId: number): string | null =>
  groups.find(({ categoryIds }) => categoryIds.includes(categoryId))?.name ?? null
