import type { Account } from '@evenkeel/api-client/contract/accounts'
import { AccountGroup, debtCategoryNames, toDollars } from '@evenkeel/engine'
import { allAccounts, allConnections, type StoredAccount, type StoredConnection } from '../store/ledger/accounts.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { linkedAccountIds } from '../store/ledger/plans.ts'

/** The connection name shown for an account or a transaction without a connection. */
export const manuallyAdded = 'Manually Added'

const liabilities = new Set(debtCategoryNames)

/** Returns whether accounts of a category are assets or liabilities. */
export const accountGroup = (categoryName: string): AccountGroup =>
  liabilities.has(categoryName) ? AccountGroup.LIABILITY : AccountGroup.ASSET

/** Whether the person may edit the account's type and balance: true unless a bank connection keeps it up to date. */
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
    groupName: accountGroup(row.categoryName),
    interestRate: row.interestRate,
    monthlyMinimumPayment: toDollarsOrNull(row.monthlyMinimumPaymentCents),
    currentMonthlyPayment: toDollarsOrNull(row.currentMonthlyPaymentCents),
    isManualAccount: isKeptByHand(row),
    isHiddenFromNW: row.isHiddenFromNetWorth,
    isHiddenFromCFBS: row.isHiddenFromTotals,
    accountConnection: { accountConnectionId: connection?.id ?? null, name: connection?.name ?? manuallyAdded },
    hasSyncIssue: connection?.hasSyncIssue ?? false,
    isLinked,
    origin: row.origin,
  }
}

/** Converts accounts to the API's shape. */
export function toAccounts(ledger: LedgerTransaction, rows: readonly StoredAccount[]): Account[] {
  const connections = new Map(allConnections(ledger).map((connection) => [connection.id, connection]))
  const linked = linkedAccountIds(ledger)
  return rows.map((row) => toAccount(row, connections.get(row.accountConnectionId ?? 0), linked.has(row.id)))
}

const byName = new Intl.Collator('en-US', { sensitivity: 'base', numeric: true })

/** Sorts by name, ignoring case, then by id. */
const inNameOrder = (accounts: readonly StoredAccount[]): StoredAccount[] =>
  accounts.toSorted((a, b) => byName.compare(a.name, b.name) || a.id - b.id)

/** Returns all accounts of the ledger in the API's shape. */
export const accountList = (ledger: LedgerTransaction): Account[] =>
  toAccounts(ledger, inNameOrder(allAccounts(ledger)))
