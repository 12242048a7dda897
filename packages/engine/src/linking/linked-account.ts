/** Who a student loan is owed to (specification section 3). */
export const LoanType = { FEDERAL: 1, PRIVATE: 2 } as const
export type LoanType = (typeof LoanType)[keyof typeof LoanType]

/** An account as a plan sees it (specification section 3). Money in dollars, the rate a fraction a year. */
export interface LinkedAccount {
  readonly userAccountId: number
  readonly name: string
  readonly displayName: string | null
  /** As it stood when the plan was stored; what is owed is negative. */
  readonly balance: number
  /** As the bank, or the person, states it now. */
  readonly latestBalance: number
  readonly isLinked: boolean
  readonly isDeleted: boolean
  readonly typeName: string
  readonly categoryName: string
  readonly hasSyncIssue: boolean
  readonly interestRate: number | null
  readonly minimumMonthlyPayment: number | null
  readonly currentMonthlyPayment: number | null
  /** Null until the person has said; only the student debt plan asks (Q-STU-2). */
  readonly loanType: LoanType | null
}

interface Named {
  readonly name: string
  readonly displayName?: string | null
}

/** What a person calls the account: the display name, else the bank's own. */
export const accountLabel = ({ name, displayName }: Named): string => displayName || name

/** Whether the account counts in its plan. */
export const isCounted = ({ isLinked, isDeleted }: { isLinked: boolean; isDeleted: boolean }): boolean =>
  isLinked && !isDeleted

/** Whether the student debt plan still has to ask for the kind of loan: linked, and without loanType (LINK-18). */
export const isIncomplete = (account: { isLinked: boolean; loanType?: LoanType | null }): boolean =>
  account.isLinked && (account.loanType === undefined || account.loanType === null)
