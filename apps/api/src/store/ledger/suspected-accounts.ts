import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { StoredEntry } from './entries.ts'
import type { LedgerTransaction } from './ledger.ts'
import { accountFileKey, balanceDay, entry, planLink, position, suspectedAccount } from './schema.ts'
import { updateRow } from './rows-by-id.ts'

export type StoredAccountSuspicion = typeof suspectedAccount.$inferSelect
type AccountPair = Pick<StoredAccountSuspicion, 'bankAccountId' | 'existingAccountId'>

/**
 * Stores that a connection's account looks like an existing one; each pair is stored once, regardless of the decision
 * about it.
 */
export function insertSuspectedAccount(ledger: LedgerTransaction, pair: AccountPair): void {
  ledger.insert(suspectedAccount).values(pair).onConflictDoNothing().run()
}

/** Returns every pair that was ever stored. */
export const allAccountSuspicions = (ledger: LedgerTransaction): StoredAccountSuspicion[] =>
  ledger.select().from(suspectedAccount).orderBy(suspectedAccount.id).all()

export const findAccountSuspicion = (ledger: LedgerTransaction, id: number): StoredAccountSuspicion | undefined =>
  ledger.select().from(suspectedAccount).where(eq(suspectedAccount.id, id)).get()

export const decideAccountSuspicion = (ledger: LedgerTransaction, id: number, decision: 'same' | 'different'): void =>
  updateRow(ledger, suspectedAccount, id, { decision })

/** Moves all entries from one account to another. */
export function moveEntries(ledger: LedgerTransaction, from: number, to: number): void {
  ledger.update(entry).set({ accountId: to }).where(eq(entry.accountId, from)).run()
}

/** Returns an account's entries whose transfer's other side is in the same account, which is not a transfer. */
export const transfersWithin = (ledger: LedgerTransaction, accountId: number): StoredEntry[] =>
  ledger
    .select()
    .from(entry)
    .where(
      and(
        eq(entry.accountId, accountId),
        sql`exists (select 1 from ${entry} as partner where partner.id = ${sql.raw('"entry"."transfer_pair_id"')} and partner.account_id = ${accountId})`,
      ),
    )
    .all()

/** Moves one account's file keys and positions to another, and its balances of days for which the other has none. */
export function moveFileKeysAndBalances(ledger: LedgerTransaction, from: number, to: number): void {
  ledger.update(accountFileKey).set({ accountId: to }).where(eq(accountFileKey.accountId, from)).run()
  ledger.update(position).set({ accountId: to }).where(eq(position.accountId, from)).run()
  const known = ledger.select({ day: balanceDay.day }).from(balanceDay).where(eq(balanceDay.accountId, to))
  ledger
    .update(balanceDay)
    .set({ accountId: to })
    .where(and(eq(balanceDay.accountId, from), notInArray(balanceDay.day, known)))
    .run()
}

/** Returns the ids of plan links to an account, for the journal. */
export const findPlanLinkIds = (ledger: LedgerTransaction, accountId: number): number[] =>
  ledger
    .select({ id: planLink.id })
    .from(planLink)
    .where(eq(planLink.accountId, accountId))
    .all()
    .map(({ id }) => id)

/** Moves plan links from one account to another; a plan that counts both keeps only the other. */
export function movePlanLinks(ledger: LedgerTransaction, from: number, to: number): void {
  const counting = ledger.select({ planId: planLink.planId }).from(planLink).where(eq(planLink.accountId, to))
  ledger
    .update(planLink)
    .set({ accountId: to })
    .where(and(eq(planLink.accountId, from), notInArray(planLink.planId, counting)))
    .run()
  ledger.delete(planLink).where(eq(planLink.accountId, from)).run()
}
