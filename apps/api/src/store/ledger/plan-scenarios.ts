import { asc, eq } from 'drizzle-orm'
import { type LedgerTransaction, prepared } from './ledger.ts'
import { planScenario } from './schema.ts'

export type StoredScenario = typeof planScenario.$inferSelect

const all = prepared((db) => db.select().from(planScenario).orderBy(asc(planScenario.id)).prepare())

/** Returns the scenarios of every plan, in the order in which they were added. */
export const allScenarios = (ledger: LedgerTransaction): readonly StoredScenario[] => all(ledger).all()

/** Stores a scenario. Returns its id. */
export const insertScenario = (ledger: LedgerTransaction, row: Omit<StoredScenario, 'id'>): number =>
  ledger.insert(planScenario).values(row).returning({ id: planScenario.id }).get().id

export function deleteScenarioRow(ledger: LedgerTransaction, id: number): void {
  ledger.delete(planScenario).where(eq(planScenario.id, id)).run()
}
