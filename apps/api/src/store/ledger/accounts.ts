import { debtCategoryNames } from '@evenkeel/engine'
import { eq, type SQL, sql } from 'drizzle-orm'
import { type LedgerTransaction, prepared } from './ledger.ts'
import { remembered } from './remembered.ts'
import { account, accountConnection, accountFileKey, balanceDay, position } from './schema.ts'
import { deleteRow, updateRow } from './rows-by-id.ts'

export type StoredAccount = typeof account.$inferSelect
export type NewAccount = typeof account.$inferInsert
export type StoredConnection = typeof accountConnection.$inferSelect

const all = prepared((db) => db.select().from(account).orderBy(account.id).prepare())
const byId = prepared((db) =>
  db
    .select()
    .from(account)
    .where(eq(account.id, sql.placeholder('id')))
    .prepare(),
)
const connections = prepared((db) => db.select().from(accountConnection).orderBy(accountConnection.id).prepare())

const unchanged = remembered(
  () => '',
  (ledger): readonly StoredAccount[] => all(ledger).all(),
)

/** Returns all accounts; every ledger has few. */
export const allAccounts = (ledger: LedgerTransaction): readonly StoredAccount[] => unchanged(ledger, null)

export const findAccount = (ledger: LedgerTransaction, id: number): StoredAccount | undefined =>
  byId(ledger).get({ id })

export const allConnections = (ledger: LedgerTransaction): StoredConnection[] => connections(ledger).all()

export const insertAccount = (ledger: LedgerTransaction, row: NewAccount): StoredAccount =>
  ledger.insert(account).values(row).returning().get()

export const updateAccountRow = (ledger: LedgerTransaction, id: number, change: Partial<NewAccount>): void =>
  updateRow(ledger, account, id, change)

/** Deletes an account with its balances, positions, and file keys; its entries must be deleted before. */
export function deleteAccountRows(ledger: LedgerTransaction, id: number): void {
  ledger.delete(balanceDay).where(eq(balanceDay.accountId, id)).run()
  ledger.delete(accountFileKey).where(eq(accountFileKey.accountId, id)).run()
  ledger.delete(position).where(eq(position.accountId, id)).run()
  deleteRow(ledger, account, id)
}

/** Returns the ids of an account's rows other than entries, for the journal. */
export function accountBelongings(
  ledger: LedgerTransaction,
  id: number,
): { balanceDayIds: number[]; fileKeyIds: number[]; positionIds: number[] } {
  const days = ledger.select({ id: balanceDay.id }).from(balanceDay).where(eq(balanceDay.accountId, id)).all()
  const keys = ledger
    .select({ id: accountFileKey.id })
    .from(accountFileKey)
    .where(eq(accountFileKey.accountId, id))
    .all()
  const held = ledger.select({ id: position.id }).from(position).where(eq(position.accountId, id)).all()
  const idsOf = (rows: readonly { readonly id: number }[]) => rows.map((row) => row.id)
  return { balanceDayIds: idsOf(days), fileKeyIds: idsOf(keys), positionIds: idsOf(held) }
}

/** Returns the stated balance of a day; undefined if there is none. */
export function findBalanceDay(ledger: LedgerTransaction, accountId: number, day: string): { id: number } | undefined {
  return ledger
    .select({ id: balanceDay.id })
    .from(balanceDay)
    .where(sql`${balanceDay.accountId} = ${accountId} and ${balanceDay.day} = ${day}`)
    .get()
}

/** States a day's balance, replacing an earlier statement. Returns the row's id. */
export function putBalanceDay(
  ledger: LedgerTransaction,
  row: { accountId: number; day: string; balanceCents: number },
): number {
  return ledger
    .insert(balanceDay)
    .values(row)
    .onConflictDoUpdate({ target: [balanceDay.accountId, balanceDay.day], set: { balanceCents: row.balanceCents } })
    .returning({ id: balanceDay.id })
    .get().id
}

/** Returns the account that a bank file's key meant at the last import. */
export function findFileKey(ledger: LedgerTransaction, key: string): { id: number; accountId: number } | undefined {
  return ledger
    .select({ id: accountFileKey.id, accountId: accountFileKey.accountId })
    .from(accountFileKey)
    .where(eq(accountFileKey.key, key))
    .get()
}

/** Remembers which account a bank file's key means. Returns the row's id. */
export function putFileKey(ledger: LedgerTransaction, row: { accountId: number; key: string }): number {
  return ledger
    .insert(accountFileKey)
    .values(row)
    .onConflictDoUpdate({ target: accountFileKey.key, set: { accountId: row.accountId } })
    .returning({ id: accountFileKey.id })
    .get().id
}

const debtNames = sql.raw(debtCategoryNames.map((name) => `'${name}'`).join(', '))

/**
 * Whether an entry or a kept sum is in a card's or loan's account, where nothing is income. Never null, also without an
 * account.
 */
export const isOfDebt: SQL<number> = sql`(ifnull(account_id, 0) in (select id from account where category_name in (${debtNames})))`
