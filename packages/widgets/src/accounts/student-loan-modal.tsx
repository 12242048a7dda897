import { useChange } from '@evenkeel/api-client/react'
import { FormDialog } from '@evenkeel/ui/form-dialog'
import { Input } from '@evenkeel/ui/input'
import { usePrivateText } from '@evenkeel/ui/privacy'
import { useState } from 'react'
import { failureOf, noFailure } from '../shared/form-failure.ts'
import { useReportedChange } from '../shared/use-reported-change.ts'
import { accountWords } from './form.ts'
import { emptyLoan, loanRequest, loanVerdict, owedBalance, type StudentLoanDraft } from './student-loan-form.ts'
import { useUntilSynced } from './use-save-account.ts'

interface StudentLoanModalProps {
  readonly onClose: () => void
}

function useStudentLoan(onSaved: () => void) {
  const [draft, setDraft] = useState(emptyLoan)
  const [failure, setFailure] = useState(noFailure)
  const { run, isBusy } = useChange('createStudentLoan', { beforeReads: useUntilSynced() })
  const report = useReportedChange()
  const mask = usePrivateText()
  const submit = async () => {
    const body = loanRequest(draft)
    if (body === null) return
    setFailure(noFailure)
    try {
      const saved = await run({ body })
      onSaved()
      await report(Promise.resolve(saved), `${body.name} is added`)
    } catch (reason) {
      setFailure(failureOf(reason))
    }
  }
  return {
    draft,
    failure,
    isBusy,
    submit: () => void submit(),
    put: (change: Partial<StudentLoanDraft>) => setDraft((before) => ({ ...before, ...change })),
    verdictOn: (field: keyof StudentLoanDraft) => () => {
      const message = loanVerdict(field, draft)
      return message === undefined ? undefined : mask(message)
    },
  }
}

/** A student loan kept by hand: its category and type are fixed, so only what differs from loan to loan is asked (STU-01 to STU-11). */
export function StudentLoanModal({ onClose }: StudentLoanModalProps) {
  const { draft, put, verdictOn, failure, isBusy, submit } = useStudentLoan(onClose)
  return (
    <FormDialog
      open
      onClose={onClose}
      title={accountWords.studentLoanTitle}
      onSubmit={submit}
      busy={isBusy}
      {...failure}
    >
      <Input
        type="alphanumericAmpersand"
        name="name"
        label="Name"
        required
        autoComplete="off"
        value={draft.name}
        onChange={(name) => put({ name })}
        validate={verdictOn('name')}
      />
      <Input
        type="currency"
        name="balance"
        label="Balance"
        hint={accountWords.liabilityHint}
        required
        value={draft.balance}
        onChange={(balance) => put({ balance })}
        onBlur={() => put({ balance: owedBalance(draft.balance) })}
        validate={verdictOn('balance')}
      />
      <Input
        type="percentage"
        name="interestRate"
        label="Interest rate"
        required
        value={draft.interestRate}
        onChange={(interestRate) => put({ interestRate })}
        validate={verdictOn('interestRate')}
      />
      <Input
        type="currency"
        subtype="positive"
        name="currentMonthlyPayment"
        label="Current monthly payment"
        required
        value={draft.currentMonthlyPayment}
        onChange={(currentMonthlyPayment) => put({ currentMonthlyPayment })}
        validate={verdictOn('currentMonthlyPayment')}
      />
    </FormDialog>
  )
}
