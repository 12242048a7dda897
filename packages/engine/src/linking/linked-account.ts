import { displayLocale } from '../figures/display.ts'

/** The kind of lender of a student loan. Source: LINK-02. */
export const LoanType = { FEDERAL: 1, PRIVATE: 2 } as const
export type LoanType = (typeof LoanType)[keyof typeof LoanType]

/** An account in a plan's answer. Money in dollars, the rate as a fraction a year. Source: LINK-01. */
export interface LinkedAccount {
  readonly userAccountId: number
  readonly name: string
  readonly displayName: string | null
  /** The balance when the plan was stored; a debt is negative. */
  readonly balance: number
  /** The balance that the bank or the person states now. */
  readonly latestBalance: number
  readonly isLinked: boolean
  readonly isDeleted: boolean
  readonly typeName: string
  readonly categoryName: string
  readonly hasSyncIssue: boolean
  readonly interestRate: number | null
  readonly minimumMonthlyPayment: number | null
  readonly currentMonthlyPayment: number | null
  /** Null until the person answers; only the student debt plan asks. Source: Q-STU-2. */
  readonly loanType: LoanType | null
}

interface Named {
  readonly name: string
  readonly displayName?: string | null
}

/** Returns the name to show: the display name, else the bank's name. */
export const accountLabel = ({ name, displayName }: Named): string => displayName || name

let byLabel: Intl.Collator | undefined

/** Compares names. The collator is made when it is first used: it takes a browser 5 ms, and most pages sort no accounts. */
const compareLabels = (one: string, other: string): number => {
  byLabel ??= new Intl.Collator(displayLocale, { sensitivity: 'accent' })
  return byLabel.compare(one, other)
}

/**
 * Returns accounts sorted by the names that people read (the display name, else the name) in en-US, ignoring case:
 * 'apple' before 'Banana'. Accounts with equal names are sorted by id. Source: LINK-16, Q-LINK-3.
 */
export const sortByName = <Account extends Named & { readonly userAccountId: number }>(
  accounts: readonly Account[],
): Account[] =>
  accounts.toSorted((a, b) => compareLabels(accountLabel(a), accountLabel(b)) || a.userAccountId - b.userAccountId)

/** Whether the account counts in its plan: a deleted one does not, though it was linked when the plan was stored. Source: LINK-15. */
export const isCounted = ({ isLinked, isDeleted }: { isLinked: boolean; isDeleted: boolean }): boolean =>
  isLinked && !isDeleted

/**
 * Whether the student debt plan still has to ask for the kind of loan: linked, and without loanType. Source: LINK-18.
 */
export const isIncomplete = (account: { isLinked: boolean; loanType?: LoanType | null }): boolean =>
  account.isLinked && (account.loanType === undefined || account.loanType === null)
