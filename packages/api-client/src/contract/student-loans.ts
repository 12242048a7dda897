import * as z from 'zod/mini'
import { account } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { money, nonNegativeMoney, rate } from './primitives.ts'

const NAME = 'Please provide a valid name.'
const INTEREST_RATE = 'Please enter a number above 0% and below 50%.'

/**
 * What the student loan modal fills in (specification section 5). The bounds and the rule across the fields are the
 * engine's `studentLoanFaults`, which the server asks too.
 */
export const studentLoanForm = z.object({
  name: z.string(NAME).check(z.regex(/^[A-Za-z0-9& ]*[A-Za-z0-9&][A-Za-z0-9& ]*$/, NAME), z.maxLength(60, NAME)),
  /** Dollars owed, as a negative amount. */
  balance: money,
  /** A fraction a year. */
  interestRate: rate.check(z.gte(0.0001, INTEREST_RATE), z.lte(0.5, INTEREST_RATE)),
  /** 0 where nothing is said. */
  monthlyMinimumPayment: z.optional(z.nullable(nonNegativeMoney)),
  currentMonthlyPayment: money,
})
export type StudentLoanForm = z.infer<typeof studentLoanForm>

export const studentLoanEndpoints = {
  createStudentLoan: endpoint('createStudentLoan', {
    summary: 'Create a student loan kept by hand: an account of the category Loan and the type Student Loan.',
    who: 'employee',
    body: studentLoanForm,
    answer: account,
    errors: [10001],
  }),
}
