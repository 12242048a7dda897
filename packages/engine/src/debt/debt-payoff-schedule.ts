import { toDollars } from '../money/cents.ts'
import type { DebtId, DebtPayoffInput } from './debt-input.ts'
import { monthlyInterest } from './monthly-interest.ts'
import { payoffSums } from './payoff-sums.ts'
import { type DebtTerms, payoffTerms } from './payoff-terms.ts'

/** A debt's month, in dollars. */
export interface DebtPayoffCell<Id extends DebtId = number> {
  readonly id: Id
  /** Added at the start of the month; none in the first. */
  readonly interest: number
  readonly payment: number
  /** What is owed when the month is over. */
  readonly balance: number
}

export interface DebtPayoffRow<Id extends DebtId = number> {
  /** 1 is the month of the first payment. */
  readonly month: number
  /** Every debt in the order of the input, paid ones with zeros. */
  readonly debts: readonly DebtPayoffCell<Id>[]
}

/** A debt's month while it is reckoned, in cents. */
interface OwedMonth<Id extends DebtId> {
  readonly terms: DebtTerms<Id>
  balance: number
  interest: number
  payment: number
}

function pay(debt: OwedMonth<DebtId>, most: number): number {
  const payment = Math.min(most, debt.balance)
  debt.balance -= payment
  debt.payment += payment
  return payment
}

/** The rule of a month as it is written: interest, minimums, then the rest in the order of the debts. */
function passMonth(debts: readonly OwedMonth<DebtId>[], month: number, monthlyPayment: number): void {
  for (const debt of debts) {
    debt.interest = month === 1 ? 0 : monthlyInterest(debt.balance, debt.terms.interestRate)
    debt.balance += debt.interest
    debt.payment = 0
  }
  let left = monthlyPayment
  for (const debt of debts) left -= pay(debt, debt.terms.minimum)
  for (const debt of debts) left -= pay(debt, left)
}

const cellOf = <Id extends DebtId>({ terms, interest, payment, balance }: OwedMonth<Id>): DebtPayoffCell<Id> => ({
  id: terms.id,
  interest: toDollars(interest),
  payment: toDollars(payment),
  balance: toDollars(balance),
})

/**
 * The months of a plan, one row each: what every debt was charged, was paid and still owes.
 *
 * The same sums as `planDebtPayoff`, which does not make these rows; interests and payments add up to its result to the
 * cent. An input without a plan (see `DebtPayoffFault`) has no rows. Dollars; throws as `planDebtPayoff` does.
 *
 * Worked example: 1000 dollars at 12 percent, 100 a month. Row 1: interest 0, payment 100, balance 900. Row 2: 9, 100,
 * 809. Row 11, the last: 0.47, 47.94, 0.
 *
 * Source: specification section 9, Q-DEBT-1.
 */
export function debtPayoffSchedule<Id extends DebtId>(input: DebtPayoffInput<Id>): DebtPayoffRow<Id>[] {
  const { debts, payment, minimums } = payoffTerms(input)
  // Rows are made only of a plan with an end: a debt that grows for fifty years would outgrow what cents are counted in.
  if (payment < minimums || payoffSums(debts, payment) === null) return []
  const inPayoffOrder = debts.map((terms) => ({ terms, balance: terms.balance, interest: 0, payment: 0 }))
  const inInputOrder = inPayoffOrder.toSorted((a, b) => a.terms.position - b.terms.position)
  const rows: DebtPayoffRow<Id>[] = []
  while (inPayoffOrder.some(({ balance }) => balance > 0)) {
    const month = rows.length + 1
    passMonth(inPayoffOrder, month, payment)
    rows.push({ month, debts: inInputOrder.map(cellOf) })
  }
  return rows
}
