import { asc, eq } from 'drizzle-orm'
import { type LedgerTransaction, prepared } from './ledger.ts'
import { plannedPayment } from './schema.ts'
import { deleteRow, insertRow, updateRow } from './rows-by-id.ts'

export type StoredPlanned = typeof plannedPayment.$inferSelect

const all = prepared((db) => db.select().from(plannedPayment).orderBy(asc(plannedPayment.id)).prepare())

/** Returns the payments and income that the person has entered. */
export const allPlannedPayments = (ledger: LedgerTransaction): readonly StoredPlanned[] => all(ledger).all()

/** Stores a planned payment. Returns its id. */
export const insertPlannedPayment = (ledger: LedgerTransaction, row: Omit<StoredPlanned, 'id'>): number =>
  insertRow(ledger, plannedPayment, row)

export const updatePlannedPaymentRow = (ledger: LedgerTransaction, { id, ...row }: StoredPlanned): void =>
  updateRow(ledger, plannedPayment, id, row)

export const deletePlannedPaymentRow = (ledger: LedgerTransaction, id: number): void =>
  deleteRow(ledger, plannedPayment, id)

/** Moves the planned payments of one account to another. */
export function movePlannedPayments(ledger: LedgerTransaction, from: number, to: number): void {
  ledger.update(plannedPayment).set({ accountId: to }).where(eq(plannedPayment.accountId, from)).run()
}
