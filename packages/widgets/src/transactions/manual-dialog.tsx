import type { Transaction, TransactionForm } from '@evenkeel/api-client/contract/transactions'
import { useChange } from '@evenkeel/api-client/react'
import { FormDialog } from '@evenkeel/ui/form-dialog'
import { Input } from '@evenkeel/ui/input'
import { RadioGroup } from '@evenkeel/ui/radio-group'
import { TextInput } from '@evenkeel/ui/text-input'
import { useState } from 'react'
import { failureOf, noFailure } from '../shared/form-failure.ts'
import { useLocalToday } from '../shared/today.tsx'
import { useReportedChange } from '../shared/use-reported-change.ts'
import { CategorySelect } from './category-select.tsx'
import { faultOf, type ManualDraft, manualDraftOf, manualRequestOf } from './manual-form.ts'
import { useCatalogue } from './use-catalogue.ts'

interface ManualDialogProps {
  /** The transaction to edit; null adds one. */
  readonly row: Transaction | null
  readonly onClose: () => void
}

/** Saves what was filled in and closes; what went wrong stays with the form. */
function useSave({ row, onClose }: ManualDialogProps) {
  const create = useChange('createTransaction')
  const update = useChange('updateTransaction')
  const report = useReportedChange()
  const [failure, setFailure] = useState(noFailure)
  const send = ({ userAccountId, ...changed }: TransactionForm) =>
    row === null
      ? create.run({ body: { ...changed, userAccountId } })
      : update.run({ body: { userTransactionId: row.userTransactionId, ...changed } })
  const save = async (body: TransactionForm) => {
    setFailure(noFailure)
    try {
      const saved = await send(body)
      onClose()
      await report(Promise.resolve(saved), `${body.description} is ${row === null ? 'added' : 'changed'}`)
    } catch (reason) {
      setFailure(failureOf(reason))
    }
  }
  return { save, failure, isBusy: create.isBusy || update.isBusy }
}

/** Adds or edits a transaction entered by hand. */
export function ManualDialog(props: ManualDialogProps) {
  const today = useLocalToday()
  const { save, failure, isBusy } = useSave(props)
  const [draft, setDraft] = useState(() => manualDraftOf(props.row, today))
  const fields = { draft, put: (change: Partial<ManualDraft>) => setDraft({ ...draft, ...change }) }
  const submit = () => {
    const body = manualRequestOf(draft, today)
    if (body !== null) void save(body)
  }
  return (
    <FormDialog
      open
      title={props.row === null ? 'Add transaction' : 'Edit transaction'}
      submitLabel={props.row === null ? 'Add' : 'Save'}
      onSubmit={submit}
      onClose={props.onClose}
      busy={isBusy}
      {...failure}
    >
      <WhatFields {...fields} />
      <WhenFields {...fields} />
      {props.row === null && <AccountField {...fields} />}
    </FormDialog>
  )
}

interface FieldsProps {
  readonly draft: ManualDraft
  readonly put: (change: Partial<ManualDraft>) => void
}

const directions = [
  { value: 'out', label: 'Money out' },
  { value: 'in', label: 'Money in' },
] as const

function WhatFields({ draft, put }: FieldsProps) {
  return (
    <>
      <TextInput
        name="description"
        label="Description"
        required
        maxLength={120}
        value={draft.description}
        onChange={(description) => put({ description })}
      />
      <RadioGroup
        name="direction"
        label="Direction"
        options={directions}
        value={draft.direction}
        onChange={(value) => put({ direction: value === 'in' ? 'in' : 'out' })}
      />
    </>
  )
}

function WhenFields({ draft, put }: FieldsProps) {
  const today = useLocalToday()
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <Input
          type="currency"
          subtype="positive"
          name="value"
          label="Amount"
          required
          value={draft.amount}
          onChange={(amount) => put({ amount })}
          validate={() => faultOf('amount', draft, today)}
        />
        <Input
          type="date"
          name="date"
          label="Date"
          required
          value={draft.date}
          onChange={(date) => put({ date })}
          validate={() => faultOf('date', draft, today)}
        />
      </div>
      <CategorySelect
        label="Category"
        required
        value={draft.categoryId}
        onChange={(categoryId) => put({ categoryId })}
      />
    </>
  )
}

/** Stands for no account in the list, where the empty value means that nothing is chosen. */
const noAccount = 'none'

function AccountField({ draft, put }: FieldsProps) {
  const { accounts } = useCatalogue()
  const items = [
    { value: noAccount, label: 'No account' },
    ...accounts.map(({ userAccountId, name }) => ({ value: String(userAccountId), label: name })),
  ]
  return (
    <Input
      type="select"
      name="userAccountId"
      label="Account"
      optional
      items={items}
      value={draft.userAccountId === null ? noAccount : String(draft.userAccountId)}
      onChange={(value) => put({ userAccountId: value === noAccount ? null : Number(value) })}
    />
  )
}
