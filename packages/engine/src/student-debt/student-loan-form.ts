import { amortizedPayment } from '../debt/amortized-payment.ts'
import { maxDebtMonths } from '../debt/debt-input.ts'
import { formatMoney } from '../money/format-money.ts'
import { roundToCents } from '../money/cents.ts'

/** Bounds of the student loan form, all inclusive (Q-STU-2): dollars, and a fraction a year (STU-05, STU-06, STU-09). */
export const studentLoanRules = {
  categoryName: 'Loan',
  typeName: 'Student Loan',
  balanceMax: -0.01,
  interestRateMin: 0.0001,
  interestRateMax: 0.5,
  defaultMonthlyMinimumPayment: 0,
  currentMonthlyPaymentMin: 0.01,
} as const

/** The texts of STU-07 and STU-11, word for word. The name's text is that of other accounts (Q-STU-2). */
export const studentLoanMessages = {
  name: 'Please provide a valid name.',
  interestRate: 'Please enter a number above 0% and below 50%.',
  required: 'Field required',
  negative: 'Please enter a negative value.',
  positive: 'Please enter a positive value.',
} as const

type MaybeNumber = number | null | undefined

/** The form's fields. The balance owed is negative dollars, the rate a fraction a year; empty while not filled in. */
export interface StudentLoanForm {
  readonly name?: string | null
  readonly balance?: MaybeNumber
  readonly interestRate?: MaybeNumber
  readonly currentMonthlyPayment?: MaybeNumber
}

/** The first message of each field that breaks a rule. */
type StudentLoanFaults = { -readonly [Field in keyof StudentLoanForm]?: string }

const isWithin = (value: MaybeNumber, min: number, max: number): value is number =>
  typeof value === 'number' && value >= min && value <= max

/**
 * Returns the smallest monthly payment that a lender would accept, in dollars rounded to cents: the balance over 600
 * months at rate / 12. Uses the absolute value of `balance`; `interestRate` is a fraction a year.
 *
 * Worked example: 10,000 dollars at 0.06 need 52.64, 25,000 at 0.05 need 113.53 (STU-10).
 *
 * Source: STU-10; rounded before comparing, Q-STU-2.
 */
export const minimumStudentLoanPayment = (loan: { balance: number; interestRate: number }): number =>
  roundToCents(
    amortizedPayment({
      balance: Math.abs(loan.balance),
      annualRate: loan.interestRate,
      months: maxDebtMonths,
    }),
  )

/** Returns the form's message for a current payment below that smallest payment. Takes dollars. */
const minimumStudentLoanPaymentMessage = (least: number): string =>
  `Based on the balance and interest rate you entered, we expect a minimum monthly payment of at least ${formatMoney(least)}. Please make sure the values you entered are accurate. If you're unable to meet this minimum payment, contact your planner.`

const signFault = (value: MaybeNumber, message: string): string =>
  typeof value === 'number' && !Number.isNaN(value) ? message : studentLoanMessages.required

/** Checks the rule across fields. Call it only with valid fields. */
function paymentFault(balance: number, interestRate: number, payment: number): StudentLoanFaults {
  const least = minimumStudentLoanPayment({ balance, interestRate })
  return payment >= least ? {} : { currentMonthlyPayment: minimumStudentLoanPaymentMessage(least) }
}

/**
 * Checks a student loan before it is saved, in the form and on the server. Returns an empty object if nothing is wrong.
 * Checks only that there is a name; the shared field checks its characters. Checks the rule across fields
 * (`minimumStudentLoanPayment`) only if balance, rate and payment are valid; its message is at the payment.
 *
 * Worked example: balance -10000, rate 0.06, payment 50 says that at least $52.64 is expected; 52.64 is accepted.
 *
 * Source: STU-04 to STU-11, Q-STU-2.
 */
export function studentLoanFaults(form: StudentLoanForm): StudentLoanFaults {
  const { name, balance, interestRate, currentMonthlyPayment } = form
  const { balanceMax, interestRateMin, interestRateMax, currentMonthlyPaymentMin } = studentLoanRules
  const isBalance = isWithin(balance, Number.NEGATIVE_INFINITY, balanceMax)
  const isRate = isWithin(interestRate, interestRateMin, interestRateMax)
  const isPayment = isWithin(currentMonthlyPayment, currentMonthlyPaymentMin, Number.POSITIVE_INFINITY)
  const across = isBalance && isRate && isPayment ? paymentFault(balance, interestRate, currentMonthlyPayment) : {}
  return {
    ...(name?.trim() ? {} : { name: studentLoanMessages.name }),
    ...(isBalance ? {} : { balance: signFault(balance, studentLoanMessages.negative) }),
    ...(isRate ? {} : { interestRate: studentLoanMessages.interestRate }),
    ...(isPayment ? {} : { currentMonthlyPayment: signFault(currentMonthlyPayment, studentLoanMessages.positive) }),
    ...across,
  }
}
