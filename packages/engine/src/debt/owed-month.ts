import type { DebtId, OneOffPayment } from './debt-input.ts'
import { monthlyInterest } from './monthly-interest.ts'
import type { DebtTerms } from './payoff-terms.ts'

/** A debt's month while it is calculated, in cents. */
export interface OwedMonth<Id extends DebtId> {
  readonly terms: DebtTerms<Id>
  balance: number
  interest: number
  payment: number
}

export const owedAtStart = <Id extends DebtId>(debts: readonly DebtTerms<Id>[]): OwedMonth<Id>[] =>
  debts.map((terms) => ({ terms, balance: terms.balance, interest: 0, payment: 0 }))

function pay(debt: OwedMonth<DebtId>, most: number): number {
  const payment = Math.min(most, debt.balance)
  debt.balance -= payment
  debt.payment += payment
  return payment
}

/**
 * Simulates one month as the rule says: interest, minimums, then the rest in the order of the debts, then what is paid
 * once in this month.
 */
export function passMonth(
  debts: readonly OwedMonth<DebtId>[],
  month: number,
  { payment, oneOffs }: { readonly payment: number; readonly oneOffs: readonly OneOffPayment[] },
): void {
  for (const debt of debts) {
    debt.interest = month === 1 ? 0 : monthlyInterest(debt.balance, debt.terms.interestRate)
    debt.balance += debt.interest
    debt.payment = 0
  }
  let left = payment
  for (const debt of debts) left -= pay(debt, debt.terms.minimum)
  for (const debt of debts) left -= pay(debt, left)
  let once = oneOffs.reduce((sum, oneOff) => (oneOff.month === month ? sum + oneOff.amount : sum), 0)
  for (const debt of debts) once -= pay(debt, once)
}
