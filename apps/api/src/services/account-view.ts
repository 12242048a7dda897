import type { Account } from '@evenkeel/api-client/contract/accounts'
import { AccountGroup, accountTypes, toDollars } from '@evenkeel/engine'
import { allAccounts, allConnections, type StoredAccount, type StoredConnection } from '../store/ledger/accounts.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { linkedAccountIds } from '../store/ledger/plans.ts'

/** What stands where an account or a transaction comes from no connection. */
export const MANUALLY_ADDED = 'Manually Added'

const liabilities = new Set(
  accountTypes.filter((type) => type.groupName === AccountGroup.LIABILITY).map((type) => type.categoryName),
)

/** Whether an account of a category is something owned or something owed. */
export const groupOf = (categoryName: string): AccountGroup =>
  liabilities.has(categoryName) ? AccountGroup.LIABILITY : AccountGroup.ASSET

/** Whether a person may say what an account is and stands at: true of all that no bank connection keeps up to date. */
export const isKeptByHand = (account: Pick<StoredAccount, 'origin'>): boolean => account.origin !== 'connection'

const toDollarsOrNull = (cents: number | null) => (cents === null ? null : toDollars(cents))

function toAccount(row: StoredAccount, connection: StoredConnection | undefined, isLinked: boolean): Account {
  return {
    userAccountId: row.id,
    name: row.name,
    balance: toDollars(row.balanceCents),
    balanceAsOf: row.balanceAsOf,
    currency: row.currency,
    category: row.categoryName,
    type: row.typeName,
    groupName: groupOf(row.categoryName),
    interestRate: row.interestRate,
    monthlyMinimumPayment: toDollarsOrNull(row.monthlyMinimumPaymentCents),
    currentMonthlyPayment: toDollarsOrNull(row.currentMonthlyPaymentCents),
    isManualAccount: isKeptByHand(row),
    isHiddenFromNW: row.isHiddenFromNetWorth,
    isHiddenFromCFBS: row.isHiddenFromTotals,
    accountConnection: { accountConnectionId: connection?.id ?? null, name: connection?.name ?? MANUALLY_ADDED },
    hasSyncIssue: connection?.hasSyncIssue ?? false,
    isLinked,
    origin: row.origin,
  }
}

/** Accounts as they are sent. */
export function toAccounts(ledger: LedgerTransaction, rows: readonly StoredAccount[]): Account[] {
  const connections = new Map(allConnections(ledger).map((connection) => [connection.id, connection]))
  const linked = linkedAccountIds(ledger)
  return rows.map((row) => toAccount(row, connections.get(row.accountConnectionId ?? 0), linked.has(row.id)))
}

const byName = new Intl.Collator('en-US', { sensitivity: 'base', numeric: true })

/** In the order of their names, case ignored, then of their ids. */
const inNameOrder = (accounts: readonly StoredAccount[]): StoredAccount[] =>
  accounts.toSorted((a, b) => byName.compare(a.name, b.name) || a.id - b.id)

/** All accounts of the ledger as they are sent. */
export const accountList = (ledger: LedgerTransaction): Account[] =>
  toAccounts(ledger, inNameOrder(allAccounts(ledger)))
