import { addDays } from '@evenkeel/engine'
import type { ParsedAccount } from '../../bank-files/bank-file.ts'
import { ownProgram } from '../../bank-files/csv/known-layouts.ts'
import { allAccounts, findFileKey } from '../../store/ledger/accounts.ts'
import { entriesOfAccount, partsOfAccount, splitSums } from '../../store/ledger/entries.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { dayRange } from './bank-file-content.ts'
import { type KnownRow, matchRows, type RowMatch, suspicionDays } from './match-rows.ts'

interface Around {
  readonly accountId: number
  readonly from: string
  readonly to: string
  /** A list that was exported here has the parts of a split, each as a row. */
  readonly hasParts: boolean
}

/** Returns an account's rows around some days: each split transaction as one row, as the bank knows it, or its parts. */
function knownRows(ledger: LedgerTransaction, { accountId, from, to, hasParts }: Around): KnownRow[] {
  const whole = entriesOfAccount(ledger, accountId, from, to)
  if (hasParts) return [...whole, ...partsOfAccount(ledger, accountId, from, to)]
  const parts = splitSums(ledger, accountId, from, to)
  return whole.map((entry) => ({
    ...entry,
    valueCents: entry.valueCents + (parts.get(entry.id) ?? 0),
  }))
}

/** Returns the account that rows of a file belong to: an earlier file of it said so, or our own export names it. */
export function accountOfFile(
  ledger: LedgerTransaction,
  { key, name, currency, program }: ParsedAccount,
): number | null {
  const known = findFileKey(ledger, key)?.accountId
  if (known !== undefined || program !== ownProgram) return known ?? null
  const named = allAccounts(ledger).filter((account) => account.name === name && account.currency === currency)
  return named.length === 1 ? (named[0]?.id ?? null) : null
}

/**
 * Matches the rows of a file's account against the account they are imported into; all are new if it is yet to be
 * created.
 */
export function matchAccount(
  ledger: LedgerTransaction,
  { transactions, program }: ParsedAccount,
  accountId: number | null,
): RowMatch[] {
  const days = dayRange(transactions)
  if (accountId === null || days === null) return transactions.map(() => ({ kind: 'new' }))
  const known = knownRows(ledger, {
    accountId,
    from: addDays(days.first, -suspicionDays),
    to: addDays(days.last, suspicionDays),
    hasParts: program === ownProgram,
  })
  return matchRows(transactions, known)
}
