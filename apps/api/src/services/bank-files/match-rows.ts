import { addDays, normalizeDescription } from '@evenkeel/engine'
import type { ParsedTransaction } from '../../bank-files/bank-file.ts'

/** Two formats, or a person and a bank, write the same movement down up to this many days apart. */
export const SUSPICION_DAYS = 3

/** What is already in the account; a split transaction counts with what it was before. */
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

/** Known rows under a key, each given out once, whichever key it is asked for by. */
interface Pool {
  take(key: string): KnownRow | undefined
}

function makePool(known: readonly KnownRow[], taken: Set<number>, keyOf: (row: KnownRow) => string | null): Pool {
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

/** Some banks number the rows of every file from 1, so the id alone says nothing. */
function sameId(known: readonly KnownRow[], taken: Set<number>): Matcher {
  const key = (providerId: string, { date, valueCents }: Pick<KnownRow, 'date' | 'valueCents'>) =>
    `${date} ${valueCents} ${providerId}`
  const pool = makePool(known, taken, (row) => (row.providerId === null ? null : key(row.providerId, row)))
  return (row) => (row.providerId === null ? undefined : pool.take(key(row.providerId, row)))
}

const withId = (known: readonly KnownRow[]) => known.filter(({ providerId }) => providerId !== null)
const withoutId = (known: readonly KnownRow[]) => known.filter(({ providerId }) => providerId === null)

/** With ids on both sides, equal content is two coffees on one day as likely as one row twice: that is for `nearby`. */
function sameContent(known: readonly KnownRow[], taken: Set<number>): Matcher {
  const key = (date: string, valueCents: number, normalized: string) => `${date} ${valueCents} ${normalized}`
  const keyOf = (row: KnownRow) => key(row.date, row.valueCents, row.normalizedDescription)
  const [plain, numbered] = [makePool(withoutId(known), taken, keyOf), makePool(withId(known), taken, keyOf)]
  return (row) => {
    const wanted = key(row.date, row.valueCents, normalizeDescription(row.description))
    return plain.take(wanted) ?? (row.providerId === null ? numbered.take(wanted) : undefined)
  }
}

/** 0, then a day before and after, and so on. */
const distances = Array.from({ length: SUSPICION_DAYS + 1 }, (_, days) => (days === 0 ? [0] : [-days, days])).flat()

/** The same value, the nearest day first; rows that both have an id are the same only on the same day. */
function nearby(known: readonly KnownRow[], taken: Set<number>): Matcher {
  const key = (date: string, valueCents: number) => `${date} ${valueCents}`
  const keyOf = (row: KnownRow) => key(row.date, row.valueCents)
  const [plain, numbered] = [makePool(withoutId(known), taken, keyOf), makePool(withId(known), taken, keyOf)]
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
 * Compares the rows of a file with what is in the account, each known row once: two equal rows in the file are the same as
 * two equal rows in the account, and the third is new.
 *
 * Surely there (`duplicate`): the bank's id with date and value, else date, value and description. Perhaps there
 * (`suspected`): the same value within three days. Sure matches of the whole file come first, so that a doubtful row never
 * takes the place of a sure one. Takes time in proportion to the rows, however alike they are.
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
  pass('suspected', nearby(known, taken))
  return matches.map((match) => match ?? { kind: 'new' })
}
