import { CategoryId, findCategoryByName } from '../../store/ledger/category-catalog.ts'
import { toOurCategoryName } from './category-words.ts'

/**
 * Returns the category that matches the file's own word, whole or the last part of a path. QIF names a transfer
 * `[Savings]`.
 */
export function categoryOfFile(text: string | null): number | undefined {
  if (text === null) return undefined
  if (/^\[.+\]$/.test(text.trim())) return CategoryId.TRANSFER
  const words = [text, ...text.split(':').toReversed()]
  return words
    .map((word) => (findCategoryByName(word) ?? findCategoryByName(toOurCategoryName(word) ?? ''))?.id)
    .find((id) => id !== undefined)
}
