import { bankFileLimits } from './bank-file.ts'
import type { BankFileProblem } from './bank-file.ts'

/** Collects what deserves a look. A file with thousands of oddities gets the first ones and one line with the count. */
export interface ProblemLog {
  add(line: number | null, message: string): void
  list(): BankFileProblem[]
}

export function createProblemLog(): ProblemLog {
  const problems: BankFileProblem[] = []
  let left = 0
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
  }
}
