import type { Account } from '@evenkeel/api-client/contract/accounts'
import type { StudentLoanForm } from '@evenkeel/api-client/contract/student-loans'
import { studentLoanFaults, studentLoanRules } from '@evenkeel/engine'
import { invalidInput } from '../errors.ts'
import type { LedgerContext } from '../http/handlers.ts'
import { createAccount } from './accounts.ts'

/**
 * Creates a manual student loan: an account with a fixed category and type. Source: STU-01, STU-02.
 *
 * @throws ApiError 400 if a rule of the form is broken, including the one across balance, rate and payment.
 */
export function createStudentLoan(context: LedgerContext, form: StudentLoanForm): Account {
  const faults = { ...studentLoanFaults(form) }
  if (Object.keys(faults).length > 0) throw invalidInput(faults)
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
