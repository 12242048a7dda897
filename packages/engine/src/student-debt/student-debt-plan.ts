import type { IsoDate } from '../calendar/iso-date.ts'
import { amortizedPayment } from '../debt/amortized-payment.ts'
import type { Debt, DebtPayoffFault, DebtPayoffInput } from '../debt/debt-input.ts'
import { DebtStrategy } from '../debt/debt-strategy.ts'
import { payoffAlone } from '../debt/payoff-alone.ts'
import { payoffDate } from '../debt/payoff-date.ts'
import { payoffTerms } from '../debt/payoff-terms.ts'
import { planDebtPayoff, type ValidDebtPayoff } from '../debt/plan-debt-payoff.ts'
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
  /** The highest rate first without it (Q-STU-1). */
  readonly strategy?: DebtStrategy
  readonly asOf: IsoDate
}

/** Dollars and months. */
export interface ValidStudentDebtPlan {
  readonly valid: true
  readonly months: number
  /** See `payoffDate`. */
  readonly payoffDate: IsoDate
  readonly totalInterest: number
  /** A month, on the standard repayment plan of ten years. */
  readonly standardPayment: number
  /** Against each loan paid as now, nothing moved on; null when one of them then takes over fifty years. */
  readonly monthsSaved: number | null
  readonly interestSaved: number | null
  readonly federalBalance: number
  readonly privateBalance: number
  /** Federal loans have repayment plans that follow the income; see `incomeDrivenRepaymentStep`. */
  readonly suggestsIncomeDrivenRepayment: boolean
  /** The plan of the loans, as of any debts. */
  readonly payoff: ValidDebtPayoff
}

export type StudentDebtPlan = ValidStudentDebtPlan | { readonly valid: false; readonly reason: DebtPayoffFault }

/** The next step that a plan with federal loans adds (Q-STU-1). */
export const incomeDrivenRepaymentStep = 'Look into income-driven repayment'

/** Months of the standard repayment plan (Q-STU-1). */
export const standardRepaymentMonths = 120

const balanceOf = (loans: readonly StudentLoan[], loanType: LoanType): number =>
  toDollars(loans.reduce((sum, loan) => (loan.loanType === loanType ? sum + toCents(loan.balance) : sum), 0))

/** Each loan is billed by itself, so each payment is rounded to cents before they are added. */
const standardPaymentOf = (loans: readonly StudentLoan[]): number =>
  toDollars(loans.reduce((sum, loan) => sum + toCents(standardPaymentOfLoan(loan)), 0))

const standardPaymentOfLoan = ({ balance, interestRate }: StudentLoan): number =>
  roundToCents(amortizedPayment({ balance, annualRate: interestRate / 100, months: standardRepaymentMonths }))

/** Loans paid as now: the current payment is then each loan's own, and the sums are those of minimums alone. */
function asNow(input: DebtPayoffInput, loans: readonly StudentLoan[]): ReturnType<typeof payoffAlone> {
  const debts = loans.map((loan) => ({ ...loan, minimumPayment: loan.currentMonthlyPayment }))
  return payoffAlone(payoffTerms({ ...input, debts }).debts)
}

function checkLoanTypes(loans: readonly StudentLoan[]): void {
  const known: readonly number[] = Object.values(LoanType)
  loans.forEach(({ loanType }, index) => {
    if (!known.includes(loanType)) throw new RangeError(`loans[${index}].loanType must be a LoanType`)
  })
}

/**
 * When student loans are paid off with one payment a month, and what that saves against today's payments.
 *
 * The sums are those of `planDebtPayoff`, whose faults it gives too. `standardPayment` is what the loans cost a month
 * when each is repaid over 120 months (`amortizedPayment`). Savings can be below 0 when the plan pays less than the
 * person pays now. Dollars, percent a year and months. Throws a RangeError that names the field, for a loan without a
 * loanType too.
 *
 * Worked example: 25,000 dollars at 5 percent, 300 a month: 103 months, 5614.18 interest, standard payment 265.16.
 *
 * Source: Q-STU-1.
 */
export function studentDebtPlan(input: StudentDebtInput): StudentDebtPlan {
  const { loans, monthlyPayment, strategy = DebtStrategy.HIGH_INTEREST, asOf } = input
  checkLoanTypes(loans)
  const payoffInput = { debts: loans, monthlyPayment, strategy }
  const payoff = planDebtPayoff(payoffInput)
  if (!payoff.valid) return payoff
  const { months, totalInterest } = payoff
  const now = asNow(payoffInput, loans)
  const federalBalance = balanceOf(loans, LoanType.FEDERAL)
  return {
    valid: true,
    months,
    payoffDate: payoffDate(asOf, months),
    totalInterest,
    standardPayment: standardPaymentOf(loans),
    monthsSaved: now && now.months - months,
    interestSaved: now && toDollars(now.interest - totalToCents(totalInterest)),
    federalBalance,
    privateBalance: balanceOf(loans, LoanType.PRIVATE),
    suggestsIncomeDrivenRepayment: federalBalance > 0,
    payoff,
  }
}
