import { asc, eq } from 'drizzle-orm'
import { type LedgerTransaction, prepared } from './ledger.ts'
import { plannedPayment } from './schema.ts'

export type StoredPlanned = typeof plannedPayment.$inferSelect

const all = prepared((db) => db.select().from(plannedPayment).orderBy(asc(plannedPayment.id)).prepare())

/** Returns the payments and income that the person has entered. */
export const allPlannedPayments = (ledger: LedgerTransaction): readonly StoredPlanned[] => all(ledger).all()

/** Stores a planned payment. Returns its id. */
export const insertPlannedPayment = (ledger: LedgerTransaction, row: Omit<StoredPlanned, 'id'>): number =>
  ledger.insert(plannedPayment).values(row).returning({ id: plannedPayment.id }).get().id

export function updatePlannedPaymentRow(ledger: LedgerTransaction, { id, ...row }: StoredPlanned): void {
  ledger.update(plannedPayment).set(row).where(eq(plannedPayment.id, id)).run()
}

export function deletePlannedPaymentRow(ledger: LedgerTransaction, id: number): void {
  ledger.delete(plannedPayment).where(eq(plannedPayment.id, id)).run()
}

/** Moves the planned payments of one account to another. */
export function movePlannedPayments(ledger: LedgerTransaction, from: number, to: number): void {
  ledger.update(plannedPayment).set({ accountId: to }).where(eq(plannedPayment.accountId, from)).run()
}
