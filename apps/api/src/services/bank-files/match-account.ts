import { addDays } from '@evenkeel/engine'
import type { ParsedAccount } from '../../bank-files/bank-file.ts'
import { entriesOfAccount, splitSums } from '../../store/ledger/entries.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { dayRange } from './bank-file-content.ts'
import { type KnownRow, matchRows, type RowMatch, suspicionDays } from './match-rows.ts'

/** Returns an account's rows around some days, each split transaction as one row, as the bank knows it. */
function knownRows(ledger: LedgerTransaction, accountId: number, from: string, to: string): KnownRow[] {
  const parts = splitSums(ledger, accountId, from, to)
  return entriesOfAccount(ledger, accountId, from, to).map((entry) => ({
    ...entry,
    valueCents: entry.valueCents + (parts.get(entry.id) ?? 0),
  }))
}

/**
 * Matches the rows of a file's account against the account they are imported into; all are new if it is yet to be
 * created.
 */
export function matchAccount(
  ledger: LedgerTransaction,
  { transactions }: ParsedAccount,
  accountId: number | null,
): RowMatch[] {
  const days = dayRange(transactions)
  if (accountId === null || days === null) return transactions.map(() => ({ kind: 'new' }))
  const known = knownRows(ledger, accountId, addDays(days.first, -suspicionDays), addDays(days.last, suspicionDays))
  return matchRows(transactions, known)
}
