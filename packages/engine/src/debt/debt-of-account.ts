import { accountLabel, isCounted } from '../linking/linked-account.ts'
import { roundHalfAway } from '../money/round.ts'
import type { Debt } from './debt-input.ts'

/** What a debt is made from: money in dollars, the rate a fraction a year, null where nobody has said. */
export interface DebtAccount {
  readonly userAccountId: number
  readonly name: string
  readonly displayName?: string | null
  /** What is owed is negative. */
  readonly balance: number
  readonly interestRate: number | null
  readonly minimumMonthlyPayment: number | null
}

/** Said to the log when an account that is to be a debt states a balance above 0 (specification section 8). */
export const positiveBalanceWarning = 'Balance is positive!'

/** Decimals of a percentage that are kept: far beyond any rate that is quoted, and short of the noise of binary sums. */
const percentDecimals = 10

/** A fraction a year in percent, without what binary numbers add: 0.07 gives 7, not 7.000000000000001 (LINK-03). */
const percentOf = (fraction: number): number => roundHalfAway(fraction * 100, percentDecimals)

/**
 * An account as a debt: its rate from a fraction to percent, its balance as the amount owed. A rate or a minimum payment
 * that nobody has stated counts as 0; the wizard asks for both. Some banks state a debt as a positive number: `log` is
 * then told 'Balance is positive!', and the amount counts as owed all the same (a liability is minus the absolute
 * value, Q-ACCT-6). Throws a RangeError for a rate that is not finite.
 *
 * Worked example: balance -1200.50, interestRate 0.05, minimumMonthlyPayment 35 is a debt of 1200.50 at 5 percent.
 *
 * Source: specification sections 3 and 8.
 */
export function debtOfAccount(account: DebtAccount, log: (message: string) => void): Debt {
  const { userAccountId, balance, interestRate, minimumMonthlyPayment } = account
  if (balance > 0) log(positiveBalanceWarning)
  return {
    id: userAccountId,
    name: accountLabel(account),
    balance: Math.abs(balance),
    interestRate: percentOf(interestRate ?? 0),
    minimumPayment: minimumMonthlyPayment ?? 0,
  }
}

/** The debts of a plan: its linked accounts that are not deleted and on which something is owed. See `debtOfAccount`. */
export const debtsOfAccounts = (
  accounts: readonly (DebtAccount & { readonly isLinked: boolean; readonly isDeleted: boolean })[],
  log: (message: string) => void,
): Debt[] =>
  accounts
    .filter((account) => isCounted(account) && account.balance !== 0)
    .map((account) => debtOfAccount(account, log))
