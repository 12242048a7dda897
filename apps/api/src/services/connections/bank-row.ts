import type { MissingRow } from '@evenkeel/api-client/contract/missing-rows'
import { toDollars } from '@evenkeel/engine'
import { findAccount } from '../../store/ledger/accounts.ts'
import { findParts, type StoredEntry } from '../../store/ledger/entries.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { manuallyAdded } from '../account-view.ts'
import { toWireDate } from '../moment.ts'

const accountName = (ledger: LedgerTransaction, accountId: number | null) =>
  (accountId === null ? undefined : findAccount(ledger, accountId)?.name) ?? manuallyAdded

/** Returns what a list says of a bank's row: its whole value, with all parts. */
export function toRow(ledger: LedgerTransaction, entry: StoredEntry): Omit<MissingRow, 'userTransactionId'> {
  const whole = findParts(ledger, entry.id).reduce((cents, { valueCents }) => cents + valueCents, entry.valueCents)
  return {
    date: toWireDate(entry.date),
    value: toDollars(whole),
    description: entry.description,
    source: accountName(ledger, entry.accountId),
  }
}
