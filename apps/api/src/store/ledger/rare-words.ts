import { textWords } from '@evenkeel/engine'
import { sql } from 'drizzle-orm'
import type { EntryFilter } from './entry-filter.ts'
import { type LedgerTransaction, prepared } from './ledger.ts'
import { followed } from './recent-changes.ts'
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

const behindFew = prepared((db) =>
  db
    .select({ id: sql<number>`entry_text.rowid` })
    .from(sql`entry_text`)
    .where(isMatch)
    .limit(1)
    .offset(fewRows)
    .prepare(),
)

const withMatch = prepared((db) =>
  db
    .select({ id: sql<number>`${idOfText}` })
    .from(sql`entry_text`)
    .where(isMatch)
    .prepare(),
)

/** Words of many entries are looked up again after this many changes. */
const staysManyFor = 200

interface FewEntries {
  /** Null if the entries are not few, or if that takes long to see. */
  readonly ids: readonly number[] | null
  /** How many changes ago that was seen. */
  readonly changes: number
}

function findFew(ledger: LedgerTransaction, words: readonly string[]): FewEntries {
  const match = wholeWords(ledger, words)
  if (match === null) return { ids: null, changes: 0 }
  if (match === '') return { ids: [], changes: 0 }
  if (behindFew(ledger).values({ match }).length > 0) return { ids: null, changes: 0 }
  const ids = withMatch(ledger)
    .values({ match })
    .map(([id]) => Number(id))
  return { ids: ids.toSorted((one, other) => one - other), changes: 0 }
}

/**
 * Returns the ids of the entries with all words, if they are few. That they are many decides only how the search is done, so it may be
 * a little out of date. To look it up takes a tenth of a search.
 */
const idsOfFew = followed<readonly string[], FewEntries>({
  key: (words) => words.join(' '),
  read: findFew,
  update(_ledger, _words, before, { length }) {
    const changes = before.changes + length
    return before.ids === null && changes <= staysManyFor ? { ids: null, changes } : null
  },
  most: 16,
})

/** Returns a filter for words that few entries have as a filter for these entries. */
export function narrowedByRareWord(ledger: LedgerTransaction, filter: EntryFilter): EntryFilter {
  const { words = [], isEither } = filter
  const ids = words.length > 0 && !isEither ? idsOfFew(ledger, words).ids : null
  return ids === null ? filter : { ...filter, words: undefined, ids }
}
