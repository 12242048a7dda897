import { addDays, normalizeDescription } from '@evenkeel/engine'
import type { ParsedTransaction } from '../../bank-files/bank-file.ts'

/** The same movement can differ by up to this many days between two formats, or between a person and a bank. */
export const suspicionDays = 3

/** A row that is already in the account; a split transaction has the value it had before the split. */
export interface KnownRow {
  readonly id: number
  readonly date: string
  readonly valueCents: number
  readonly description: string
  readonly normalizedDescription: string
  readonly providerId: string | null
}

export type RowMatch =
  | { readonly kind: 'new' }
  | { readonly kind: 'duplicate'; readonly known: KnownRow }
  | { readonly kind: 'suspected'; readonly known: KnownRow }

/** Known rows by key. Each is returned once, even across pools that share `taken`. */
interface Pool {
  take(key: string): KnownRow | undefined
}

function createPool(known: readonly KnownRow[], taken: Set<number>, keyOf: (row: KnownRow) => string | null): Pool {
  const lists = Map.groupBy(known.toReversed(), (row) => keyOf(row) ?? '')
  return {
    take(key) {
      const list = lists.get(key)
      for (let row = list?.pop(); row; row = list?.pop()) {
        if (taken.has(row.id)) continue
        taken.add(row.id)
        return row
      }
      return undefined
    },
  }
}

type Matcher = (row: ParsedTransaction) => KnownRow | undefined

/** Matches the bank's id together with date and value, because some banks number the rows of every file from 1. */
function sameId(known: readonly KnownRow[], taken: Set<number>): Matcher {
  const key = (providerId: string, { date, valueCents }: Pick<KnownRow, 'date' | 'valueCents'>) =>
    `${date} ${valueCents} ${providerId}`
  const pool = createPool(known, taken, (row) => (row.providerId === null ? null : key(row.providerId, row)))
  return (row) => (row.providerId === null ? undefined : pool.take(key(row.providerId, row)))
}

const withId = (known: readonly KnownRow[]) => known.filter(({ providerId }) => providerId !== null)
const withoutId = (known: readonly KnownRow[]) => known.filter(({ providerId }) => providerId === null)

/**
 * Matches date, value and description unless both sides have an id. With two ids, equal rows are as likely two coffees
 * on one day as one row twice, so they are left to `nearby`.
 */
function sameContent(known: readonly KnownRow[], taken: Set<number>): Matcher {
  const key = (date: string, valueCents: number, normalized: string) => `${date} ${valueCents} ${normalized}`
  const keyOf = (row: KnownRow) => key(row.date, row.valueCents, row.normalizedDescription)
  const [plain, numbered] = [createPool(withoutId(known), taken, keyOf), createPool(withId(known), taken, keyOf)]
  return (row) => {
    const wanted = key(row.date, row.valueCents, normalizeDescription(row.description))
    return plain.take(wanted) ?? (row.providerId === null ? numbered.take(wanted) : undefined)
  }
}

/** Matches date, value and the name that the person sees, by which our own list and other programs know a row. */
function sameName(known: readonly KnownRow[], taken: Set<number>): Matcher {
  const key = ({ date, valueCents, description }: Pick<KnownRow, 'date' | 'valueCents' | 'description'>) =>
    `${date} ${valueCents} ${description.toLowerCase()}`
  const [plain, numbered] = [createPool(withoutId(known), taken, key), createPool(withId(known), taken, key)]
  return (row) => plain.take(key(row)) ?? (row.providerId === null ? numbered.take(key(row)) : undefined)
}

/** 0, then one day before and after, and so on. */
const distances = Array.from({ length: suspicionDays + 1 }, (_, days) => (days === 0 ? [0] : [-days, days])).flat()

/** Matches the same value, nearest day first; two rows that both have an id match only on the same day. */
function nearby(known: readonly KnownRow[], taken: Set<number>): Matcher {
  const key = (date: string, valueCents: number) => `${date} ${valueCents}`
  const keyOf = (row: KnownRow) => key(row.date, row.valueCents)
  const [plain, numbered] = [createPool(withoutId(known), taken, keyOf), createPool(withId(known), taken, keyOf)]
  return (row) => {
    for (const days of distances) {
      const wanted = key(addDays(row.date, days), row.valueCents)
      const found = plain.take(wanted) ?? (row.providerId === null || days === 0 ? numbered.take(wanted) : undefined)
      if (found) return found
    }
    return undefined
  }
}

/**
 * Compares the rows of a file with the account's rows, each of those once: two equal rows in the file match two equal
 * rows in the account, and the third is new.
 *
 * Sure duplicates (`duplicate`) have the bank's id with equal date and value, else equal date, value and description, as the bank
 * or the person has it.
 * Suspected ones (`suspected`) have the same value within three days. The sure matches of the whole file come first, so
 * that a doubtful match never takes the row of a sure one. Takes linear time, even if all rows are alike.
 */
export function matchRows(rows: readonly ParsedTransaction[], known: readonly KnownRow[]): RowMatch[] {
  if (known.length === 0) return rows.map(() => ({ kind: 'new' }))
  const taken = new Set<number>()
  const matches: (RowMatch | undefined)[] = rows.map(() => undefined)
  const pass = (kind: 'duplicate' | 'suspected', match: Matcher) =>
    rows.forEach((row, index) => {
      const found = matches[index] ? undefined : match(row)
      if (found) matches[index] = { kind, known: found }
    })
  pass('duplicate', sameId(known, taken))
  pass('duplicate', sameContent(known, taken))
  pass('duplicate', sameName(known, taken))
  pass('suspected', nearby(known, taken))
  return matches.map((match) => match ?? { kind: 'new' })
}
