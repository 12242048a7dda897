import * as z from 'zod/mini'
import { account, accountName } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { money, nonNegativeMoney, rate } from './primitives.ts'

const interestRate = 'Please enter a number above 0% and below 50%.'

/**
 * What the student loan modal fills in (STU-03). The bounds and the rule across the fields are the
 * engine's `studentLoanFaults`, which the server asks too.
 */
export const studentLoanForm = z.object({
  name: accountName,
  /** Dollars owed, as a negative amount. */
  balance: money,
  /** A fraction a year. */
  interestRate: rate.check(z.gte(0.0001, interestRate), z.lte(0.5, interestRate)),
  /** 0 by default. */
  monthlyMinimumPayment: z.optional(z.nullable(nonNegativeMoney)),
  currentMonthlyPayment: money,
})
export type StudentLoanForm = z.infer<typeof studentLoanForm>

export const studentLoanEndpoints = {
  createStudentLoan: endpoint('createStudentLoan', {
    summary: 'Create a manual student loan (category Loan, type Student Loan).',
    who: 'employee',
    body: studentLoanForm,
    answer: account,
    errors: [10001],
  }),
}
