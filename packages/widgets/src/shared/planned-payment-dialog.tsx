import { plannedPaymentFields } from '@evenkeel/api-client/contract/forms/planned-payment'
import type { PlannedPayment } from '@evenkeel/api-client/contract/recurring'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import { FormDialog } from '@evenkeel/ui/form-dialog'
import { categoryColor } from '@evenkeel/ui/tokens'
import * as words from '../words/planned-payments.generated.ts'
import { useForm } from './use-form.ts'

interface PlannedPaymentDialogProps {
  /** How often it comes until the person chooses. */
  readonly repeats: PlannedPayment['repeats']
  readonly onClose: () => void
}

/** Asks for a payment or income that is coming. */
export function PlannedPaymentDialog({ repeats, onClose }: PlannedPaymentDialogProps) {
  const categories = useQuery('categories').data ?? []
  const add = useChange('addPlannedPayment')
  const { frame, Field } = useForm({
    form: plannedPaymentFields,
    name: words.title(),
    defaults: { description: '', direction: 'out', amount: null, categoryId: null, repeats, firstDate: null },
    submit: (body) => add.run({ body }),
    onDone: onClose,
    done: ({ description: name }) => words.added({ name }),
  })
  return (
    <FormDialog {...frame} open title={words.title()} submitLabel={words.add()} onClose={onClose}>
      <Field name="description" />
      <Field name="direction" />
      <div className="grid gap-4 tablet:grid-cols-2">
        <Field name="amount" />
        <Field name="repeats" />
        <Field name="firstDate" />
        <Field
          name="categoryId"
          placeholder={words.chooseOne()}
          choices={categories.map(({ expenseCategoryId, name }) => ({
            value: expenseCategoryId,
            label: name,
            swatch: categoryColor(name),
          }))}
        />
      </div>
    </FormDialog>
  )
}
