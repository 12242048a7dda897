import { type StudentLoanForm, studentLoanForm } from '@evenkeel/api-client/contract/student-loans'
import {
  AccountGroup,
  signedBalance,
  type StudentLoanFaults,
  studentLoanFaults,
  studentLoanMessages,
} from '@evenkeel/engine'

/** The form while it is filled in: nothing typed is null, a text that is no number is NaN. */
export interface StudentLoanDraft {
  readonly name: string
  readonly balance: number | null
  /** A fraction a year. */
  readonly interestRate: number | null
  readonly currentMonthlyPayment: number | null
}

export const emptyLoan: StudentLoanDraft = { name: '', balance: null, interestRate: null, currentMonthlyPayment: null }

/** What is owed is below 0, whatever sign was typed (STU-05). */
export const owedBalance = (balance: number | null): number | null =>
  balance === null ? null : signedBalance({ groupName: AccountGroup.LIABILITY, balance })

const withSign = (draft: StudentLoanDraft): StudentLoanDraft => ({ ...draft, balance: owedBalance(draft.balance) })

/** The message of each field that cannot be saved: the engine's rules, which the server asks too, and the name's own characters. */
export function loanFaults(draft: StudentLoanDraft): StudentLoanFaults {
  const isName = studentLoanForm.shape.name.safeParse(draft.name).success
  return { ...studentLoanFaults(withSign(draft)), ...(isName ? {} : { name: studentLoanMessages.name }) }
}

/** Amounts whose emptiness, and what is no number, the input itself words; the rate has one text for all that can be wrong (STU-07). */
const plainAmounts: readonly (keyof StudentLoanDraft)[] = ['balance', 'currentMonthlyPayment']

/** What an input of this form says besides its own rule, as its `validate`. */
export function loanVerdict(field: keyof StudentLoanDraft, draft: StudentLoanDraft): string | undefined {
  if (plainAmounts.includes(field) && !Number.isFinite(draft[field])) return undefined
  return loanFaults(draft)[field]
}

/** A draft without faults as the request that creates it; null while it has some. */
export function loanRequest(draft: StudentLoanDraft): StudentLoanForm | null {
  if (Object.keys(loanFaults(draft)).length > 0) return null
  const parsed = studentLoanForm.safeParse(withSign(draft))
  return parsed.success ? parsed.data : null
}
