import type { IsoDate } from '../calendar/iso-date.ts'
import { amortizedPayment } from '../debt/amortized-payment.ts'
import { type Debt, type DebtPayoffFault, DebtStrategy, type OneOffPayment } from '../debt/debt-input.ts'
import { payoffDate } from '../debt/debt-wizard.ts'
import { planDebtPayoff, type ValidDebtPayoff } from '../debt/plan-debt-payoff.ts'
import { payoffAtTodaysPayments } from '../debt/todays-payments.ts'
import { LoanType } from '../linking/linked-account.ts'
import { roundToCents, toCents, toDollars, totalToCents } from '../money/cents.ts'

export interface StudentLoan extends Debt {
  /** Dollars a month that the person pays now, 0 or more. */
  readonly currentMonthlyPayment: number
  readonly loanType: LoanType
}

export interface StudentDebtInput {
  readonly loans: readonly StudentLoan[]
  /** Dollars a month for all loans together. */
  readonly monthlyPayment: number
  /** The highest rate first by default. Source: Q-STU-1. */
  readonly strategy?: DebtStrategy | undefined
  /** At most 20. */
  readonly oneOffs?: readonly OneOffPayment[] | undefined
  readonly asOf: IsoDate
}

/** Dollars and months. */
export interface ValidStudentDebtPlan {
  readonly valid: true
  readonly months: number
  /** See `payoffDate`. */
  readonly payoffDate: IsoDate
  readonly totalInterest: number
  /** Dollars a month on the standard repayment plan of ten years. */
  readonly standardPayment: number
  /** Compared with each loan paid as now; null if one of them then takes over fifty years. */
  readonly monthsSaved: number | null
  readonly interestSaved: number | null
  readonly federalBalance: number
  readonly privateBalance: number
  /** Whether there is a federal loan, because those have income-driven plans (Q-STU-1). */
  readonly suggestsIncomeDrivenRepayment: boolean
  /** The plan of the loans, like that of other debts. */
  readonly payoff: ValidDebtPayoff
}

export type StudentDebtPlan = ValidStudentDebtPlan | { readonly valid: false; readonly reason: DebtPayoffFault }

/** Months of the standard repayment plan (Q-STU-1). */
export const standardRepaymentMonths = 120

const balanceByType = (loans: readonly StudentLoan[], loanType: LoanType): number =>
  toDollars(loans.reduce((sum, loan) => (loan.loanType === loanType ? sum + toCents(loan.balance) : sum), 0))

/** Rounds each payment to cents before adding, because each loan is billed separately. */
const sumStandardPayments = (loans: readonly StudentLoan[]): number =>
  toDollars(loans.reduce((sum, loan) => sum + toCents(standardPaymentOfLoan(loan)), 0))

const standardPaymentOfLoan = ({ balance, interestRate }: StudentLoan): number =>
  roundToCents(amortizedPayment({ balance, annualRate: interestRate / 100, months: standardRepaymentMonths }))

function checkLoanTypes(loans: readonly StudentLoan[]): void {
  const known: readonly number[] = Object.values(LoanType)
  loans.forEach(({ loanType }, index) => {
    if (!known.includes(loanType)) throw new RangeError(`loans[${index}].loanType must be a LoanType`)
  })
}

/**
 * Returns when student loans are paid off with one payment a month, and what that saves compared with today's payments.
 * Dollars, percent a year, months.
 *
 * Uses the sums of `planDebtPayoff` and returns its faults. `standardPayment` is what the loans cost a month if each is
 * repaid over 120 months (`amortizedPayment`). Savings are below 0 if the plan pays less than the person pays now.
 * Throws a RangeError that names the field, also for a loan without a loanType.
 *
 * Worked example: 25,000 dollars at 5 percent, 300 a month: 103 months, 5614.18 interest, standard payment 265.16.
 *
 * Source: Q-STU-1.
 */
export function studentDebtPlan(input: StudentDebtInput): StudentDebtPlan {
  const { loans, monthlyPayment, strategy = DebtStrategy.HIGH_INTEREST, oneOffs, asOf } = input
  checkLoanTypes(loans)
  const payoff = planDebtPayoff({ debts: loans, monthlyPayment, strategy, oneOffs })
  if (!payoff.valid) return payoff
  const { months, totalInterest } = payoff
  const now = payoffAtTodaysPayments(loans)
  const federalBalance = balanceByType(loans, LoanType.FEDERAL)
  return {
    valid: true,
    months,
    payoffDate: payoffDate(asOf, months),
    totalInterest,
    standardPayment: sumStandardPayments(loans),
    monthsSaved: now && now.months - months,
    interestSaved: now && toDollars(totalToCents(now.totalInterest) - totalToCents(totalInterest)),
    federalBalance,
    privateBalance: balanceByType(loans, LoanType.PRIVATE),
    suggestsIncomeDrivenRepayment: federalBalance > 0,
    payoff,
  }
}
