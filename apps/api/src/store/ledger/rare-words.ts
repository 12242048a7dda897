import { textWords } from '@evenkeel/engine'
import { sql } from 'drizzle-orm'
import type { EntryFilter } from './entry-filter.ts'
import { type LedgerTransaction, prepared } from './ledger.ts'
import { followedWhileMany } from './recent-changes.ts'
import { idOfText } from './text-places.ts'
import { wholeWords } from './whole-words.ts'

/** This many rows are looked up by their ids: the search is not asked again. */
const fewRows = 60

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

const isMatch = sql`entry_text match ${sql.placeholder('match')}`

const withMatch = prepared((db) =>
  db
    .select({ id: sql<number>`${idOfText}` })
    .from(sql`entry_text`)
    .where(isMatch)
    .limit(fewRows + 1)
    .prepare(),
)

/**
 * Returns the ids of the entries with all words, if they are few; null if they are not, or if that takes long to see. To look
 * it up takes a tenth of a search.
 */
const idsOfFew = followedWhileMany({
  key: (words: readonly string[]) => words.join(' '),
  read(ledger, words): readonly number[] | null {
    const match = wholeWords(ledger, words)
    if (match === null || match === '') return match === null ? null : []
    const ids = withMatch(ledger)
      .values({ match })
      .map(([id]) => Number(id))
    return ids.length > fewRows ? null : ids.toSorted((one, other) => one - other)
  },
  most: 16,
})

/** Returns a filter for words that few entries have as a filter for these entries. */
export function narrowedByRareWord(ledger: LedgerTransaction, filter: EntryFilter): EntryFilter {
  const { words = [], isEither } = filter
  const ids = words.length > 0 && !isEither ? idsOfFew(ledger, words) : null
  return ids === null ? filter : { ...filter, words: undefined, ids }
}
