import { addDays, normalizeDescription } from '@evenkeel/engine'
import type { StoredAccount } from '../../store/ledger/accounts.ts'
import { entriesOfAccount, splitSums, type StoredEntry } from '../../store/ledger/entries.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { matchRows, SUSPICION_DAYS } from '../bank-files/match-rows.ts'

/** So few equal rows may agree by chance. */
const FEWEST_AGREEING = 3

/** A row of a connection's account and the row of another account that says the same. */
export interface AgreeingPair {
  readonly bankRow: StoredEntry
  readonly existing: StoredEntry
}

export interface Agreement {
  readonly pairs: readonly AgreeingPair[]
  /** True where so much agrees that the two are probably one account: at least three rows, and half of the shorter list. */
  readonly isLikely: boolean
}

interface WholeRow {
  readonly entry: StoredEntry
  /** What the row was before it was split. */
  readonly valueCents: number
}

const ALWAYS = ['0000-01-01', '9999-12-31'] as const

function rowsOf(ledger: LedgerTransaction, { id, currency }: StoredAccount): WholeRow[] {
  const sums = splitSums(ledger, id, ...ALWAYS)
  return entriesOfAccount(ledger, id, ...ALWAYS)
    .filter((entry) => entry.currency === currency)
    .map((entry) => ({ entry, valueCents: entry.valueCents + (sums.get(entry.id) ?? 0) }))
}

/** The rows of the days that both lists cover, and of the few around them. */
function shared(rows: readonly WholeRow[], others: readonly WholeRow[]): WholeRow[] {
  const [first = '', last = ''] = [others[0]?.entry.date, others.at(-1)?.entry.date]
  if (others.length === 0) return []
  const [from, to] = [addDays(first, -SUSPICION_DAYS), addDays(last, SUSPICION_DAYS)]
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
    // The ids of a connection and those of a bank's files have nothing to do with each other.
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
 * Holds the rows that a connection brought into one account against the rows of another account, over the days that both
 * cover. Two rows agree in currency, amount and, within three days, the day; each is taken once, and equal words go first.
 */
export function agreeingRows(ledger: LedgerTransaction, bank: StoredAccount, existing: StoredAccount): Agreement {
  const ofExisting = bank.currency === existing.currency ? rowsOf(ledger, existing) : []
  // Most accounts by hand have no rows: then the bank's, which may be many, are not read.
  if (ofExisting.length === 0) return { pairs: [], isLikely: false }
  const ofBank = rowsOf(ledger, bank).filter(({ entry }) => entry.origin === 'connection' && entry.providerId !== null)
  const [bankRows, known] = [shared(ofBank, ofExisting), shared(ofExisting, ofBank)]
  const pairs = pairUp(bankRows, known)
  return {
    pairs,
    isLikely: pairs.length >= FEWEST_AGREEING && pairs.length * 2 >= Math.min(bankRows.length, known.length),
  }
}
