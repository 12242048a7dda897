import { addDays, daysSinceEpoch, normalizeDescription } from '@evenkeel/engine'
import type { ParsedTransaction } from '../../bank-files/bank-file.ts'
import { partsOfAll, unclaimedEntries } from '../../store/ledger/connection-entries.ts'
import type { StoredEntry } from '../../store/ledger/entries.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { type KnownRow, matchRows, SUSPICION_DAYS } from '../bank-files/match-rows.ts'
import type { AcceptedTransaction } from './accept.ts'

/** A bank posts a pending row within so many days. */
export const POSTING_DAYS = 10

/** What a new row of the bank's turns out to be. */
export interface KnownMatch {
  /** The same row, from a bank file, by hand or of a login that was replaced: it becomes the bank's. */
  readonly same?: StoredEntry
  /** A row that may be the same; the person decides. */
  readonly suspected?: StoredEntry
}

const asParsed = (row: AcceptedTransaction): ParsedTransaction => ({
  date: row.date,
  valueCents: row.valueCents,
  description: row.fullDescription,
  fullDescription: row.fullDescription,
  category: null,
  // The ids of a connection and those of a bank's files have nothing to do with each other.
  providerId: null,
  checkNumber: null,
  line: null,
})

function knownRows(
  ledger: LedgerTransaction,
  accountId: number,
  rows: readonly AcceptedTransaction[],
): Map<number, StoredEntry & KnownRow> {
  const days = rows.map(({ date }) => date).toSorted()
  const from = addDays(days[0] ?? '', -POSTING_DAYS)
  const to = addDays(days.at(-1) ?? '', POSTING_DAYS)
  const entries = unclaimedEntries(ledger, accountId, from, to)
  const partsOf = Map.groupBy(
    partsOfAll(
      ledger,
      entries.map(({ id }) => id),
    ),
    ({ sourceEntryId }) => sourceEntryId,
  )
  return new Map(
    entries.map((entry) => {
      const parts = partsOf.get(entry.id) ?? []
      const valueCents = parts.reduce((cents, part) => cents + part.valueCents, entry.valueCents)
      // The bank's own words, not what the person calls the row.
      return [
        entry.id,
        { ...entry, valueCents, providerId: null, normalizedDescription: normalizeDescription(entry.fullDescription) },
      ]
    }),
  )
}

/** The same account's bank words a row the same way through every login. */
function isSameOfReplaced(row: AcceptedTransaction, known: KnownRow): boolean {
  return normalizeDescription(row.fullDescription) === known.normalizedDescription
}

/** A pending row is posted within days and may change its amount on the way; other rows move less. */
const daysApart = ({ isPending }: StoredEntry) => (isPending ? POSTING_DAYS : SUSPICION_DAYS)

/** Rows of a replaced login whose amount has changed since: the same words within days. Each row is taken once. */
function takeChanged(
  rows: readonly AcceptedTransaction[],
  matches: KnownMatch[],
  known: ReadonlyMap<number, StoredEntry & KnownRow>,
): void {
  const taken = new Set(matches.flatMap(({ same }) => same?.id ?? []))
  const replaced = [...known.values()].filter(({ id, origin }) => origin === 'connection' && !taken.has(id))
  const byWords = Map.groupBy(replaced, ({ normalizedDescription }) => normalizedDescription)
  rows.forEach((row, index) => {
    if (matches[index]?.same) return
    const candidates = byWords.get(normalizeDescription(row.fullDescription)) ?? []
    const found = candidates.findIndex(
      (entry) => Math.abs(daysSinceEpoch(entry.date) - daysSinceEpoch(row.date)) <= daysApart(entry),
    )
    const [same] = found < 0 ? [] : candidates.splice(found, 1)
    if (same) matches[index] = { same }
  })
}

/**
 * Holds new rows of one account against those in it that no connection has claimed. Sure where day, amount and words agree;
 * else suspected within three days of the same amount. Rows of a login that was replaced are found by their words alone.
 */
export function matchKnown(
  ledger: LedgerTransaction,
  accountId: number,
  rows: readonly AcceptedTransaction[],
): KnownMatch[] {
  if (rows.length === 0) return []
  const known = knownRows(ledger, accountId, rows)
  const matches = matchRows(rows.map(asParsed), [...known.values()]).map((match, index): KnownMatch => {
    const row = rows[index]
    const entry = match.kind === 'new' ? undefined : known.get(match.known.id)
    if (!row || !entry || match.kind === 'new') return {}
    if (match.kind === 'duplicate') return { same: entry }
    // Of a replaced login it is the same, or it is not: the person has nothing to compare.
    if (entry.origin === 'connection') return isSameOfReplaced(row, match.known) ? { same: entry } : {}
    return { suspected: entry }
  })
  takeChanged(rows, matches, known)
  return matches
}
