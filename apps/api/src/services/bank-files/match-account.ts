import { addDays } from '@evenkeel/engine'
import type { ParsedAccount } from '../../bank-files/bank-file.ts'
import { entriesOfAccount, splitSums } from '../../store/ledger/entries.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { daysOf } from './bank-file-content.ts'
import { type KnownRow, matchRows, type RowMatch, SUSPICION_DAYS } from './match-rows.ts'

/** What is in an account around some days, each split transaction as the whole that the bank knows. */
function knownRows(ledger: LedgerTransaction, accountId: number, from: string, to: string): KnownRow[] {
  const parts = splitSums(ledger, accountId, from, to)
  return entriesOfAccount(ledger, accountId, from, to).map((entry) => ({
    ...entry,
    valueCents: entry.valueCents + (parts.get(entry.id) ?? 0),
  }))
}

/** Each row of a file's account against the account that it goes into; all are new where that is yet to be created. */
export function matchAccount(
  ledger: LedgerTransaction,
  { transactions }: ParsedAccount,
  accountId: number | null,
): RowMatch[] {
  const days = daysOf(transactions)
  if (accountId === null || days === null) return transactions.map(() => ({ kind: 'new' }))
  const known = knownRows(ledger, accountId, addDays(days.first, -SUSPICION_DAYS), addDays(days.last, SUSPICION_DAYS))
  return matchRows(transactions, known)
}
