import type { Account } from '@evenkeel/api-client/contract/accounts'
import type { StudentLoanForm } from '@evenkeel/api-client/contract/student-loans'
import { studentLoanFaults, studentLoanRules } from '@evenkeel/engine'
import { badRequest } from '../errors.ts'
import type { LedgerContext } from '../http/handlers.ts'
import { createAccount } from './accounts.ts'

/**
 * Creates a student loan kept by hand: an account whose category and type are fixed (specification section 5).
 *
 * @throws ApiError 400 where the form's rules do not hold, the one across balance, rate and payment among them.
 */
export function createStudentLoan(context: LedgerContext, form: StudentLoanForm): Account {
  const faults = { ...studentLoanFaults(form) }
  if (Object.keys(faults).length > 0) throw badRequest(faults)
  return createAccount(context, {
    category: studentLoanRules.categoryName,
    type: studentLoanRules.typeName,
    name: form.name,
    balance: form.balance,
    interestRate: form.interestRate,
    monthlyMinimumPayment: form.monthlyMinimumPayment ?? studentLoanRules.defaultMonthlyMinimumPayment,
    currentMonthlyPayment: form.currentMonthlyPayment,
  })
}
