import { studentLoanFields } from '@evenkeel/api-client/contract/forms/accounts'
import { useChange } from '@evenkeel/api-client/react'
import { FormDialog } from '@evenkeel/ui/form-dialog'
import { usePrivateText } from '@evenkeel/ui/privacy'
import { useUntilSynced } from '../account-modal/use-until-synced.ts'
import { useForm } from '../shared/use-form.ts'
import * as words from '../words/account-dialogs.generated.ts'
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

interface StudentLoanModalProps {
  readonly onClose: () => void
}

const emptyLoan = { name: '', balance: null, interestRate: null, currentMonthlyPayment: null }

/**
 * Creates a student loan kept by hand: its category and type are fixed, so the form asks only for what differs between loans (STU-01 to
 * STU-11).
 */
export function StudentLoanModal({ onClose }: StudentLoanModalProps) {
  const create = useChange('createStudentLoan', { beforeReads: useUntilSynced() })
  const mask = usePrivateText()
  const { frame, Field, values, set } = useForm({
    form: studentLoanFields,
    name: words.studentLoanTitle(),
    defaults: emptyLoan,
    submit: (loan) => create.run({ body: { ...loan, balance: owedBalance(loan.balance) } }),
    onDone: onClose,
    done: (loan) => words.added({ name: loan.name }),
  })
  const check = (field: Parameters<typeof loanFault>[0]) => () => {
    const message = loanFault(field, values)
    return message === undefined ? undefined : mask(message)
  }
  const sign = () => typeof values.balance === 'number' && set('balance', owedBalance(values.balance))
  return (
    <FormDialog {...frame} onClose={onClose} title={words.studentLoanTitle()}>
      <Field name="name" check={check('name')} />
      <Field name="balance" check={check('balance')} onBlur={sign} />
      <Field name="interestRate" check={check('interestRate')} />
      <Field name="currentMonthlyPayment" check={check('currentMonthlyPayment')} />
    </FormDialog>
  )
}
