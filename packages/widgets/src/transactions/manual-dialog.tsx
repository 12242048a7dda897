import type { Transaction, TransactionForm } from '@evenkeel/api-client/contract/transactions'
import { useChange } from '@evenkeel/api-client/react'
import { DateField } from '@evenkeel/ui/date-field'
import { FormDialog } from '@evenkeel/ui/form-dialog'
import { MoneyField } from '@evenkeel/ui/money-field'
import { RadioGroup } from '@evenkeel/ui/radio-group'
import { Select } from '@evenkeel/ui/select'
import { TextField } from '@evenkeel/ui/text-field'
import { type Control, Controller, useForm } from 'react-hook-form'
import { showFailure } from '../shared/form-failure.ts'
import { useToday } from '../shared/today.tsx'
import { useReportedChange } from '../shared/use-reported-change.ts'
import { CategorySelect } from './category-select.tsx'
import { type ManualDraft, manualDraftOf, manualFields, manualResolver } from './manual-form.ts'
import { useCatalogue } from './use-catalogue.ts'

interface ManualDialogProps {
  /** The transaction to edit; null adds one. */
  readonly row: Transaction | null
  readonly onClose: () => void
}

function useSave({ row, onClose }: ManualDialogProps) {
  const create = useChange('createTransaction')
  const update = useChange('updateTransaction')
  const report = useReportedChange()
  return async (body: TransactionForm) => {
    const { userAccountId: _, ...changed } = body
    const saved = await (row === null
      ? create.run({ body })
      : update.run({ body: { userTransactionId: row.userTransactionId, ...changed } }))
    onClose()
    await report(Promise.resolve(saved), `${body.description} is ${row === null ? 'added' : 'changed'}`)
  }
}

/** Adds or edits a transaction entered by hand. */
export function ManualDialog(props: ManualDialogProps) {
  const today = useToday()
  const save = useSave(props)
  const form = useForm<ManualDraft, unknown, TransactionForm>({
    resolver: manualResolver(today),
    defaultValues: manualDraftOf(props.row, today),
  })
  const submit = form.handleSubmit(async (body) => {
    try {
      await save(body)
    } catch (reason) {
      showFailure(form.setError, reason, manualFields)
    }
  })
  const { errors, isSubmitting } = form.formState
  return (
    <FormDialog
      open
      title={props.row === null ? 'Add transaction' : 'Edit transaction'}
      submitLabel={props.row === null ? 'Add' : 'Save'}
      onSubmit={() => void submit()}
      onClose={props.onClose}
      busy={isSubmitting}
      error={errors.root?.message}
    >
      <WhatFields control={form.control} />
      <WhenFields control={form.control} />
      {props.row === null && <AccountField control={form.control} />}
    </FormDialog>
  )
}

interface FieldsProps {
  readonly control: Control<ManualDraft, unknown, TransactionForm>
}

const directions = [
  { value: 'out', label: 'Money out' },
  { value: 'in', label: 'Money in' },
] as const

function WhatFields({ control }: FieldsProps) {
  return (
    <>
      <Controller
        control={control}
        name="description"
        render={({ field, fieldState }) => <TextField {...field} label="Description" maxLength={120} error={fieldState.error?.message} />}
      />
      <Controller
        control={control}
        name="direction"
        render={({ field }) => (
          <RadioGroup {...field} label="Direction" options={directions} onChange={(value) => field.onChange(value === 'in' ? 'in' : 'out')} />
        )}
      />
    </>
  )
}

function WhenFields({ control }: FieldsProps) {
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <Controller
          control={control}
          name="amount"
          render={({ field, fieldState }) => <MoneyField {...field} label="Amount" subtype="positive" error={fieldState.error?.message} />}
        />
        <Controller
          control={control}
          name="date"
          render={({ field, fieldState }) => <DateField {...field} label="Date" error={fieldState.error?.message} />}
        />
      </div>
      <Controller
        control={control}
        name="categoryId"
        render={({ field, fieldState }) => <CategorySelect {...field} label="Category" error={fieldState.error?.message} />}
      />
    </>
  )
}

/** Stands for no account in the list, where the empty value means that nothing is chosen. */
const noAccount = 'none'

function AccountField({ control }: FieldsProps) {
  const { accounts } = useCatalogue()
  const items = [
    { value: noAccount, label: 'No account' },
    ...accounts.map(({ userAccountId, name }) => ({ value: String(userAccountId), label: name })),
  ]
  return (
    <Controller
      control={control}
      name="userAccountId"
      render={({ field, fieldState }) => (
        <Select
          {...field}
          label="Account"
          optional
          items={items}
          value={field.value === null ? noAccount : String(field.value)}
          onChange={(value) => field.onChange(value === noAccount ? null : Number(value))}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}
