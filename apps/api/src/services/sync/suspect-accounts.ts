import { allAccounts } from '../../store/ledger/accounts.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { allAccountSuspicions, insertSuspectedAccount } from '../../store/ledger/suspected-accounts.ts'
import { agreeingRows } from './agreeing-rows.ts'

/**
 * Stores which accounts of a connection look like one from a bank file or a manual one: the same category and currency,
 * with matching rows. Nothing is joined here: both count until the person decides. Each pair is asked about once.
 */
export function suspectAccounts(ledger: LedgerTransaction, connectionId: number): void {
  const accounts = allAccounts(ledger)
  const known = new Set(
    allAccountSuspicions(ledger).map(({ bankAccountId, existingAccountId }) => `${bankAccountId} ${existingAccountId}`),
  )
  const others = accounts.filter(
    ({ origin, accountConnectionId }) => origin !== 'connection' && accountConnectionId === null,
  )
  for (const bank of accounts.filter(({ accountConnectionId }) => accountConnectionId === connectionId)) {
    for (const existing of others) {
      if (existing.categoryName !== bank.categoryName || known.has(`${bank.id} ${existing.id}`)) continue
      if (agreeingRows(ledger, bank, existing).isLikely)
        insertSuspectedAccount(ledger, { bankAccountId: bank.id, existingAccountId: existing.id })
    }
  }
}
