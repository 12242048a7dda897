import { textWords } from '@evenkeel/engine'
import { sql } from 'drizzle-orm'
import { entriesWithText, type EntryFilter, filterConditions, filterShape, filterValues } from './entry-filter.ts'
import { moneyIn } from './kept-sums.ts'
import { type LedgerTransaction, preparedFor } from './ledger.ts'
import { hasWords } from './rare-words.ts'

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

const withTexts = preparedFor(filterShape, (db, filter: EntryFilter) =>
  db
    .select({ ...columns, text: sql<string>`description || ' ' || full_description || ' ' || note || ' ' || tags` })
    .from(sql`entry`)
    .where(filterConditions(filter, moneyIn.ofEntry))
    .prepare(),
)

/** Returns all entries that a filter finds, in no order; one more than the most if there are more. */
export const searchAll = (ledger: LedgerTransaction, filter: EntryFilter): readonly SearchedEntry[] =>
  all(ledger, filter).values(filterValues(filter))

/** Returns those of some entries that a search finds. Their words are looked for in their texts, as `rare-words.ts` does. */
export function searchAmong(
  ledger: LedgerTransaction,
  filter: EntryFilter,
  ids: readonly number[],
): readonly SearchedEntry[] {
  const { words, amount, isEither } = filter
  const plain = { ...filter, words: undefined, isEither: undefined, ids, amount: isEither ? undefined : amount }
  const isInRange = (cents: number) =>
    amount !== undefined && cents >= amount.fromCents && cents <= (amount.toCents ?? Number.MAX_SAFE_INTEGER)
  return withTexts(ledger, plain)
    .values(filterValues(plain))
    .filter(
      (row) =>
        words === undefined ||
        (isEither && isInRange(Math.abs(Number(row[2])))) ||
        hasWords(textWords(String(row[7])), words),
    )
}
