import { and, desc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { StoredEntry } from './entries.ts'
import type { LedgerTransaction } from './ledger.ts'
import { account, accountConnection, departedEntry, entry } from './schema.ts'
import { deleteRow } from './rows-by-id.ts'

/** Ids as JSON, so that one query takes any number of them. */
const listValues = (values: readonly (string | number)[]) =>
  sql`(select value from json_each(${JSON.stringify(values)}))`

/** Returns a connection's rows in these accounts with these provider ids. */
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
        sql`${entry.accountId} in ${listValues(accountIds)}`,
        sql`${entry.providerId} in ${listValues(providerIds)}`,
        eq(entry.origin, 'connection'),
        isNull(entry.sourceEntryId),
      ),
    )
    .all()

/** Returns an account's rows without a provider id: from bank files, entered by hand, or from a replaced login. */
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

/** Returns the parts of several split entries, in the order of their ids. */
export const partsOfAll = (ledger: LedgerTransaction, ids: readonly number[]): StoredEntry[] =>
  ledger
    .select()
    .from(entry)
    .where(sql`${entry.sourceEntryId} in ${listValues(ids)}`)
    .orderBy(entry.id)
    .all()

/** Sets a made-up provider id on connections' rows that have none: for data from before the login. */
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

/**
 * Clears the provider ids of these accounts after their login was replaced. The rows stay, and are matched by their
 * content.
 */
export function forgetProviderIds(ledger: LedgerTransaction, accountIds: readonly number[]): void {
  ledger
    .update(entry)
    .set({ providerId: null })
    .where(and(inArray(entry.accountId, [...accountIds]), eq(entry.origin, 'connection')))
    .run()
}

/**
 * Returns an account's rows from a replaced login that are dated after `firstDay`, the first day for which the new
 * login has rows, and its pending rows of any day.
 */
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

/** Keeps the person's changes to a removed row, in case its posted row is still to come. */
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

/** Returns the person's changes to a removed row, and deletes them: they are restored once. */
export function restoreRemovedEntry(
  ledger: LedgerTransaction,
  accountId: number,
  providerId: string,
): string | undefined {
  return ledger
    .delete(departedEntry)
    .where(and(eq(departedEntry.accountId, accountId), eq(departedEntry.providerId, providerId)))
    .returning({ content: departedEntry.content })
    .get()?.content
}

export type DepartedRow = typeof departedEntry.$inferSelect

/** Returns what is kept of removed rows, the latest first. */
export const departedRows = (ledger: LedgerTransaction): DepartedRow[] =>
  ledger.select().from(departedEntry).orderBy(desc(departedEntry.at), desc(departedEntry.id)).all()

export const findDeparted = (ledger: LedgerTransaction, id: number): DepartedRow | undefined =>
  ledger.select().from(departedEntry).where(eq(departedEntry.id, id)).get()

export const forgetDeparted = (ledger: LedgerTransaction, id: number): void => deleteRow(ledger, departedEntry, id)

/**
 * Returns the posted rows that a connection no longer lists although its history reaches back far enough: rows without
 * the bank's id, later than the first row that has one. While a login is being replaced no row has one, so none is
 * returned.
 */
export const missingEntries = (ledger: LedgerTransaction): StoredEntry[] =>
  ledger
    .select()
    .from(entry)
    .where(
      and(
        eq(entry.origin, 'connection'),
        isNull(entry.providerId),
        isNull(entry.sourceEntryId),
        eq(entry.isPending, false),
        sql`${entry.date} > (select min(listed.date) from ${entry} as listed
          where listed.account_id = ${entry.accountId} and listed.origin = 'connection' and listed.provider_id is not null)`,
        sql`not exists (select 1 from ${account} join ${accountConnection} on ${accountConnection.id} = ${account.accountConnectionId}
          where ${account.id} = ${entry.accountId} and (${accountConnection.wantsFullSync} or ${accountConnection.isSyncingTransactions}))`,
      ),
    )
    .orderBy(entry.date, entry.id)
    .all()

/** Deletes what was kept before a moment; posted rows arrive within days. */
export function forgetDepartedBefore(ledger: LedgerTransaction, moment: string): void {
  ledger
    .delete(departedEntry)
    .where(sql`${departedEntry.at} < ${moment}`)
    .run()
}
