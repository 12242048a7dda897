import { textWords } from '@evenkeel/engine'
import { sql } from 'drizzle-orm'
import { type LedgerTransaction, prepared } from './ledger.ts'
import { followed, type RecentChange } from './recent-changes.ts'
import { remembered } from './remembered.ts'
import { searchedText } from './text-places.ts'

// For the beginning of a word FTS5 gathers all rows of all words with it before it answers. For whole words it goes from row to
// row, and stops at the end of a page.

/** With more words of one beginning, to gather their rows takes no longer. */
const maxWords = 12

/** How many rows of words a query reads. Each number is in few rows, so one query reads all of its words that matter. */
const rowsAtOnce = 14

const nextWords = prepared((db) =>
  db
    .select({ term: sql<string>`term` })
    .from(sql`entry_text_word`)
    .where(sql`term >= ${sql.placeholder('from')}`)
    .limit(rowsAtOnce)
    .prepare(),
)

const textsOf = prepared((db) =>
  db
    .select({ text: sql<string>`${searchedText}` })
    .from(sql`entry`)
    .where(sql`id in (select value from json_each(${sql.placeholder('ids')}))`)
    .prepare(),
)

/** The texts of changed entries, read once for all words of a search. */
const changedTexts = new WeakMap<readonly RecentChange[], readonly string[]>()

function readChangedTexts(ledger: LedgerTransaction, changes: readonly RecentChange[]): readonly string[] {
  const known = changedTexts.get(changes)
  if (known) return known
  const ids = JSON.stringify(changes.map(({ entryId }) => entryId))
  const texts = textsOf(ledger)
    .values({ ids })
    .map(([text]) => String(text))
  changedTexts.set(changes, texts)
  return texts
}

/** Returns the words of any entries with a beginning; null if they are many. */
function readWords(ledger: LedgerTransaction, beginning: string): readonly string[] | null {
  const words: string[] = []
  for (let from = beginning; ;) {
    const rows = nextWords(ledger).values({ from })
    for (const [next] of rows) {
      if (typeof next !== 'string' || !next.startsWith(beginning)) return words
      if (next !== words.at(-1)) words.push(next)
      if (words.length > maxWords) return null
    }
    if (rows.length < rowsAtOnce) return words
    // A word's letters begin with 0: what is longer than this word comes no sooner.
    from = `${words.at(-1)}0`
  }
}

/** Whether a text has no word with a beginning besides these. Only of plain texts is it certain that FTS5 splits them the same way. */
const hasNoOther = (text: string, beginning: string, words: readonly string[]): boolean =>
  !/[^ -~\n]/.test(text) && textWords(text).every((word) => !word.startsWith(beginning) || words.includes(word))

/** Keeps words that no entry has any more: to ask for them too finds the same. To look the words up takes a tenth of a search. */
const wordsWith = followed({
  key: (beginning: string) => beginning,
  read: (ledger, beginning) => ({ words: readWords(ledger, beginning) }),
  update: (ledger, beginning, before, changes) =>
    before.words === null ||
    readChangedTexts(ledger, changes).every((text) => hasNoOther(text, beginning, before.words ?? []))
      ? before
      : null,
  most: 16,
})

/**
 * Returns what to ask FTS5 for, in whole words, for entries that have words with all of these beginnings; an empty text if
 * none can have them, and null if the words are too many to be asked for.
 */
export const wholeWords = remembered(
  (beginnings: readonly string[]) => beginnings.join(' '),
  (ledger, beginnings): string | null => {
    const parts: string[] = []
    for (const beginning of beginnings) {
      const { words } = wordsWith(ledger, beginning)
      // Of numbers with one beginning each is in few rows.
      const isOfNumbers = words === null && beginnings.length > 1 && /\d/.test(beginning)
      if (words === null && !isOfNumbers) return null
      if (words?.length === 0) return ''
      parts.push(words === null ? `${beginning}*` : `(${words.join(' OR ')})`)
    }
    return parts.join(' AND ')
  },
)
