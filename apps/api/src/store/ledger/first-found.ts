import { asc, desc, sql } from 'drizzle-orm'
import { type EntryFilter, filterConditions, filterShape, filterValues, isOfEntries, walkedId } from './entry-filter.ts'
import { type ShownEntry, shownColumns, toShownEntry } from './entry-row.ts'
import { isSearchKept } from './found-rows.ts'
import { moneyIn } from './kept-sums.ts'
import { type LedgerTransaction, preparedFor } from './ledger.ts'
import type { SortDirection } from './page-order.ts'
import { entry } from './schema.ts'
import { isFound, isOfFewDays, maxSearchedRows, mayHaveWord, withoutTexts, wordValue } from './search-entries.ts'

// To find all of 10,000 entries takes thirty times as long as the rest of an answer. Of a common word the first page is found
// sooner: along the index of its order, by a look at each entry.

/** Its rows can be walked to in an index. */
export interface WalkedOrder {
  readonly by: 'date' | 'value'
  readonly direction: SortDirection
}

interface Walk {
  readonly filter: EntryFilter
  readonly order: WalkedOrder
}

/** What an order is sorted by, and what is beyond its last entry. */
const sortedBy = {
  date: {
    column: sql`date`,
    beyond: {
      ASC: sql`ifnull(${sql.placeholder('to')}, '9999')`,
      DESC: sql`ifnull(${sql.placeholder('from')}, '')`,
    },
  },
  value: { column: sql`value_cents`, beyond: { ASC: sql`9e18`, DESC: sql`-9e18` } },
} as const

/** Looks at the first entries of an order up to the one behind them, however many of them are found. */
const walked = preparedFor(
  ({ filter, order }: Walk) => `${filterShape(filter)} | ${order.by} ${order.direction}`,
  (db, { filter, order: { by, direction } }) => {
    const { column, beyond } = sortedBy[by]
    const way = direction === 'ASC' ? asc : desc
    const isAfter = direction === 'ASC' ? sql`<=` : sql`>=`
    const ofDays = filterConditions({ from: filter.from, to: filter.to }, moneyIn.ofEntry)
    const reached = sql`select ${column} from entry where ${ofDays} order by ${way(column)}, ${way(sql`id`)} limit 1 offset ${sql.placeholder('reach')}`
    // The end that it walks to is said once: of two, SQLite takes the first as the bound of its range.
    const toStart = direction === 'ASC' ? { ...filter, to: undefined } : { ...filter, from: undefined }
    return db
      .select(shownColumns)
      .from(entry)
      .where(
        sql`${column} ${isAfter} ifnull((${reached}), ${beyond[direction]}) and ${filterConditions(toStart, moneyIn.ofEntry, walkedId)} and ${mayHaveWord}`,
      )
      .orderBy(way(column), way(sql`id`))
      .limit(sql.placeholder('most'))
      .prepare()
  },
)

function walk(ledger: LedgerTransaction, { filter, order }: Walk, reach: number, most = maxSearchedRows): ShownEntry[] {
  const plain = withoutTexts(filter)
  return walked(ledger, { filter: plain, order })
    .values({ ...filterValues(plain), ...wordValue(filter), reach, most })
    .map(toShownEntry)
    .filter(({ valueCents, description, fullDescription, note, tags }) =>
      isFound(filter, valueCents, `${description} ${fullDescription} ${note} ${tags}`),
    )
}

/** How many entries are looked at first, and at most. With fewer found in the first, to find all takes less. */
const [firstReach, maxReach, fewFound] = [300, 4_000, 6]
/** How many more than the wanted are read, for those that have the letters of a word within another. */
const spare = 10

/** Whether a filter can be walked, and has to be: for few entries, and for a search that is kept, all is known as soon. */
const isWalked = (ledger: LedgerTransaction, { filter, order }: Walk): boolean =>
  isOfEntries(filter) &&
  filter.ids === undefined &&
  (order.by === 'date' || (filter.from ?? filter.to) === undefined) &&
  !isSearchKept(ledger, filter) &&
  !isOfFewDays(ledger, filter)

/** Returns the first `count` entries of a search; null if there are not as many, or if to find all of it takes no longer. */
export function firstFound(ledger: LedgerTransaction, list: Walk, count: number): ShownEntry[] | null {
  if (!isWalked(ledger, list)) return null
  const first = walk(ledger, list, firstReach, count + spare)
  if (first.length >= count) return first.slice(0, count)
  if (first.length < fewFound) return null
  const reach = Math.ceil((firstReach * count * 1.5) / first.length)
  const found = walk(ledger, list, Math.min(maxReach, reach))
  return found.length >= count ? found.slice(0, count) : null
}

/** Returns what a search finds on one day, by looking at each of its entries. */
export const foundOnDay = (ledger: LedgerTransaction, filter: EntryFilter, day: string): ShownEntry[] =>
  walk(ledger, { filter: { ...filter, from: day, to: day }, order: { by: 'date', direction: 'DESC' } }, maxSearchedRows)
