import { desc, eq } from 'drizzle-orm'
import type { LedgerTransaction } from './ledger.ts'
import { checkup } from './schema.ts'

export type StoredCheckup = typeof checkup.$inferSelect
export type CheckupKind = StoredCheckup['kind']

/** Returns the last checkup of a kind; undefined before the first. */
export const lastCheckup = (ledger: LedgerTransaction, kind: CheckupKind): StoredCheckup | undefined =>
  ledger.select().from(checkup).where(eq(checkup.kind, kind)).orderBy(desc(checkup.id)).limit(1).get()

/** Stores a checkup, keeping the earlier ones, and returns its id. */
export const insertCheckup = (ledger: LedgerTransaction, values: Omit<StoredCheckup, 'id'>): number =>
  ledger.insert(checkup).values(values).returning({ id: checkup.id }).get().id
