import { type LedgerTransaction, prepared } from './ledger.ts'
import { householdFact } from './schema.ts'
import { deleteRow } from './rows-by-id.ts'

export type StoredFact = typeof householdFact.$inferSelect

const facts = prepared((db) => db.select().from(householdFact).orderBy(householdFact.id).prepare())

/** Returns what the person said once for all plans, apart from what other tables have columns for. */
export const allHouseholdFacts = (ledger: LedgerTransaction): StoredFact[] => facts(ledger).all()

/** Stores a fact, or replaces it; returns the row's id. */
export const putHouseholdFact = (ledger: LedgerTransaction, values: Omit<StoredFact, 'id'>): number =>
  ledger
    .insert(householdFact)
    .values(values)
    .onConflictDoUpdate({ target: householdFact.key, set: { value: values.value, saidAt: values.saidAt } })
    .returning({ id: householdFact.id })
    .get().id

export const deleteHouseholdFact = (ledger: LedgerTransaction, id: number): void => deleteRow(ledger, householdFact, id)
