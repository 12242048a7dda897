import { type SQL, sql } from 'drizzle-orm'
import {
  entriesWithText,
  type EntryFilter,
  filterConditions,
  filterKey,
  filterShape,
  filterValues,
} from './entry-filter.ts'
import { moneyIn } from './kept-sums.ts'
import { type LedgerTransaction, prepared, preparedFor } from './ledger.ts'
import { hasWords } from './rare-words.ts'
import { followedWhileMany } from './recent-changes.ts'
import { remembered } from './remembered.ts'
import { searchedText } from './text-places.ts'
import { wholeWords } from './whole-words.ts'

/** An entry as an array: its columns are those of `columns`, in their order. */
export type SearchedEntry = readonly unknown[]

/** The most entries that are read; who gets one more knows that there are too many. */
export const maxSearchedRows = 50_000

const columns = {
  id: sql<number>`id`,
  date: sql<string>`date`,
  valueCents: sql<number>`value_cents`,
  accountId: sql<number>`ifnull(account_id, 0)`,
  categoryId: sql<number>`category_id`,
  currency: sql<string>`currency`,
  isHidden: sql<number>`is_hidden`,
}

const all = preparedFor(filterShape, (db, filter: EntryFilter) => {
  const isJoined = filter.words !== undefined && !filter.isEither
  return db
    .select(columns)
    .from(isJoined ? entriesWithText : sql`entry`)
    .where(filterConditions(isJoined ? { ...filter, words: undefined } : filter, moneyIn.ofEntry))
    .limit(maxSearchedRows + 1)
    .prepare()
})

const isPlain = (column: SQL) => sql`length(${column}) = octet_length(${column})`
const hasWord = (column: SQL) => sql`instr(lower(${column}), ${sql.placeholder('word')}) > 0`
const [payee, bankText] = [sql`description`, sql`full_description`]

/**
 * Lets all entries with a word pass, and few others: only of plain texts do SQLite's small letters agree with those of the
 * search, and few entries have a note or tags.
 */
export const mayHaveWord = sql`(note <> '' or tags <> '' or ${hasWord(bankText)} or ${hasWord(payee)} or not (${isPlain(payee)} and ${isPlain(bankText)}))`

/** The value of `mayHaveWord`; empty where an entry may be found by something else. */
export const wordValue = ({ words = [], isEither }: EntryFilter) => ({
  word: isEither ? '' : words.reduce((one, other) => (other.length > one.length ? other : one), ''),
})

/** Returns the part of a filter that is asked in SQL, where `isFound` decides on the texts. */
export const withoutTexts = (filter: EntryFilter): EntryFilter =>
  filter.isEither
    ? { ...filter, words: undefined, isEither: undefined, amount: undefined }
    : { ...filter, words: undefined }

/** Whether a search finds an entry by its texts, or by its amount where either is enough. */
export function isFound({ words, amount, isEither }: EntryFilter, valueCents: number, texts: string): boolean {
  if (words === undefined) return true
  const cents = Math.abs(valueCents)
  const isInRange =
    isEither && amount && cents >= amount.fromCents && cents <= (amount.toCents ?? Number.MAX_SAFE_INTEGER)
  return Boolean(isInRange) || hasWords(texts, words)
}

const withTexts = preparedFor(filterShape, (db, filter: EntryFilter) =>
  db
    .select({ ...columns, text: sql<string>`${searchedText}` })
    .from(sql`entry`)
    .where(sql`${filterConditions(filter, moneyIn.ofEntry)} and ${mayHaveWord}`)
    .prepare(),
)

function searchTexts(ledger: LedgerTransaction, filter: EntryFilter): readonly SearchedEntry[] {
  const plain = withoutTexts(filter)
  return withTexts(ledger, plain)
    .values({ ...filterValues(plain), ...wordValue(filter) })
    .filter((row) => isFound(filter, Number(row[2]), String(row[7])))
}

/** Looking at the texts of this many entries costs less than gathering all entries with a common word. */
const fewEntries = 1_000
/** The most entries whose texts are looked at; more than the few only for words that more entries have. */
const maxLooked = 4_000

/** The accounts and categories of a filter, whose entries of some days an index counts. */
const countedPart = ({ accountIds, categoryIds }: EntryFilter): EntryFilter => ({ accountIds, categoryIds })

const upTo = preparedFor(filterShape, (db, part: EntryFilter) => {
  const isOfDays = sql`date between ifnull(${sql.placeholder('from')}, '') and ifnull(${sql.placeholder('to')}, '9999')`
  const counted = sql`select 1 from entry where ${isOfDays} and ${filterConditions(part, moneyIn.ofEntry)}`
  return db
    .select({ entries: sql<number>`count(*)` })
    .from(sql`(${counted} limit ${sql.placeholder('most')})`)
    .prepare()
})

const wordBehind = prepared((db) =>
  db
    .select({ id: sql<number>`rowid` })
    .from(sql`entry_text`)
    .where(sql`entry_text match ${sql.placeholder('match')}`)
    .limit(1)
    .offset(sql.placeholder('offset'))
    .prepare(),
)

/** Whether more than `offset` entries have some whole words; false where that takes long to see. */
export function isCommon(ledger: LedgerTransaction, { words, isEither }: EntryFilter, offset: number): boolean {
  const match = words === undefined || isEither ? null : wholeWords(ledger, words)
  return Boolean(match) && wordBehind(ledger).values({ match, offset }).length > 0
}

function countTo(ledger: LedgerTransaction, filter: EntryFilter, most: number): number {
  const [[entries] = []] = upTo(ledger, countedPart(filter)).values({ ...filterValues(filter), most })
  return Number(entries)
}

/** Returns true for days, accounts, and categories with few entries. */
const areFew = followedWhileMany({
  key: ({ from, to, accountIds, categoryIds }: EntryFilter) => JSON.stringify([from, to, accountIds, categoryIds]),
  read: (ledger, filter) => countTo(ledger, filter, fewEntries + 1) <= fewEntries || null,
  most: 16,
})

/** Whether the days, accounts, and categories of a filter have so few entries that each of them can be looked at. */
export const isOfFew = remembered(filterKey, (ledger, filter: EntryFilter): boolean => {
  if (areFew(ledger, filter)) return true
  // The words of some days are found by their days.
  if (!(filter.accountIds ?? filter.categoryIds)) return false
  const entries = countTo(ledger, filter, maxLooked + 1)
  return entries <= maxLooked && isCommon(ledger, filter, entries)
})

/** Returns all entries that a filter finds, in no order; one more than the most if there are more. */
export const searchAll = (ledger: LedgerTransaction, filter: EntryFilter): readonly SearchedEntry[] =>
  filter.words !== undefined && isOfFew(ledger, filter)
    ? searchTexts(ledger, filter)
    : all(ledger, filter).values(filterValues(filter))

/** Returns those of some entries that a search finds. */
export const searchAmong = (
  ledger: LedgerTransaction,
  filter: EntryFilter,
  ids: readonly number[],
): readonly SearchedEntry[] => searchTexts(ledger, { ...filter, ids })
