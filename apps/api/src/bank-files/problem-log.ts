import { BankFileError, bankFileLimits } from './bank-file.ts'
import { cleanText } from './clean-text.ts'
import { note, type Note } from './note.ts'
import type { BankFileProblem, UnreadableLine } from './bank-file.ts'

/**
 * Collects what the person should check. For thousands of oddities it keeps the first ones and one line with the count.
 */
export interface ProblemLog {
  add(line: number | null, what: Note): void
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
    add(line, what) {
      if (problems.length < bankFileLimits.problems) problems.push({ ...what, line })
      else left += 1
    },
    list() {
      return left === 0 ? problems : [...problems, { ...note('more', { count: left }), line: null }]
    },
    readRow(text, read) {
      try {
        return read()
      } catch (error) {
        if (!(error instanceof BankFileError)) throw error
        firstError ??= error
        count += 1
        if (unreadable.length < bankFileLimits.problems)
          unreadable.push({ ...error.problem, text: cleanText(text(), shownLength) })
        return undefined
      }
    },
    unreadable: () => ({ first: unreadable, count }),
    firstError: () => firstError,
  }
}
