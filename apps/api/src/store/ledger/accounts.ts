import { eq, sql } from 'drizzle-orm'
import { type LedgerTransaction, prepared } from './ledger.ts'
import { remembered } from './remembered.ts'
import { account, accountConnection, accountFileKey, balanceDay } from './schema.ts'

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

/** All accounts; there are few of them in anyone's ledger. */
export const allAccounts = (ledger: LedgerTransaction): readonly StoredAccount[] => unchanged(ledger, null)

export const findAccount = (ledger: LedgerTransaction, id: number): StoredAccount | undefined =>
  byId(ledger).get({ id })

export const allConnections = (ledger: LedgerTransaction): StoredConnection[] => connections(ledger).all()

export const insertAccount = (ledger: LedgerTransaction, row: NewAccount): StoredAccount =>
  ledger.insert(account).values(row).returning().get()

export function updateAccountRow(ledger: LedgerTransaction, id: number, change: Partial<NewAccount>): void {
  ledger.update(account).set(change).where(eq(account.id, id)).run()
}

/** Deletes an account with the balances and file keys that belong to it; its entries must be gone already. */
export function deleteAccountRows(ledger: LedgerTransaction, id: number): void {
  ledger.delete(balanceDay).where(eq(balanceDay.accountId, id)).run()
  ledger.delete(accountFileKey).where(eq(accountFileKey.accountId, id)).run()
  ledger.delete(account).where(eq(account.id, id)).run()
}

/** Ids of what belongs to an account beside its entries, for the journal. */
export function accountBelongings(
  ledger: LedgerTransaction,
  id: number,
): { balanceDayIds: number[]; fileKeyIds: number[] } {
  const days = ledger.select({ id: balanceDay.id }).from(balanceDay).where(eq(balanceDay.accountId, id)).all()
  const keys = ledger
    .select({ id: accountFileKey.id })
    .from(accountFileKey)
    .where(eq(accountFileKey.accountId, id))
    .all()
  return { balanceDayIds: days.map((row) => row.id), fileKeyIds: keys.map((row) => row.id) }
}

/** The stated balance of a day, if there is one. */
export function findBalanceDay(ledger: LedgerTransaction, accountId: number, day: string): { id: number } | undefined {
  return ledger
    .select({ id: balanceDay.id })
    .from(balanceDay)
    .where(sql`${balanceDay.accountId} = ${accountId} and ${balanceDay.day} = ${day}`)
    .get()
}

/** States a day's balance; the last statement of a day holds. Gives the row's id. */
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

/** Which account a bank file's key stood for at the last import. */
export function findFileKey(ledger: LedgerTransaction, key: string): { id: number; accountId: number } | undefined {
  return ledger
    .select({ id: accountFileKey.id, accountId: accountFileKey.accountId })
    .from(accountFileKey)
    .where(eq(accountFileKey.key, key))
    .get()
}

/** Remembers which account a bank file's key stands for. Gives the row's id. */
export function putFileKey(ledger: LedgerTransaction, row: { accountId: number; key: string }): number {
  return ledger
    .insert(accountFileKey)
    .values(row)
    .onConflictDoUpdate({ target: accountFileKey.key, set: { accountId: row.accountId } })
    .returning({ id: accountFileKey.id })
    .get().id
}
