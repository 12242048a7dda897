import type { CsvCell } from '@evenkeel/engine'
import { findCategory } from '../../store/ledger/category-catalog.ts'
import { readTags } from '../../store/ledger/tags.ts'
import { choiceKeys } from '@evenkeel/api-client/contract/name-keys'
import { inEnglish, say } from '../../say.ts'
import type { ExportedRow } from './row-out.ts'

/** A column of a CSV file: its title, and its cell in a row. */
export type Column = readonly [title: string, of: (row: ExportedRow) => CsvCell]

export const text = (row: ExportedRow, key: string): string | null => (typeof row[key] === 'string' ? row[key] : null)
const number = (row: ExportedRow, key: string): number | null => (typeof row[key] === 'number' ? row[key] : null)

export const words = (title: string, key: string): Column => [title, (row) => text(row, key)]
export const figure = (title: string, key: string): Column => [title, (row) => number(row, key)]
export const amount = (title: string, key: string): Column => [title, (row) => ({ cents: number(row, key) })]
export const flag = (title: string, key: string): Column => [title, (row) => row[key] === true]
export const list = (title: string, key: string): Column => [
  title,
  (row) => (Array.isArray(row[key]) ? row[key].join(' ') : null),
]
export const category: Column = ['Category', (row) => findCategory(number(row, 'categoryId') ?? 0)?.name]

/** Returns a column of a number that means a word, or of a list of them, in words: a 2 alone says nothing to a person. */
export const named = (title: string, key: string, names: ReadonlyMap<unknown, string>): Column => [
  title,
  (row) =>
    [row[key]]
      .flat()
      .flatMap((one) => names.get(one) ?? [])
      .join(', ') || null,
]

/** Returns a column of a choice of the profile, by the name of its list. */
export const chosen = (title: string, key: string, choices: string): Column =>
  named(
    title,
    key,
    new Map(Object.entries(choiceKeys[choices] ?? {}).map(([value, text]) => [Number(value), inEnglish(say(text))])),
  )

/** Returns a column with the name of the row that `key` refers to in another table. */
export function nameIn(rows: readonly ExportedRow[], title: string, key: string): Column {
  const names = new Map(rows.map((row) => [number(row, 'id'), text(row, 'name')]))
  return [title, (row) => names.get(number(row, key))]
}

/** The tags of a row, between commas. */
export const tags: Column = ['Tags', (row) => readTags(text(row, 'tags') ?? '').join(', ')]
