import { and, eq, lt, notInArray, sql } from 'drizzle-orm'
import type { LedgerTransaction } from './ledger.ts'
import { linkError, linkSession } from './schema.ts'

export type StoredLink = typeof linkSession.$inferSelect

/** The most errors of link dialogs that are kept. */
const keptErrors = 100

/** Stores an opened link dialog; deletes expired ones. */
export function insertLink(ledger: LedgerTransaction, row: typeof linkSession.$inferInsert, now: string): void {
  ledger.delete(linkSession).where(lt(linkSession.expiresAt, now)).run()
  ledger.insert(linkSession).values(row).run()
}

/** Returns the unexpired link of a handle, only in the session in which it was opened. */
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

/** Deletes the link of a dialog that ended. */
export function deleteLink(ledger: LedgerTransaction, handleHash: string): void {
  ledger.delete(linkSession).where(eq(linkSession.handleHash, handleHash)).run()
}

/** Deletes the links of a repaired connection; their dialogs are over. */
export function deleteConnectionLinks(ledger: LedgerTransaction, connectionId: number): void {
  ledger.delete(linkSession).where(eq(linkSession.connectionId, connectionId)).run()
}

/** Stores an error of a link dialog, and keeps only the latest of the older ones. */
export function insertLinkError(ledger: LedgerTransaction, row: typeof linkError.$inferInsert): void {
  ledger.insert(linkError).values(row).run()
  const latest = ledger
    .select({ id: linkError.id })
    .from(linkError)
    .orderBy(sql`${linkError.id} desc`)
    .limit(keptErrors)
  ledger.delete(linkError).where(notInArray(linkError.id, latest)).run()
}
