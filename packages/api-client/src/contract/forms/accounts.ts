import * as z from 'zod/mini'
import { accountChange } from '../accounts.ts'
import { defineForm } from '../form.ts'
import { studentLoanForm } from '../student-loans.ts'
import * as words from '../words/account-fields.generated.ts'

/** The hint says what the message of FORM-03 does not: '401(k)' is refused, and 'Please provide a valid name.' does not tell why. */
const name = { kind: 'text', label: words.name, hint: words.nameSigns, required: true, autoComplete: 'off' } as const
const balance = { kind: 'money', subtype: 'any', label: words.balance, required: true } as const
const interestRate = { kind: 'percent', label: words.interestRate, required: true } as const
const payment = { kind: 'money', required: true } as const

/** The form of a student loan kept by hand (STU-03). */
export const studentLoanFields = defineForm(studentLoanForm)({
  name,
  balance: { ...balance, hint: words.whatYouOwe },
  interestRate,
  currentMonthlyPayment: { ...payment, label: words.currentPayment },
})

/**
 * The form of an account, new or edited. A bank's own names and gaps are accepted while they are not changed, so the form checks each
 * field against the account that is edited, and the server checks what was changed.
 */
export const accountFields = defineForm(z.omit(accountChange, { userAccountId: true }))({
  category: { kind: 'select', label: words.category, required: true },
  type: { kind: 'select', label: words.type, required: true },
  name,
  balance,
  interestRate,
  monthlyMinimumPayment: { ...payment, label: words.minimumPayment },
  currentMonthlyPayment: { ...payment, label: words.currentPayment },
  isHiddenFromNW: { kind: 'check', label: words.leaveOutOfNetWorth },
  isHiddenFromCFBS: { kind: 'check', label: words.leaveOutOfFlow },
})
