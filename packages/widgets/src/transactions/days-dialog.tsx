import { daysFields } from '@evenkeel/api-client/contract/forms/transactions'
import { FormDialog } from '@evenkeel/ui/form-dialog'
import { useForm } from '../shared/use-form.ts'
import * as words from '../words/transaction-dialogs.generated.ts'
import type { TransactionFilter } from './filter.ts'

type Days = NonNullable<TransactionFilter['days']>

interface DaysDialogProps {
  readonly days: Days | null
  readonly onChoose: (days: Days) => void
  readonly onClose: () => void
}

/** Filters the list by free days, both included; typed in the wrong order they change places. */
export function DaysDialog({ days, onChoose, onClose }: DaysDialogProps) {
  const { frame, Field } = useForm({
    form: daysFields,
    defaults: { from: days?.from ?? '', to: days?.to ?? '' },
    submit: async ({ from, to }) => {
      const [first, last] = [from.slice(0, 10), to.slice(0, 10)]
      onChoose(first <= last ? { from: first, to: last } : { from: last, to: first })
    },
    onDone: onClose,
  })
  return (
    <FormDialog {...frame} open title={words.showDates()} submitLabel={words.apply()} onClose={onClose}>
      <div className="grid grid-cols-2 gap-4">
        <Field name="from" />
        <Field name="to" />
      </div>
    </FormDialog>
  )
}
