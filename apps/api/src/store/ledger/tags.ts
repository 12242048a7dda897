import { sql } from 'drizzle-orm'
import type { LedgerTransaction } from './ledger.ts'
import { remembered } from './remembered.ts'

/** Reads the column `tags`: names between line breaks. */
export const readTags = (text: string): string[] => text.split('\n').filter((name) => name !== '')

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Writes names as the column `tags` has them, each once, in the order of the alphabet. */
export function writeTags(names: readonly string[]): string {
  const once = names.filter((name, index) => names.findIndex((other) => isSame(other, name)) === index)
  return once.length === 0 ? '' : `\n${once.toSorted((a, b) => a.localeCompare(b, 'en-US')).join('\n')}\n`
}

const distinct = remembered(
  () => '',
  (ledger): readonly { readonly name: string; readonly count: number }[] => {
    const rows = ledger.all<{ tags: string; count: number }>(
      sql`select tags, count(*) as count from entry where tags <> '' group by tags`,
    )
    const counts = new Map<string, number>()
    for (const { tags, count } of rows)
      for (const name of readTags(tags)) counts.set(name, (counts.get(name) ?? 0) + count)
    return [...counts]
      .map(([name, count]) => ({ name, count }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en-US'))
  },
)

/** Returns all tags in use, by name, with the number of their transactions. */
export const allTags = (ledger: LedgerTransaction) => distinct(ledger, null)

/** Returns names as tags in use are spelled already: 'fsa' is the tag 'FSA'. */
export function asSpelled(ledger: LedgerTransaction, names: readonly string[]): string[] {
  return createSpelling(ledger)(names)
}

/** As `asSpelled`, for the names of many rows: a tag that no transaction has yet is spelled as in the first of them. */
export function createSpelling(ledger: LedgerTransaction): (names: readonly string[]) => string[] {
  const spelled = new Map<string, string>()
  const spell = (name: string) => {
    const key = name.toLowerCase()
    const known = spelled.get(key) ?? name
    spelled.set(key, known)
    return known
  }
  for (const { name } of allTags(ledger)) spell(name)
  return (names) => names.map(spell)
}
