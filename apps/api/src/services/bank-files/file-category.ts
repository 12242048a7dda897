import { CategoryId, findCategoryByName } from '../../store/ledger/category-catalogue.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { startingCategory } from '../transfers.ts'

type StartingCategory = ReturnType<typeof startingCategory>

/** The file's own word for a category, whole or the last part of a path; `[Savings]` is how QIF names a transfer. */
function categoryOfFile(text: string | null): number | undefined {
  if (text === null) return undefined
  if (/^\[.+\]$/.test(text.trim())) return CategoryId.TRANSFER
  const words = [text, ...text.split(':').toReversed()]
  return words.map((word) => findCategoryByName(word)?.id).find((id) => id !== undefined)
}

/**
 * Gives the category that a row of a file starts with. Asks the ledger once for each description and word: a file has
 * thousands of rows of a few hundred payees.
 */
export function makeCategoryFinder(
  ledger: LedgerTransaction,
): (normalizedDescription: string, wordOfFile: string | null) => StartingCategory {
  const known = new Map<string, StartingCategory>()
  return (normalizedDescription, wordOfFile) => {
    const key = `${wordOfFile ?? ''}\n${normalizedDescription}`
    const found = known.get(key) ?? startingCategory(ledger, normalizedDescription, categoryOfFile(wordOfFile))
    known.set(key, found)
    return found
  }
}
