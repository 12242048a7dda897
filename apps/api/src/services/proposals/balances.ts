import { toDollars } from '@evenkeel/engine'
import { allAccounts } from '../../store/ledger/accounts.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { readNetWorth } from '../dashboard.ts'

/** Returns the accounts with their balances, and the net worth that a planner may see while they are shared. */
export const readBalances = (ledger: LedgerTransaction) => ({
  netWorth: readNetWorth(ledger).total,
  accounts: allAccounts(ledger).map(({ name, typeName, balanceCents }) => ({
    name,
    typeName,
    balance: toDollars(balanceCents),
  })),
})
