import { and, eq, gt, inArray, min } from 'drizzle-orm'
import { type LedgerTransaction, prepared } from './ledger.ts'
import { budget, budgetChange } from './schema.ts'

/** A decision about a category's budget, with the id that the budget has in every period. */
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

/** Every decision about every budget, oldest period first: at most some hundred rows in ten years. */
export const allBudgetChanges = (ledger: LedgerTransaction): StoredBudgetChange[] => changes(ledger).all()

/** The category of each of these budgets that exists. */
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
  ledger.insert(budget).values({ categoryId }).returning({ id: budget.id }).get().id

/** The decisions of one budget at a period and after it. */
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

/** Makes this the decision that holds from its period on: overwrites the one of the period and drops later ones. Gives its id. */
export function putBudgetChange(
  ledger: LedgerTransaction,
  row: { budgetId: number; period: string; targetCents: number | null },
): number {
  const { budgetId, period, targetCents } = row
  ledger
    .delete(budgetChange)
    .where(and(eq(budgetChange.budgetId, budgetId), gt(budgetChange.period, period)))
    .run()
  return ledger
    .insert(budgetChange)
    .values(row)
    .onConflictDoUpdate({ target: [budgetChange.budgetId, budgetChange.period], set: { targetCents } })
    .returning({ id: budgetChange.id })
    .get().id
}

/** The first month that a budget speaks of. */
export const firstBudgetPeriod = (ledger: LedgerTransaction): string | null =>
  ledger
    .select({ period: min(budgetChange.period) })
    .from(budgetChange)
    .get()?.period ?? null
