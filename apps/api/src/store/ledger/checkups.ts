import { desc, eq } from 'drizzle-orm'
import type { LedgerTransaction } from './ledger.ts'
import { checkup } from './schema.ts'
import { insertRow } from './rows-by-id.ts'

export type StoredCheckup = typeof checkup.$inferSelect
export type CheckupKind = StoredCheckup['kind']

/** Returns the checkups of a kind, the newest first. */
export const lastCheckups = (ledger: LedgerTransaction, kind: CheckupKind, count: number): StoredCheckup[] =>
  ledger.select().from(checkup).where(eq(checkup.kind, kind)).orderBy(desc(checkup.id)).limit(count).all()

/** Returns the last checkup of a kind; undefined before the first. */
export const lastCheckup = (ledger: LedgerTransaction, kind: CheckupKind): StoredCheckup | undefined =>
  lastCheckups(ledger, kind, 1)[0]

/** Stores a checkup, keeping the earlier ones, and returns its id. */
export const insertCheckup = (ledger: LedgerTransaction, values: Omit<StoredCheckup, 'id'>): number =>
  insertRow(ledger, checkup, values)
