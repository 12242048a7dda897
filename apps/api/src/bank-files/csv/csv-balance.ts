import { readWrittenAmount } from '../amount.ts'
import { cellOf } from './csv-transaction.ts'
import type { ParsedAccount, ParsedTransaction } from '../bank-file.ts'
import type { ProblemLog } from '../problem-log.ts'
import type { CsvRow } from './csv-rows.ts'
import type { CsvRules } from './csv-transaction.ts'

type Balance = Pick<ParsedAccount, 'balanceCents' | 'balanceAsOf'>

interface Step {
  date: string
  valueCents: number
  balanceCents: number
}

function readSteps(rows: readonly CsvRow[], transactions: readonly ParsedTransaction[], rules: CsvRules): Step[] {
  return rows.flatMap((row, index) => {
    const reading = readWrittenAmount(cellOf(row, rules.columns.balance), rules.decimalSeparator)
    const transaction = transactions[index]
    return reading.ok && transaction
      ? [{ date: transaction.date, valueCents: transaction.valueCents, balanceCents: reading.cents }]
      : []
  })
}

/** Whether the newest row stands last: the running balance tells, else the dates. */
function isOldestFirst(steps: readonly Step[]): boolean {
  let forward = 0
  let backward = 0
  for (const [index, step] of steps.entries()) {
    const before = steps[index - 1]
    if (!before) continue
    if (before.balanceCents + step.valueCents === step.balanceCents) forward += 1
    if (step.balanceCents + before.valueCents === before.balanceCents) backward += 1
  }
  if (forward !== backward) return forward > backward
  return (steps[0]?.date ?? '') <= (steps.at(-1)?.date ?? '')
}

/** The newest running balance, and the day of its row. The file may run either way; `rows` and `transactions` are in step. */
export function readCsvBalance(
  rows: readonly CsvRow[],
  transactions: readonly ParsedTransaction[],
  rules: CsvRules,
  problems: ProblemLog,
): Balance {
  const steps = rules.columns.balance === undefined ? [] : readSteps(rows, transactions, rules)
  const ordered = isOldestFirst(steps) ? steps : steps.toReversed()
  const last = ordered.at(-1)
  if (!last) return { balanceCents: null, balanceAsOf: null }
  const isBroken = ordered.some((step, index) => {
    const before = ordered[index - 1]
    return before !== undefined && before.balanceCents + step.valueCents !== step.balanceCents
  })
  if (isBroken)
    problems.add(
      null,
      'The running balance does not follow from the amounts. Look whether the signs are right and no row is missing.',
    )
  return { balanceCents: last.balanceCents, balanceAsOf: last.date }
}
