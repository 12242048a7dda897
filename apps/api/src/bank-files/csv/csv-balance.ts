import { readWrittenAmount } from '../amount.ts'
import { cellText, type CsvRules } from './csv-transaction.ts'
import { note } from '../note.ts'
import type { ParsedAccount, ParsedTransaction } from '../bank-file.ts'
import type { ProblemLog } from '../problem-log.ts'
import type { CsvRow } from './csv-rows.ts'

type Balance = Pick<ParsedAccount, 'balanceCents' | 'balanceAsOf'>

/** A row of the file with what was read from it. */
export interface ReadRow {
  readonly row: CsvRow
  readonly transaction: ParsedTransaction
}

interface Step {
  readonly date: string
  readonly valueCents: number
  readonly balanceCents: number
}

/** Returns the rows that state a balance. A balance with more than two decimals is rounded to the cent. */
const toSteps = (rows: readonly ReadRow[], rules: CsvRules): Step[] =>
  rules.columns.balance === undefined
    ? []
    : rows.flatMap(({ row, transaction: { date, valueCents } }) => {
        const reading = readWrittenAmount(cellText(row, rules.columns.balance), rules.decimalSeparator, 'nearest')
        return reading.ok ? [{ date, valueCents, balanceCents: reading.cents }] : []
      })

interface Links {
  readonly forward: number
  readonly backward: number
}

/** Counts the neighbors of which the later balance follows from the earlier, with the newest row last or first. */
function countLinks(steps: readonly Step[], sign: 1 | -1): Links {
  let forward = 0
  let backward = 0
  for (const [index, step] of steps.entries()) {
    const before = steps[index - 1]
    if (!before) continue
    if (before.balanceCents + sign * step.valueCents === step.balanceCents) forward += 1
    if (step.balanceCents + sign * before.valueCents === before.balanceCents) backward += 1
  }
  return { forward, backward }
}

/** Some banks list the rows of one day in another order. */
const neededShare = 0.8

/** Returns whether the running balance follows from the amounts as written, or with the other sign; null for neither. */
export function balanceFollows(rows: readonly ReadRow[], rules: CsvRules): 'asWritten' | 'turned' | null {
  const steps = toSteps(rows, rules)
  if (steps.length < 2) return null
  const share = (sign: 1 | -1) => {
    const { forward, backward } = countLinks(steps, sign)
    return Math.max(forward, backward) / (steps.length - 1)
  }
  if (share(1) >= neededShare) return 'asWritten'
  return share(-1) >= neededShare ? 'turned' : null
}

/** Sorts the newest row last, according to the running balance, else to the dates. */
function oldestFirst(steps: readonly Step[]): Step[] {
  const { forward, backward } = countLinks(steps, 1)
  const isForward = forward === backward ? (steps[0]?.date ?? '') <= (steps.at(-1)?.date ?? '') : forward > backward
  return isForward ? [...steps] : steps.toReversed()
}

/** Returns the newest running balance, and the day of its row. Rows may be in either order. */
export function readCsvBalance(rows: readonly ReadRow[], rules: CsvRules, problems: ProblemLog): Balance {
  const written = toSteps(rows, rules)
  // What is owed grows with each purchase: written without a minus, it is money that the person does not have.
  const isOwed = balanceFollows(rows, rules) === 'turned'
  const ordered = oldestFirst(
    isOwed ? written.map((step) => ({ ...step, balanceCents: -step.balanceCents + 0 })) : written,
  )
  const last = ordered.at(-1)
  if (!last) return { balanceCents: null, balanceAsOf: null }
  const isBroken = ordered.some((step, index) => {
    const before = ordered[index - 1]
    return before !== undefined && before.balanceCents + step.valueCents !== step.balanceCents
  })
  if (isBroken) problems.add(null, note('runningBalance'))
  return { balanceCents: last.balanceCents, balanceAsOf: last.date }
}
