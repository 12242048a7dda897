import { type DebtPayoffInput, debtsOfAccounts } from '@evenkeel/engine'
import type { ReduceDebtInput } from './debts.ts'
import type { LinkedAccount } from './linked-account.ts'

/** Some banks state what is owed as a positive number; it counts as owed, and there is nobody to tell. */
const tellNobody = () => undefined

/** A fraction as percent, without what binary numbers add: 0.07 gives 7. */
const toPercent = (fraction: number) => Math.round(fraction * 1e10) / 1e8

/**
 * A debt plan with its accounts as the engine takes it: the one place where the two meet, for the page that works it out as
 * it is typed and for the server alike. Only linked accounts count on which something is owed, by their `balance`.
 */
export const debtPayoffInputOf = (
  { monthlyPayment, interestRate, strategy }: ReduceDebtInput,
  accounts: readonly LinkedAccount[],
): DebtPayoffInput => ({
  debts: debtsOfAccounts(accounts, tellNobody),
  monthlyPayment,
  strategy,
  interestThreshold: toPercent(interestRate),
})
