import { and, eq, isNotNull, lte, min, sql } from 'drizzle-orm'
import type { StoredConnection } from './accounts.ts'
import { type LedgerTransaction, prepared } from './ledger.ts'
import { accountConnection, connectionAccount, connectionRemoval } from './schema.ts'
import { deleteRow, insertRow, updateRow } from './rows-by-id.ts'

export type NewConnection = typeof accountConnection.$inferInsert
export type StoredConnectionAccount = typeof connectionAccount.$inferSelect
export type NewConnectionAccount = typeof connectionAccount.$inferInsert
export type StoredRemoval = typeof connectionRemoval.$inferSelect

const byId = prepared((db) =>
  db
    .select()
    .from(accountConnection)
    .where(eq(accountConnection.id, sql.placeholder('id')))
    .prepare(),
)
const preparedAccounts = prepared((db) =>
  db
    .select()
    .from(connectionAccount)
    .where(eq(connectionAccount.connectionId, sql.placeholder('id')))
    .orderBy(connectionAccount.id)
    .prepare(),
)

export const findConnection = (ledger: LedgerTransaction, id: number): StoredConnection | undefined =>
  byId(ledger).get({ id })

/** Returns the connection made from a public token, by that token's hash. */
export const findConnectionOfToken = (
  ledger: LedgerTransaction,
  publicTokenHash: string,
): StoredConnection | undefined =>
  ledger.select().from(accountConnection).where(eq(accountConnection.publicTokenHash, publicTokenHash)).get()

/** Returns the accounts of a connection's bank login, in the order in which they were first seen. */
export const accountsOfConnection = (ledger: LedgerTransaction, connectionId: number): StoredConnectionAccount[] =>
  preparedAccounts(ledger).all({ id: connectionId })

/** Returns what every connection knows of its accounts. */
export const allConnectionAccounts = (ledger: LedgerTransaction): StoredConnectionAccount[] =>
  ledger.select().from(connectionAccount).orderBy(connectionAccount.id).all()

/**
 * Takes the id of the next connection, so that its token can be bound to it before the row exists. An id that is taken
 * and not used stays unused.
 */
export function reserveConnectionId(ledger: LedgerTransaction): number {
  const row = ledger.get<{ seq: number }>(
    sql`update sqlite_sequence set seq = seq + 1 where name = 'account_connection' returning seq`,
  )
  return Number(Array.isArray(row) ? row[0] : row.seq)
}

export function insertConnection(ledger: LedgerTransaction, row: NewConnection): StoredConnection {
  return ledger.insert(accountConnection).values(row).returning().get()
}

export const updateConnection = (ledger: LedgerTransaction, id: number, change: Partial<NewConnection>): void =>
  updateRow(ledger, accountConnection, id, change)

/** Deletes a connection and its account rows; the accounts must be deleted before. */
export function deleteConnectionRows(ledger: LedgerTransaction, id: number): void {
  ledger.delete(connectionAccount).where(eq(connectionAccount.connectionId, id)).run()
  deleteRow(ledger, accountConnection, id)
}

export const insertConnectionAccount = (ledger: LedgerTransaction, row: NewConnectionAccount): number =>
  insertRow(ledger, connectionAccount, row)

export const updateConnectionAccount = (
  ledger: LedgerTransaction,
  id: number,
  change: Partial<NewConnectionAccount>,
): void => updateRow(ledger, connectionAccount, id, change)

/** Returns the ids of connections' rows about an account, for the journal. */
export const findConnectionAccountIds = (ledger: LedgerTransaction, accountId: number): number[] =>
  ledger
    .select({ id: connectionAccount.id })
    .from(connectionAccount)
    .where(eq(connectionAccount.accountId, accountId))
    .all()
    .map((row) => row.id)

/**
 * Detaches a deleted account from its connections' rows. The rows stay, so that the next sync does not create the
 * account again.
 */
export function releaseConnectionAccount(ledger: LedgerTransaction, accountId: number): void {
  ledger.update(connectionAccount).set({ accountId: null }).where(eq(connectionAccount.accountId, accountId)).run()
}

/** Returns connections that are due for a sync. */
export const dueConnections = (ledger: LedgerTransaction, now: string): StoredConnection[] =>
  ledger
    .select()
    .from(accountConnection)
    .where(and(isNotNull(accountConnection.nextSyncAt), lte(accountConnection.nextSyncAt, now)))
    .orderBy(accountConnection.nextSyncAt, accountConnection.id)
    .all()

/** Returns when this ledger next has background work; null if there is none. */
export function nextWorkAt(ledger: LedgerTransaction): string | null {
  const sync =
    ledger
      .select({ at: min(accountConnection.nextSyncAt) })
      .from(accountConnection)
      .get()?.at ?? null
  const removal =
    ledger
      .select({ at: min(connectionRemoval.nextTryAt) })
      .from(connectionRemoval)
      .get()?.at ?? null
  if (sync === null || removal === null) return sync ?? removal
  return sync < removal ? sync : removal
}

export function insertRemoval(ledger: LedgerTransaction, row: typeof connectionRemoval.$inferInsert): void {
  ledger.insert(connectionRemoval).values(row).run()
}

/** Returns logins that are due to be ended at their provider. */
export const dueRemovals = (ledger: LedgerTransaction, now: string): StoredRemoval[] =>
  ledger
    .select()
    .from(connectionRemoval)
    .where(lte(connectionRemoval.nextTryAt, now))
    .orderBy(connectionRemoval.id)
    .all()

export const postponeRemoval = (
  ledger: LedgerTransaction,
  id: number,
  change: { failures: number; nextTryAt: string },
): void => updateRow(ledger, connectionRemoval, id, change)

export const deleteRemoval = (ledger: LedgerTransaction, id: number): void => deleteRow(ledger, connectionRemoval, id)

/** Returns the connections of one bank, by its id. */
export const connectionsOfInstitution = (
  ledger: LedgerTransaction,
  provider: 'plaid' | 'twin',
  institutionId: string,
): StoredConnection[] =>
  ledger
    .select()
    .from(accountConnection)
    .where(and(eq(accountConnection.provider, provider), eq(accountConnection.institutionId, institutionId)))
    .orderBy(accountConnection.id)
    .all()
