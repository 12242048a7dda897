import { type AccountWithHistory, balanceHistory, isMovedByRows, toIsoDate } from '@evenkeel/engine'
import { allAccounts, type StoredAccount } from '../../store/ledger/accounts.ts'
import { type AccountDay, accountDays, statedDays } from '../../store/ledger/balance-days.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { remembered } from '../../store/ledger/remembered.ts'
import { accountGroup } from '../account-view.ts'

/** An account with its balances from day to day. */
export interface AccountHistory extends AccountWithHistory {
  readonly name: string
}

function toHistory(
  account: StoredAccount,
  movements: readonly AccountDay[],
  statements: readonly { readonly day: string; readonly balanceCents: number }[],
  today: string,
): AccountHistory {
  const { id, name, categoryName, balanceCents, balanceAsOf, currency } = account
  const steps = balanceHistory({
    balanceCents,
    balanceAsOf: balanceAsOf === null ? null : toIsoDate(balanceAsOf),
    isMovedByRows: isMovedByRows(categoryName),
    statements: statements.map((stated) => ({ day: stated.day, balanceCents: stated.balanceCents })),
    movements: movements.filter((movement) => movement.currency === currency),
    today,
  })
  const groupName = accountGroup(categoryName)
  const isHiddenFromNW = account.isHiddenFromNetWorth
  return { id, name, categoryName, groupName, balanceCents, currency, isHiddenFromNW, balanceAsOf, steps }
}

/** Returns all accounts with their balances up to `today`. Kept in memory while the ledger does not change. */
export const accountHistories: (ledger: LedgerTransaction, today: string) => readonly AccountHistory[] = remembered(
  (today: string) => today,
  (ledger, today) => {
    const movements = Map.groupBy(accountDays(ledger), ({ accountId }) => accountId)
    const statements = Map.groupBy(statedDays(ledger), ({ accountId }) => accountId)
    return allAccounts(ledger).map((account) =>
      toHistory(account, movements.get(account.id) ?? [], statements.get(account.id) ?? [], today),
    )
  },
)
