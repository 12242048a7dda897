import { manualFields } from '@evenkeel/api-client/contract/forms/transactions'
import type { Transaction } from '@evenkeel/api-client/contract/transactions'
import { useChange } from '@evenkeel/api-client/react'
import { FormDialog } from '@evenkeel/ui/form-dialog'
import { useLocalToday } from '../shared/today.tsx'
import { useForm } from '../shared/use-form.ts'
import * as dialogWords from '../words/transaction-dialogs.generated.ts'
import * as words from '../words/transactions.generated.ts'
import { categoryChoices } from './category-choices.ts'
import { useCatalog } from './use-catalog.ts'

interface ManualDialogProps {
  /** The transaction to edit; null adds one. */
  readonly row: Transaction | null
  readonly onClose: () => void
}

/** Adds or edits a transaction entered by hand. */
export function ManualDialog({ row, onClose }: ManualDialogProps) {
  const { categories, accounts } = useCatalog()
  const today = useLocalToday()
  const create = useChange('createTransaction')
  const update = useChange('updateTransaction')
  const { frame, Field } = useForm({
    form: manualFields,
    // A new transaction is of today, and money out.
    defaults: {
      date: row?.date.slice(0, 10) ?? today,
      description: row?.description ?? '',
      categoryId: row?.categoryId ?? null,
      userAccountId: null,
      direction: row !== null && row.value > 0 ? 'in' : 'out',
      value: row === null ? null : Math.abs(row.value),
    },
    submit: async ({ direction, userAccountId = null, description, ...rest }) => {
      const value = direction === 'out' ? -rest.value : rest.value
      const body = { ...rest, value, description: description.trim() }
      return row === null
        ? create.run({ body: { ...body, userAccountId } })
        : update.run({ body: { userTransactionId: row.userTransactionId, ...body } })
    },
    onDone: onClose,
    done: ({ description }) => (row === null ? dialogWords.added : dialogWords.saved)({ name: description.trim() }),
  })
  return (
    <FormDialog
      {...frame}
      open
      title={row === null ? words.addTransaction() : dialogWords.editTransaction()}
      submitLabel={row === null ? dialogWords.add() : dialogWords.save()}
      onClose={onClose}
    >
      <Field name="description" />
      <Field name="direction" />
      <div className="grid grid-cols-2 gap-4">
        <Field name="value" />
        <Field name="date" />
      </div>
      <Field name="categoryId" placeholder={words.chooseOne()} choices={categoryChoices(categories)} />
      {row === null && (
        <Field
          name="userAccountId"
          optional
          placeholder={dialogWords.noAccount()}
          choices={accounts.map(({ userAccountId: value, name: label }) => ({ value, label }))}
        />
      )}
    </FormDialog>
  )
}
