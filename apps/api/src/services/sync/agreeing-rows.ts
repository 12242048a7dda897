import { addDays, normalizeDescription } from '@evenkeel/engine'
import type { StoredAccount } from '../../store/ledger/accounts.ts'
import { entriesOfAccount, splitSums, type StoredEntry } from '../../store/ledger/entries.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { matchRows, suspicionDays } from '../bank-files/match-rows.ts'

/** Fewer equal rows may agree by chance. */
const fewestAgreeing = 3

/** A row of a connection's account and the matching row of another account. */
export interface AgreeingPair {
  readonly bankRow: StoredEntry
  readonly existing: StoredEntry
}

export interface Agreement {
  readonly pairs: readonly AgreeingPair[]
  /** True if the two are probably one account: at least three pairs, and half of the shorter list. */
  readonly isLikely: boolean
}

export interface WholeRow {
  readonly entry: StoredEntry
  /** The row's value before it was split. */
  readonly valueCents: number
}

const allDates = ['0000-01-01', '9999-12-31'] as const

/** Returns the rows of an account in its currency, each with its value before it was split. */
export function wholeRows(ledger: LedgerTransaction, { id, currency }: StoredAccount): WholeRow[] {
  const sums = splitSums(ledger, id, ...allDates)
  return entriesOfAccount(ledger, id, ...allDates)
    .filter((entry) => entry.currency === currency)
    .map((entry) => ({ entry, valueCents: entry.valueCents + (sums.get(entry.id) ?? 0) }))
}

/** Returns the rows on the days that both lists cover, and a few days around them. */
function shared(rows: readonly WholeRow[], others: readonly WholeRow[]): WholeRow[] {
  const [first = '', last = ''] = [others[0]?.entry.date, others.at(-1)?.entry.date]
  if (others.length === 0) return []
  const [from, to] = [addDays(first, -suspicionDays), addDays(last, suspicionDays)]
  return rows.filter(({ entry: { date } }) => date >= from && date <= to)
}

function pairUp(bankRows: readonly WholeRow[], known: readonly WholeRow[]): AgreeingPair[] {
  const existing = new Map(known.map(({ entry }) => [entry.id, entry]))
  const wanted = bankRows.map(({ entry: { date, fullDescription }, valueCents }) => ({
    date,
    valueCents,
    description: fullDescription,
    fullDescription,
    category: null,
    // A connection's ids and a bank file's ids are unrelated.
    providerId: null,
    checkNumber: null,
    line: null,
  }))
  const rows = known.map(({ entry, valueCents }) => ({
    ...entry,
    valueCents,
    providerId: null,
    normalizedDescription: normalizeDescription(entry.fullDescription),
  }))
  return matchRows(wanted, rows).flatMap((match, index): AgreeingPair[] => {
    const bankRow = bankRows[index]?.entry
    const entry = match.kind === 'new' ? undefined : existing.get(match.known.id)
    return bankRow && entry ? [{ bankRow, existing: entry }] : []
  })
}

/**
 * Matches a connection's rows of one account with the rows of another account, over the days that both cover. Two rows
 * match if currency and amount are equal and their dates are within three days. Each is matched once, equal
 * descriptions first.
 */
export function agreeingRows(ledger: LedgerTransaction, bank: StoredAccount, existing: StoredAccount): Agreement {
  const ofExisting = bank.currency === existing.currency ? wholeRows(ledger, existing) : []
  // Most manual accounts have no rows. The bank's rows, possibly many, are then not read.
  if (ofExisting.length === 0) return { pairs: [], isLikely: false }
  const ofBank = wholeRows(ledger, bank).filter(
    ({ entry }) => entry.origin === 'connection' && entry.providerId !== null,
  )
  const [bankRows, known] = [shared(ofBank, ofExisting), shared(ofExisting, ofBank)]
  const pairs = pairUp(bankRows, known)
  return {
    pairs,
    isLikely: pairs.length >= fewestAgreeing && pairs.length * 2 >= Math.min(bankRows.length, known.length),
  }
}
