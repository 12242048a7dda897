import { accountLabel, isCounted } from '../linking/linked-account.ts'
import type { DebtAccount } from './debt-of-account.ts'

/** The terms that a debt plan needs of each debt, named like the linked account's fields. */
export type DebtTerm = 'interestRate' | 'minimumMonthlyPayment'

/** The name of each term on the screen. */
export const debtTermNames: Readonly<Record<DebtTerm, string>> = {
  interestRate: 'Interest rate',
  minimumMonthlyPayment: 'Minimum payment',
}

/** A missing term, and the debt that lacks it. */
export interface MissingDebtTerm {
  readonly userAccountId: number
  /** What the person calls the debt. */
  readonly name: string
  readonly term: DebtTerm
}

const terms: readonly DebtTerm[] = ['interestRate', 'minimumMonthlyPayment']

/**
 * Returns the missing rates and minimum payments of the debts that a plan counts: linked, not deleted, and with a
 * balance other than 0. A plan with a missing term is invalid. A missing term is null; a stated 0 is valid.
 *
 * Worked example: a card with a rate of 0 and no minimum lacks only its minimumMonthlyPayment.
 */
export const missingDebtTerms = (
  accounts: readonly (DebtAccount & { readonly isLinked: boolean; readonly isDeleted: boolean })[],
): MissingDebtTerm[] =>
  accounts
    .filter((account) => isCounted(account) && account.balance !== 0)
    .flatMap((account) =>
      terms
        .filter((term) => account[term] === null)
        .map((term) => ({ userAccountId: account.userAccountId, name: accountLabel(account), term })),
    )
