import { toDollars } from '../money/cents.ts'
import type { DebtId, DebtPayoffInput } from './debt-input.ts'
import { type OwedMonth, owedAtStart, passMonth } from './owed-month.ts'
import { payoffSums } from './payoff-sums.ts'
import { payoffTerms } from './payoff-terms.ts'
import { payoffWithOneOffs } from './payoff-with-one-offs.ts'

/** A debt's month, in dollars. */
interface DebtPayoffCell<Id extends DebtId = number> {
  readonly id: Id
  /** Added at the start of the month; none in the first. */
  readonly interest: number
  readonly payment: number
  /** What is owed when the month is over. */
  readonly balance: number
}

interface DebtPayoffRow<Id extends DebtId = number> {
  /** 1 is the month of the first payment. */
  readonly month: number
  /** Every debt in the order of the input, paid ones with zeros. */
  readonly debts: readonly DebtPayoffCell<Id>[]
}

const toCell = <Id extends DebtId>({ terms, interest, payment, balance }: OwedMonth<Id>): DebtPayoffCell<Id> => ({
  id: terms.id,
  interest: toDollars(interest),
  payment: toDollars(payment),
  balance: toDollars(balance),
})

/**
 * Returns the months of a plan, one row each: interest, payment and balance of every debt. Dollars.
 *
 * `planDebtPayoff` computes the same sums without rows; the rows' interests and payments add up to its result to the
 * cent. Returns no rows for an input without a plan (see `DebtPayoffFault`). Throws like `planDebtPayoff`.
 *
 * Worked example: 1000 dollars at 12 percent, 100 a month. Row 1: interest 0, payment 100, balance 900. Row 2: 9, 100,
 * 809. Row 11, the last: 0.47, 47.94, 0.
 *
 * Source: DEBT-10 to DEBT-12, Q-DEBT-1.
 */
export function debtPayoffSchedule<Id extends DebtId>(input: DebtPayoffInput<Id>): DebtPayoffRow<Id>[] {
  const { debts, payment, minimums, oneOffs } = payoffTerms(input)
  // Only a plan with an end has rows: a debt that grows for fifty years would pass what can be counted in cents.
  const sums = oneOffs.length === 0 ? payoffSums(debts, payment) : payoffWithOneOffs(debts, payment, oneOffs)
  if (payment < minimums || sums === null) return []
  const inPayoffOrder = owedAtStart(debts)
  const inInputOrder = inPayoffOrder.toSorted((a, b) => a.terms.position - b.terms.position)
  const rows: DebtPayoffRow<Id>[] = []
  while (inPayoffOrder.some(({ balance }) => balance > 0)) {
    const month = rows.length + 1
    passMonth(inPayoffOrder, month, { payment, oneOffs })
    rows.push({ month, debts: inInputOrder.map(toCell) })
  }
  return rows
}
