import { BankFileError, bankFileLimits } from './bank-file.ts'
import { cleanText } from './clean-text.ts'
import type { BankFileProblem, UnreadableLine } from './bank-file.ts'

/**
 * Collects what the person should check. For thousands of oddities it keeps the first ones and one line with the count.
 */
export interface ProblemLog {
  add(line: number | null, message: string): void
  list(): BankFileProblem[]
  /** Reads a row. A row that cannot be read is listed, and `undefined` is returned. */
  readRow<Row>(text: () => string, read: () => Row): Row | undefined
  unreadable(): { readonly first: readonly UnreadableLine[]; readonly count: number }
  /** The error of the first row that could not be read. */
  firstError(): BankFileError | null
}

const shownLength = 120

export function createProblemLog(): ProblemLog {
  const problems: BankFileProblem[] = []
  const unreadable: UnreadableLine[] = []
  let firstError: BankFileError | null = null
  let left = 0
  let count = 0
  return {
    add(line, message) {
      if (problems.length < bankFileLimits.problems) problems.push({ line, message })
      else left += 1
    },
    list() {
      return left === 0
        ? problems
        : [...problems, { line: null, message: `${left} more notes of this kind are not shown.` }]
    },
    readRow(text, read) {
      try {
        return read()
      } catch (error) {
        if (!(error instanceof BankFileError)) throw error
        firstError ??= error
        count += 1
        const { line, reason } = error
        if (unreadable.length < bankFileLimits.problems)
          unreadable.push({ line, text: cleanText(text(), shownLength), message: reason })
        return undefined
      }
    },
    unreadable: () => ({ first: unreadable, count }),
    firstError: () => firstError,
  }
}
