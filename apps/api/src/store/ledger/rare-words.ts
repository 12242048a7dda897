import { textWords } from '@evenkeel/engine'
import { sql } from 'drizzle-orm'
import type { EntryFilter } from './entry-filter.ts'
import { type LedgerTransaction, prepared } from './ledger.ts'
import { remembered } from './remembered.ts'

/** Reading this many rows costs less than gathering all rows of a shop's name, which the search does for each word. */
const fewRows = 60

const withWord = prepared((db) =>
  db
    .select({
      id: sql<number>`id`,
      text: sql<string>`description || ' ' || full_description || ' ' || note || ' ' || tags`,
    })
    .from(sql`entry`)
    .where(
      sql`id in (select rowid from entry_text where entry_text match ${sql.placeholder('word')} limit ${fewRows + 1})`,
    )
    .orderBy(sql`id`)
    .prepare(),
)

/** Whether a word of a plain text, in lower case, has this beginning. */
function hasBeginning(text: string, beginning: string): boolean {
  for (let place = text.indexOf(beginning); place !== -1; place = text.indexOf(beginning, place + 1)) {
    if (!/[a-z0-9]/.test(text.charAt(place - 1))) return true
  }
  return false
}

/** Whether a text's words have all of these beginnings, as the search would say. */
export function hasWords(text: string, wanted: readonly string[]): boolean {
  // Nearly all texts are plain: to split one takes twenty times as long as to look at it.
  if (!/[^ -~\n]/.test(text)) {
    const plain = text.toLowerCase()
    return wanted.every((beginning) => hasBeginning(plain, beginning))
  }
  const known = textWords(text)
  return wanted.every((beginning) => known.some((word) => word.startsWith(beginning)))
}

/** Returns the ids of the entries with all words, if one of the words, a number, is in few entries; null otherwise. */
const idsOfFew = remembered(
  (words: readonly string[]) => words.join(' '),
  (ledger, words): { readonly ids: readonly number[] | null } => {
    const number = words.find((word) => /\d/.test(word))
    if (number === undefined) return { ids: null }
    const rows = withWord(ledger).values({ word: `${number}*` })
    if (rows.length > fewRows) return { ids: null }
    const found = rows.filter(([, text]) => hasWords(String(text), words))
    return { ids: found.map(([id]) => Number(id)) }
  },
)

/** Returns a filter for several words, one of which is in few entries, as a filter for these entries. */
export function narrowedByRareWord(ledger: LedgerTransaction, filter: EntryFilter): EntryFilter {
  const { words = [], isEither } = filter
  const ids = words.length > 1 && !isEither ? idsOfFew(ledger, words).ids : null
  return ids === null ? filter : { ...filter, words: undefined, ids }
}
