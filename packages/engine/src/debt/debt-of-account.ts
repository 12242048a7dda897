import { accountLabel, isCounted } from '../linking/linked-account.ts'
import { roundHalfAway } from '../money/cents.ts'
import type { Debt, DebtPayoffInput, DebtStrategy, OneOffPayment } from './debt-input.ts'

/** An account with the terms of a debt. Money is in dollars, the rate is a fraction a year; null if not stated. */
export interface DebtAccount {
  readonly userAccountId: number
  readonly name: string
  readonly displayName?: string | null
  /** What is owed is negative. */
  readonly balance: number
  readonly interestRate: number | null
  readonly minimumMonthlyPayment: number | null
}

/** The log message for a debt account with a balance above 0. Source: ERR-35. */
const positiveBalanceWarning = 'Balance is positive!'

/** Decimals of a percentage: far more than any bank quotes, and few enough to cut the noise of binary sums. */
const percentDecimals = 10

/** Converts a fraction to percent without binary noise: 0.07 is 7, not 7.000000000000001 (LINK-03). */
const toPercent = (fraction: number): number => roundHalfAway(fraction * 100, percentDecimals)

function stated(value: number | null, field: string): number {
  if (value === null) throw new RangeError(`${field} must be stated`)
  return value
}

/**
 * Converts an account to a debt: the rate from a fraction to percent, the balance to the amount owed. Some banks state
 * a debt as a positive number. The amount is then owed all the same (Q-ACCT-6), and `log` is called with 'Balance is
 * positive!'.
 *
 * Throws a RangeError for a rate that is not finite, and for a rate or minimum payment that is null. A missing one is
 * not 0; `missingDebtTerms` finds it first.
 *
 * Worked example: balance -1200.50, interestRate 0.05, minimumMonthlyPayment 35 is a debt of 1200.50 at 5 percent.
 *
 * Source: LINK-03, ERR-35.
 */
export function debtOfAccount(account: DebtAccount, log: (message: string) => void): Debt {
  const { userAccountId, balance, interestRate, minimumMonthlyPayment } = account
  if (balance > 0) log(positiveBalanceWarning)
  return {
    id: userAccountId,
    name: accountLabel(account),
    balance: Math.abs(balance),
    interestRate: toPercent(stated(interestRate, 'interestRate')),
    minimumPayment: stated(minimumMonthlyPayment, 'minimumMonthlyPayment'),
  }
}

/**
 * Returns the debts of a plan: of its linked accounts that are not deleted and whose balance is not 0. Throws like
 * `debtOfAccount`.
 */
export const debtsOfAccounts = (
  accounts: readonly (DebtAccount & { readonly isLinked: boolean; readonly isDeleted: boolean })[],
  log: (message: string) => void,
): Debt[] =>
  accounts
    .filter((account) => isCounted(account) && account.balance !== 0)
    .map((account) => debtOfAccount(account, log))

/** The fields of a debt plan's form, without its accounts. */
interface DebtPlanTerms {
  /** Dollars a month for all debts together. */
  readonly monthlyPayment: number
  /** From this rate on, a debt counts as one of high interest: a fraction a year. */
  readonly interestRate: number
  readonly strategy: DebtStrategy
  readonly oneOffs?: readonly OneOffPayment[] | undefined
}

/** The preview and the server do not log a debt that a bank states as a positive balance. */
const ignoreWarning = () => undefined

/**
 * Converts a debt plan and its accounts to the input of `planDebtPayoff`, for the preview on the page and for the server.
 * Only linked accounts with a balance other than 0 count.
 *
 * @throws RangeError if a counted account has no rate or no minimum payment; `missingDebtTerms` finds those first.
 */
export const toDebtPayoffInput = (
  { monthlyPayment, interestRate, strategy, oneOffs }: DebtPlanTerms,
  accounts: readonly (DebtAccount & { readonly isLinked: boolean; readonly isDeleted: boolean })[],
): DebtPayoffInput => ({
  debts: debtsOfAccounts(accounts, ignoreWarning),
  monthlyPayment,
  strategy,
  interestThreshold: toPercent(interestRate),
  oneOffs,
})
