import { asc, desc, sql } from 'drizzle-orm'
import { type EntryFilter, filterConditions, filterShape, filterValues, isOfEntries, walkedId } from './entry-filter.ts'
import { type ShownEntry, shownColumns, toShownEntry } from './entry-row.ts'
import { isSearchKept } from './found-rows.ts'
import { moneyIn } from './kept-sums.ts'
import { type LedgerTransaction, preparedFor } from './ledger.ts'
import type { SortDirection } from './page-order.ts'
import { entry } from './schema.ts'
import { isCommon, isFound, isOfFew, maxSearchedRows, mayHaveWord, withoutTexts, wordValue } from './search-entries.ts'
import { idOfText, isOfTextDays } from './text-places.ts'
import { wholeWords } from './whole-words.ts'

// To find all of 10,000 entries takes thirty times as long as the rest of an answer. Of a common word the first page is found
// sooner: along the index of its order, by a look at each entry.

/** Its rows can be walked to in an index. */
export interface WalkedOrder {
  readonly by: 'date' | 'value' | 'description'
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
  // A blob is behind every text.
  description: { column: sql`description collate nocase`, beyond: { ASC: sql`x''`, DESC: sql`''` } },
} as const

/** With fewer entries that have the words, to find all takes less than to walk along the descriptions of all others. */
const manyEntries = 2_000

const foundByDescription = preparedFor(
  ({ filter, order }: Walk) => `${filterShape(filter)} | ${order.direction}`,
  (db, { filter, order: { direction } }) => {
    const way = direction === 'ASC' ? asc : desc
    return db
      .select(shownColumns)
      .from(entry)
      .where(
        sql`${walkedId} in (select ${idOfText} from entry_text where entry_text match ${sql.placeholder('match')}) and ${filterConditions({ ...filter, words: undefined }, moneyIn.ofEntry)}`,
      )
      .orderBy(way(sortedBy.description.column), way(sql`id`))
      .limit(sql.placeholder('most'))
      .prepare()
  },
)

/** Returns the first entries with common words by their descriptions: that index alone is walked up to them. */
function firstByDescription(ledger: LedgerTransaction, list: Walk, most: number): ShownEntry[] | null {
  if (!isCommon(ledger, list.filter, manyEntries)) return null
  const found = foundByDescription(ledger, list)
    .values({ ...filterValues(list.filter), match: wholeWords(ledger, list.filter.words ?? []), most })
    .map(toShownEntry)
  return found.length >= most ? found : null
}

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

/** The most entries with the words of which the rest of the filter is looked at. */
const maxLooked = 4_000

/** Goes from one entry with the words to the next by their days, up to the end of a page. */
const foundByDay = preparedFor(
  ({ filter, order }: Walk) => `${filterShape(filter)} | ${order.direction}`,
  (db, { filter, order: { direction } }) => {
    const way = direction === 'ASC' ? asc : desc
    const places = sql`(select rowid from entry_text where entry_text match ${sql.placeholder('match')} and ${isOfTextDays(filter)} order by ${way(sql`rowid`)} limit ${maxLooked})`
    const ofRows = { ...filter, from: undefined, to: undefined, words: undefined }
    return db
      .select(shownColumns)
      .from(sql`${places} as entry_text`)
      .crossJoin(entry)
      .where(sql`${entry.id} = ${idOfText} and ${filterConditions(ofRows, moneyIn.ofEntry)}`)
      .orderBy(way(sql`entry_text.rowid`))
      .limit(sql.placeholder('most'))
      .prepare()
  },
)

/** Returns the first entries with some words by day; undefined if they cannot be asked for one by one. */
function firstByDay(ledger: LedgerTransaction, list: Walk, most: number): ShownEntry[] | undefined {
  const { filter, order } = list
  if (order.by !== 'date' || filter.words === undefined || filter.isEither) return undefined
  const match = wholeWords(ledger, filter.words)
  if (!match) return undefined
  return foundByDay(ledger, list)
    .values({ ...filterValues(filter), match, most })
    .map(toShownEntry)
}

/** How many entries are looked at first, and at most. With fewer found in the first, to find all takes less. */
const [firstReach, maxReach, fewFound] = [800, 4_000, 16]
/** How many more than the wanted are read, for those that have the letters of a word within another. */
const spare = 4

/** Whether a filter can be walked, and has to be: for few entries, and for a search that is kept, all is known as soon. */
const isWalked = (ledger: LedgerTransaction, { filter, order }: Walk): boolean =>
  isOfEntries(filter) &&
  filter.ids === undefined &&
  (order.by === 'date' || (filter.from ?? filter.to) === undefined) &&
  !isSearchKept(ledger, filter) &&
  !isOfFew(ledger, filter)

/** Returns the first `count` entries of a search; null if there are not as many, or if to find all of it takes no longer. */
export function firstFound(ledger: LedgerTransaction, list: Walk, count: number): ShownEntry[] | null {
  if (!isWalked(ledger, list)) return null
  if (list.order.by === 'description') return firstByDescription(ledger, list, count)
  const byDay = firstByDay(ledger, list, count)
  if (byDay) return byDay.length >= count ? byDay : null
  const first = walk(ledger, list, firstReach, count + spare)
  if (first.length >= count) return first.slice(0, count)
  if (first.length < fewFound) return null
  const reach = Math.ceil((firstReach * count * 1.5) / first.length)
  const found = walk(ledger, list, Math.min(maxReach, reach), count + spare)
  return found.length >= count ? found.slice(0, count) : null
}

/** Returns what a search finds on one day, by looking at each of its entries. */
export const foundOnDay = (ledger: LedgerTransaction, filter: EntryFilter, day: string): ShownEntry[] =>
  walk(ledger, { filter: { ...filter, from: day, to: day }, order: { by: 'date', direction: 'DESC' } }, maxSearchedRows)
