import { addDays, daysSinceEpoch, normalizeDescription } from '@evenkeel/engine'
import type { ParsedTransaction } from '../../bank-files/bank-file.ts'
import { partsOfAll, unclaimedEntries } from '../../store/ledger/connection-entries.ts'
import type { StoredEntry } from '../../store/ledger/entries.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { type KnownRow, matchRows, suspicionDays } from '../bank-files/match-rows.ts'
import type { AcceptedTransaction } from './accept.ts'
import { postingDays } from './sync-schedule.ts'

/** The existing entry that a bank's new row matches, if any. */
export interface KnownMatch {
  /** The same row, from a bank file, manual, or from a replaced login: it becomes the bank's. */
  readonly same?: StoredEntry
  /** A row that may be the same; the person decides. */
  readonly suspected?: StoredEntry
}

/** Converts a row to the form in which bank files' rows are compared. */
export const asParsed = (row: AcceptedTransaction): ParsedTransaction => ({
  date: row.date,
  valueCents: row.valueCents,
  description: row.fullDescription,
  fullDescription: row.fullDescription,
  category: null,
  // A connection's ids and a bank file's ids are unrelated.
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
  const from = addDays(days[0] ?? '', -postingDays)
  const to = addDays(days.at(-1) ?? '', postingDays)
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
      // Compares the bank's own description, not the person's name for the row.
      return [
        entry.id,
        { ...entry, valueCents, providerId: null, normalizedDescription: normalizeDescription(entry.fullDescription) },
      ]
    }),
  )
}

/** Whether a row is the same row of a replaced login: a bank describes an account's row the same way in every login. */
function isSameOfReplaced(row: AcceptedTransaction, known: KnownRow): boolean {
  return normalizeDescription(row.fullDescription) === known.normalizedDescription
}

/**
 * Returns the allowed difference in days. A pending row is posted within days and its amount may change; other rows
 * move less.
 */
const daysApart = ({ isPending }: StoredEntry) => (isPending ? postingDays : suspicionDays)

/**
 * Matches rows of a replaced login whose amount has changed: the same description within days. Each row is matched
 * once.
 */
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
 * Matches new rows of one account with its entries that no connection has claimed. Equal date, amount and description
 * are the same row; the same amount within three days is suspected. Rows of a replaced login match by description
 * alone.
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
    // A replaced login's row is either the same or not: the person has nothing to compare.
    if (entry.origin === 'connection') return isSameOfReplaced(row, match.known) ? { same: entry } : {}
    return { suspected: entry }
  })
  takeChanged(rows, matches, known)
  return matches
}
