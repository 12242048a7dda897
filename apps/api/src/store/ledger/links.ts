import { and, eq, lt, notInArray, sql } from 'drizzle-orm'
import type { LedgerTransaction } from './ledger.ts'
import { linkError, linkSession } from './schema.ts'

export type StoredLink = typeof linkSession.$inferSelect

/** The most errors of link dialogs that are kept. */
const KEPT_ERRORS = 100

/** Notes a link dialog that was opened; forgets those that have expired. */
export function insertLink(ledger: LedgerTransaction, row: typeof linkSession.$inferInsert, now: string): void {
  ledger.delete(linkSession).where(lt(linkSession.expiresAt, now)).run()
  ledger.insert(linkSession).values(row).run()
}

/** The link behind a handle, in the session in which it was opened, while it lives. */
export const findLink = (
  ledger: LedgerTransaction,
  handleHash: string,
  sessionHash: string,
  now: string,
): StoredLink | undefined =>
  ledger
    .select()
    .from(linkSession)
    .where(
      and(
        eq(linkSession.handleHash, handleHash),
        eq(linkSession.sessionHash, sessionHash),
        sql`${linkSession.expiresAt} > ${now}`,
      ),
    )
    .get()

/** The dialog has ended. */
export function deleteLink(ledger: LedgerTransaction, handleHash: string): void {
  ledger.delete(linkSession).where(eq(linkSession.handleHash, handleHash)).run()
}

/** The connection was repaired: dialogs that were opened for it are over. */
export function deleteLinksOf(ledger: LedgerTransaction, connectionId: number): void {
  ledger.delete(linkSession).where(eq(linkSession.connectionId, connectionId)).run()
}

/** Keeps an error of a link dialog, and of the older ones the latest. */
export function insertLinkError(ledger: LedgerTransaction, row: typeof linkError.$inferInsert): void {
  ledger.insert(linkError).values(row).run()
  const latest = ledger
    .select({ id: linkError.id })
    .from(linkError)
    .orderBy(sql`${linkError.id} desc`)
    .limit(KEPT_ERRORS)
  ledger.delete(linkError).where(notInArray(linkError.id, latest)).run()
}
