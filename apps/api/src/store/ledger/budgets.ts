import { and, eq, gt, inArray, min, asc } from 'drizzle-orm'
import { type LedgerTransaction, prepared } from './ledger.ts'
import { budget, budgetChange, budgetRollover, budgetGroup, budgetGroupMember } from './schema.ts'
import { insertRow } from './rows-by-id.ts'

/** A decision about a category's budget, with the budget's id, which is the same in every period. */
export interface StoredBudgetChange {
  readonly id: number
  readonly budgetId: number
  readonly categoryId: number
  readonly period: string
  readonly targetCents: number | null
}

const changes = prepared((db) =>
  db
    .select({
      id: budgetChange.id,
      budgetId: budgetChange.budgetId,
      categoryId: budget.categoryId,
      period: budgetChange.period,
      targetCents: budgetChange.targetCents,
    })
    .from(budgetChange)
    .innerJoin(budget, eq(budget.id, budgetChange.budgetId))
    .orderBy(budgetChange.period, budgetChange.id)
    .prepare(),
)

/** Returns every decision about every budget, oldest period first: at most some hundred rows in ten years. */
export const allBudgetChanges = (ledger: LedgerTransaction): StoredBudgetChange[] => changes(ledger).all()

/** Returns the category of each of these budgets that exists, by budget id. */
export function categoriesOfBudgets(ledger: LedgerTransaction, budgetIds: readonly number[]): Map<number, number> {
  const rows = ledger
    .select()
    .from(budget)
    .where(inArray(budget.id, [...budgetIds]))
    .all()
  return new Map(rows.map((row) => [row.id, row.categoryId]))
}

export const findBudgetId = (ledger: LedgerTransaction, categoryId: number): number | undefined =>
  ledger.select({ id: budget.id }).from(budget).where(eq(budget.categoryId, categoryId)).get()?.id

export const insertBudget = (ledger: LedgerTransaction, categoryId: number): number =>
  insertRow(ledger, budget, { categoryId })

/** Returns the decisions of one budget in a period and later. */
export function budgetChangesFrom(
  ledger: LedgerTransaction,
  budgetId: number,
  period: string,
): { id: number; period: string }[] {
  return ledger
    .select({ id: budgetChange.id, period: budgetChange.period })
    .from(budgetChange)
    .where(eq(budgetChange.budgetId, budgetId))
    .all()
    .filter((row) => row.period >= period)
}

/**
 * Stores the decision that holds from its period on: overwrites that period's and deletes later ones. Returns its id.
 */
export function putBudgetChange(
  ledger: LedgerTransaction,
  row: { budgetId: number; period: string; targetCents: number | null },
): number {
  const { budgetId, period } = row
  ledger
    .delete(budgetChange)
    .where(and(eq(budgetChange.budgetId, budgetId), gt(budgetChange.period, period)))
    .run()
  return setBudgetChange(ledger, row)
}

/** Stores the decision of one month, and leaves later ones as they are. Returns its id. */
export const setBudgetChange = (
  ledger: LedgerTransaction,
  row: { budgetId: number; period: string; targetCents: number | null },
): number =>
  ledger
    .insert(budgetChange)
    .values(row)
    .onConflictDoUpdate({
      target: [budgetChange.budgetId, budgetChange.period],
      set: { targetCents: row.targetCents },
    })
    .returning({ id: budgetChange.id })
    .get().id

export type StoredRollover = typeof budgetRollover.$inferSelect & { readonly categoryId: number }

const rollovers = prepared((db) =>
  db
    .select({
      id: budgetRollover.id,
      budgetId: budgetRollover.budgetId,
      categoryId: budget.categoryId,
      period: budgetRollover.period,
      keepsLeft: budgetRollover.keepsLeft,
      keepsOver: budgetRollover.keepsOver,
    })
    .from(budgetRollover)
    .innerJoin(budget, eq(budget.id, budgetRollover.budgetId))
    .orderBy(budgetRollover.period, budgetRollover.id)
    .prepare(),
)

/** Returns every choice about rollover, the oldest period first. */
export const allRollovers = (ledger: LedgerTransaction): readonly StoredRollover[] => rollovers(ledger).all()

export function deleteRollovers(ledger: LedgerTransaction, ids: readonly number[]): void {
  ledger
    .delete(budgetRollover)
    .where(inArray(budgetRollover.id, [...ids]))
    .run()
}

/** Stores a choice about rollover. Returns its id. */
export const insertRollover = (
  ledger: LedgerTransaction,
  row: Omit<typeof budgetRollover.$inferSelect, 'id'>,
): number => insertRow(ledger, budgetRollover, row)

/** Returns the first month that has a budget; null if there is none. */
export const firstBudgetPeriod = (ledger: LedgerTransaction): string | null =>
  ledger
    .select({ period: min(budgetChange.period) })
    .from(budgetChange)
    .get()?.period ?? null

const groups = prepared((db) =>
  db.select().from(budgetGroup).orderBy(asc(budgetGroup.place), asc(budgetGroup.id)).prepare(),
)
const members = prepared((db) => db.select().from(budgetGroupMember).orderBy(asc(budgetGroupMember.id)).prepare())

/** Returns the groups that the person has named, in their order. */
export const allBudgetGroups = (ledger: LedgerTransaction): readonly (typeof budgetGroup.$inferSelect)[] =>
  groups(ledger).all()

/** Returns the categories that are in such groups. */
export const allGroupMembers = (ledger: LedgerTransaction): readonly (typeof budgetGroupMember.$inferSelect)[] =>
  members(ledger).all()

/** Deletes every group; budgets are in the given ones again. */
export function deleteBudgetGroups(ledger: LedgerTransaction): void {
  ledger.delete(budgetGroupMember).run()
  ledger.delete(budgetGroup).run()
}

/** Stores a group. Returns its id. */
export const insertBudgetGroup = (ledger: LedgerTransaction, name: string, place: number): number =>
  insertRow(ledger, budgetGroup, { name, place })

/** Puts a category into a group. Returns the id of its place there. */
export const insertGroupMember = (ledger: LedgerTransaction, categoryId: number, groupId: number): number =>
  insertRow(ledger, budgetGroupMember, { categoryId, groupId })
