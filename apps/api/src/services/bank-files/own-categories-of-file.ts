import { normalizeDescription, StandardCategory } from '@evenkeel/engine'
import { ownCategoryColors } from '@evenkeel/api-client/contract/own-categories'
import type { ParsedAccount, ParsedTransaction } from '../../bank-files/bank-file.ts'
import { cleanText } from '../../bank-files/clean-text.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import {
  allOwnCategories,
  deleteOwnCategoryRow,
  entriesOfOwnCategory,
  findOwnCategory,
  insertOwnCategory,
  type StoredOwnCategory,
} from '../../store/ledger/own-categories.ts'
import { rulesOfOwnCategory } from '../../store/ledger/rules.ts'
import { createCategorizer } from '../first-category.ts'
import { maxOwnCategories } from '../own-categories.ts'
import type { ChangeRecorder } from '../record-change.ts'
import { categoryOfFile } from './file-category.ts'

const maxNameLength = 40
const saysNothing = /^(?:uncategori[sz]ed|unknown|none|n\/?a|split|\W*)$/i

/** Returns the category that a person made, here or in another program: one that is none of ours, by any word that we know. */
const madeByPerson = ({ category, ownCategory }: ParsedTransaction): string | null =>
  ownCategory !== undefined
    ? ownCategory
    : category === null || saysNothing.test(category.trim()) || categoryOfFile(category) !== undefined
      ? null
      : category

const partsOf = (word: string) => word.split(':').map((part) => cleanText(part, maxNameLength))

/** Returns the standard category that most rows of each word have by their own words. */
function standardByWord(ledger: LedgerTransaction, rows: readonly ParsedTransaction[]): Map<string, number> {
  const firstLook = createCategorizer(ledger)
  const counts = new Map<string, Map<number, number>>()
  for (const row of rows) {
    const word = madeByPerson(row)
    if (word === null) continue
    const { description, fullDescription, valueCents } = row
    const normalizedDescription = normalizeDescription(description)
    const stated = row.ownCategory === undefined ? undefined : categoryOfFile(row.category)
    const found = firstLook({ description, fullDescription, normalizedDescription, valueCents, accountId: null })
    const categoryId = stated ?? found.categoryId
    const ofWord = counts.get(word) ?? new Map<number, number>()
    ofWord.set(categoryId, (ofWord.get(categoryId) ?? 0) + 1)
    counts.set(word, ofWord)
  }
  const most = (ofWord: ReadonlyMap<number, number>) =>
    [...ofWord].filter(([id]) => id !== StandardCategory.UNCATEGORIZED).toSorted(([, a], [, b]) => b - a)[0]?.[0]
  return new Map([...counts].map(([word, ofWord]) => [word, most(ofWord) ?? StandardCategory.UNCATEGORIZED]))
}

/** Returns names by word: the last part of a path, or the whole one where two paths end alike. */
function namesByWord(words: readonly string[]): Map<string, string> {
  const last = (word: string) => partsOf(word).at(-1) ?? ''
  const isAlike = (word: string) =>
    words.some((other) => other !== word && last(other).toLowerCase() === last(word).toLowerCase())
  return new Map(
    words.map((word) => [word, isAlike(word) ? cleanText(partsOf(word).join(': '), maxNameLength) : last(word)]),
  )
}

/** A category that a person made in another program, as a part of the standard one that most of its rows have. */
type MadeElsewhere = Pick<StoredOwnCategory, 'name' | 'groupName' | 'categoryId'>

/** Returns what reads the category that a person made in another program from a row; undefined for most rows. */
export function createOwnCategoryReader(
  ledger: LedgerTransaction,
  accounts: readonly ParsedAccount[],
): (row: ParsedTransaction) => MadeElsewhere | undefined {
  const ofPrograms = accounts.filter(({ program }) => program !== undefined)
  const standards = standardByWord(
    ledger,
    ofPrograms.flatMap(({ transactions }) => transactions),
  )
  const names = namesByWord([...standards.keys()])
  const program = ofPrograms[0]?.program ?? ''
  return (row) => {
    const word = madeByPerson(row)
    const [name, categoryId] = word === null ? [] : [names.get(word), standards.get(word)]
    if (word === null || name === undefined || name === '' || categoryId === undefined) return undefined
    const [groupName = ''] = partsOf(word).slice(0, -1)
    return { name, groupName: groupName || program, categoryId }
  }
}

const isNamed =
  (name: string) =>
  (own: Pick<StoredOwnCategory, 'name'>): boolean =>
    own.name.toLowerCase() === name.toLowerCase()

/** Returns the person's own category for a row of a file, which is added when its first row comes; undefined for most rows. */
export type OwnCategoryOfRow = (row: ParsedTransaction) => Pick<StoredOwnCategory, 'id' | 'categoryId'> | undefined

/** Brings along the categories that a person made in another program. */
export function bringOwnCategories(
  ledger: LedgerTransaction,
  recorder: ChangeRecorder,
  accounts: readonly ParsedAccount[],
): OwnCategoryOfRow {
  const read = createOwnCategoryReader(ledger, accounts)
  return (row) => {
    const made = read(row)
    if (made === undefined) return undefined
    const all = allOwnCategories(ledger)
    const known = all.find(isNamed(made.name))
    if (known !== undefined || all.length >= maxOwnCategories) return known
    const color = ownCategoryColors[all.length % ownCategoryColors.length] ?? 'gray'
    const id = insertOwnCategory(ledger, { ...made, color, icon: 'tag' })
    recorder.hasCreated('own_category', [id])
    return { id, categoryId: made.categoryId }
  }
}

/** Returns what says of a category from another program whether it would be added, or is there by its name; undefined beyond the most there may be. */
export function createOwnCategoryCheck(
  ledger: LedgerTransaction,
): (made: MadeElsewhere) => { isNew: boolean } | undefined {
  const known = new Set(allOwnCategories(ledger).map(({ name }) => name.toLowerCase()))
  const added = new Set<string>()
  return ({ name }) => {
    const key = name.toLowerCase()
    if (known.has(key)) return { isNew: false }
    if (!added.has(key) && known.size + added.size >= maxOwnCategories) return undefined
    added.add(key)
    return { isNew: true }
  }
}

/** Removes own categories that an import brought along, unless a transaction or a rule has them meanwhile. */
export function removeBroughtCategories(
  ledger: LedgerTransaction,
  recorder: ChangeRecorder,
  ids: readonly number[],
): void {
  const unused = ids.filter(
    (id) =>
      findOwnCategory(ledger, id) !== undefined &&
      entriesOfOwnCategory(ledger, id).length === 0 &&
      rulesOfOwnCategory(ledger, id).length === 0,
  )
  recorder.willChange('own_category', unused)
  for (const id of unused) deleteOwnCategoryRow(ledger, id)
}
