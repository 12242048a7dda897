import { studentLoanFields } from '@evenkeel/api-client/contract/forms/accounts'
import { AccountGroup, signedBalance, studentLoanFaults, studentLoanMessages } from '@evenkeel/engine'
import type { Draft } from '@evenkeel/ui/use-form'

type LoanDraft = Draft<Parameters<typeof studentLoanFaults>[0]>
type LoanField = keyof typeof studentLoanFields.fields

/** Returns a debt as a negative balance, no matter which sign was typed (STU-05). */
export const owedBalance = (balance: number): number => signedBalance({ groupName: AccountGroup.LIABILITY, balance })

/** The fields that have one message for every error, also for being empty (STU-04, STU-07). */
const oneMessage: readonly LoanField[] = ['name', 'interestRate']

/**
 * Returns what the engine's rules across the fields say of one of them, which the server asks too. An amount that is not yet a number
 * is left to its field.
 */
export function loanFault(field: LoanField, loan: LoanDraft): string | undefined {
  if (!oneMessage.includes(field) && !Number.isFinite(loan[field])) return undefined
  if (field === 'name' && !studentLoanFields.schema.shape.name.safeParse(loan.name).success)
    return studentLoanMessages.name
  const balance = typeof loan.balance === 'number' ? owedBalance(loan.balance) : null
  return studentLoanFaults({ ...loan, name: loan.name ?? null, balance })[field]
}
