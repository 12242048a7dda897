import { createHash } from 'node:crypto'
import { isAnyDate } from './csv-dates.ts'
import { normalizeHeader } from './header-words.ts'
import { type KnownLayout, knownLayouts } from './known-layouts.ts'
import type { CsvMapping } from '../bank-file.ts'
import type { CsvLayout } from './csv-layout.ts'

const headsOf = (layout: KnownLayout) => layout.heads.split('|').map(normalizeHeader)
const library = knownLayouts.map((known) => ({ known, heads: headsOf(known) }))

/** With fewer heads, another bank could have the same ones. */
const tellingHeads = 5
/** Banks add a column to a layout now and then. */
const moreHeads = 3

function holdsInOrder(headers: readonly string[], heads: readonly string[]): boolean {
  let at = -1
  return heads.every((head) => {
    at = headers.indexOf(head, at + 1)
    return at !== -1
  })
}

/** Returns the published layout that a file has; undefined if its heads are of no known one. */
export function findKnownLayout({ hasHeader, columns }: CsvLayout): KnownLayout | undefined {
  if (!hasHeader) return undefined
  const headers = columns.map(normalizeHeader).filter((header) => !/^column \d+$/.test(header))
  const same = library.find(({ heads }) => heads.length === headers.length && holdsInOrder(headers, heads))
  if (same) return same.known
  return library
    .filter(({ heads }) => heads.length >= tellingHeads && headers.length - heads.length <= moreHeads)
    .filter(({ heads }) => holdsInOrder(headers, heads))
    .toSorted((a, b) => b.heads.length - a.heads.length)[0]?.known
}

/** Fills in the columns that a known layout names; what the person says comes first. */
export const withKnownColumns = (known: KnownLayout | undefined, mapping: CsvMapping): CsvMapping => {
  const { columns = {} } = known ?? {}
  const isSplit = typeof mapping.debit === 'number' || typeof mapping.credit === 'number'
  const { amount, ...others } = columns
  return { ...others, ...(amount !== undefined && !isSplit && { amount }), ...mapping }
}

/** Where a layout keeps what is no part of the mapping. */
export interface ExtraColumns {
  readonly account?: number
  readonly accountType?: number
  readonly notes?: number
  readonly tags?: number
  readonly ownCategory?: number
  readonly hidden?: number
  readonly partOfSplit?: number
}

const accountHead = /^account(?: name)?$/
const notesHead = /^(?:notes?|memo(?: notes?)?)$/
const tagsHead = /^(?:tags?|labels?)$/

/**
 * Returns the columns of accounts, notes, and tags of a known layout. A file of no known one is another program's history
 * if it has accounts and categories: no bank's own export has both.
 */
export function extraColumns({ columns }: CsvLayout, known: KnownLayout | undefined): ExtraColumns {
  const headers = columns.map(normalizeHeader)
  const at = (head: string | undefined) => (head === undefined ? -1 : headers.indexOf(normalizeHeader(head)))
  const matching = (head: RegExp) => headers.findIndex((header) => head.test(header))
  const isLikeHistory = known === undefined && matching(accountHead) !== -1 && at('Category') !== -1
  const found = {
    account: at(known?.account),
    accountType: known?.account === undefined ? -1 : at('Account Type'),
    notes: isLikeHistory ? matching(notesHead) : at(known?.notes),
    tags: isLikeHistory ? matching(tagsHead) : at(known?.tags),
    ownCategory: at(known?.ownCategory),
    hidden: at(known?.hidden),
    partOfSplit: known?.kind === 'history' ? at('Split_Amount') : -1,
  }
  return Object.fromEntries(Object.entries(found).filter(([, column]) => column !== -1))
}

/** Describes a cell by its form, so that files without a head can be recognized again. */
const formOf = (cell: string): string => (isAnyDate(cell) ? 'd' : cell.trim() === '' ? '' : /\d/.test(cell) ? 'n' : 't')

/** Returns a hash that is the same for every file with these columns; its rows do not matter. */
export function layoutKey({ hasHeader, columns, rows }: CsvLayout): string {
  const forms = columns.map((_, column) =>
    [...new Set(rows.slice(0, 50).map(({ cells }) => formOf(cells[column] ?? '')))].toSorted().join(''),
  )
  const parts = hasHeader ? columns.map(normalizeHeader) : ['', ...forms]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}
