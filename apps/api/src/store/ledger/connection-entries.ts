import { and, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { StoredEntry } from './entries.ts'
import type { LedgerTransaction } from './ledger.ts'
import { departedEntry, entry } from './schema.ts'

/** Ids as JSON, so that one query takes any number of them. */
const anyOf = (values: readonly (string | number)[]) => sql`(select value from json_each(${JSON.stringify(values)}))`

/** The rows that a connection has brought in, of these accounts and under these ids of the provider. */
export const entriesOfProvider = (
  ledger: LedgerTransaction,
  accountIds: readonly number[],
  providerIds: readonly string[],
): StoredEntry[] =>
  ledger
    .select()
    .from(entry)
    .where(
      and(
        sql`${entry.accountId} in ${anyOf(accountIds)}`,
        sql`${entry.providerId} in ${anyOf(providerIds)}`,
        eq(entry.origin, 'connection'),
        isNull(entry.sourceEntryId),
      ),
    )
    .all()

/** Rows of an account that no provider's id stands for: from bank files, by hand, or of a login that was replaced. */
export const unclaimedEntries = (
  ledger: LedgerTransaction,
  accountId: number,
  from: string,
  to: string,
): StoredEntry[] =>
  ledger
    .select()
    .from(entry)
    .where(
      and(
        eq(entry.accountId, accountId),
        sql`${entry.date} between ${from} and ${to}`,
        isNull(entry.sourceEntryId),
        or(ne(entry.origin, 'connection'), isNull(entry.providerId)),
      ),
    )
    .orderBy(entry.date, entry.id)
    .all()

/** Parts of several split entries, in the order of their ids. */
export const partsOfAll = (ledger: LedgerTransaction, ids: readonly number[]): StoredEntry[] =>
  ledger
    .select()
    .from(entry)
    .where(sql`${entry.sourceEntryId} in ${anyOf(ids)}`)
    .orderBy(entry.id)
    .all()

/** Gives rows of connections that have no id of a provider's one of their own: for data that was there before the login. */
export function nameRows(ledger: LedgerTransaction, accountIds: readonly number[]): void {
  ledger
    .update(entry)
    .set({ providerId: sql`'row-' || ${entry.id}`, providerDescription: sql`${entry.description}` })
    .where(
      and(
        inArray(entry.accountId, [...accountIds]),
        eq(entry.origin, 'connection'),
        isNull(entry.providerId),
        isNull(entry.sourceEntryId),
      ),
    )
    .run()
}

/** The login of these accounts was replaced: its rows stay, and are found again by what they say. */
export function forgetProviderIds(ledger: LedgerTransaction, accountIds: readonly number[]): void {
  ledger
    .update(entry)
    .set({ providerId: null })
    .where(and(inArray(entry.accountId, [...accountIds]), eq(entry.origin, 'connection')))
    .run()
}

/** Rows of an account that a replaced login brought in, from the day on from which the new one has rows; pending ones of any day. */
export const staleEntries = (ledger: LedgerTransaction, accountId: number, firstDay: string): StoredEntry[] =>
  ledger
    .select()
    .from(entry)
    .where(
      and(
        eq(entry.accountId, accountId),
        eq(entry.origin, 'connection'),
        isNull(entry.providerId),
        isNull(entry.sourceEntryId),
        or(eq(entry.isPending, true), gt(entry.date, firstDay)),
      ),
    )
    .all()

/** Keeps what the person did to a row that goes, in case its posted row is still to come. */
export function keepDeparted(ledger: LedgerTransaction, row: typeof departedEntry.$inferInsert): void {
  ledger
    .insert(departedEntry)
    .values(row)
    .onConflictDoUpdate({
      target: [departedEntry.accountId, departedEntry.providerId],
      set: { content: row.content, at: row.at },
    })
    .run()
}

/** What the person did to a row that went, once: it is forgotten with the asking. */
export function takeDeparted(ledger: LedgerTransaction, accountId: number, providerId: string): string | undefined {
  return ledger
    .delete(departedEntry)
    .where(and(eq(departedEntry.accountId, accountId), eq(departedEntry.providerId, providerId)))
    .returning({ content: departedEntry.content })
    .get()?.content
}

/** Posted rows come within days: what was kept for longer is forgotten. */
export function forgetDepartedBefore(ledger: LedgerTransaction, moment: string): void {
  ledger
    .delete(departedEntry)
    .where(sql`${departedEntry.at} < ${moment}`)
    .run()
}
