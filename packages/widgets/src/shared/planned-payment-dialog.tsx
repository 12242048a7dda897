import { plannedPaymentFields } from '@evenkeel/api-client/contract/forms/planned-payment'
import type { PlannedPayment } from '@evenkeel/api-client/contract/recurring'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { FormDialog } from '@evenkeel/ui/form-dialog'
import { categoryColor } from '@evenkeel/ui/tokens'
import * as words from '../words/planned-payments.generated.ts'
import { useDeletePlanned } from './use-delete-planned.ts'
import { useForm } from './use-form.ts'

interface PlannedPaymentDialogProps {
  /** What is changed; absent for a new one. */
  readonly item?: PlannedPayment
  /** How often a new one comes until the person chooses. */
  readonly repeats?: PlannedPayment['repeats']
  readonly onClose: () => void
}

const valuesOf = ({ description, flow, amount, categoryId, repeats, nextDate, userAccountId }: PlannedPayment) => ({
  description,
  direction: flow === 'income' ? ('in' as const) : ('out' as const),
  amount: Math.abs(amount),
  categoryId,
  repeats,
  firstDate: nextDate?.slice(0, 10) ?? null,
  userAccountId,
})

const blank = {
  description: '',
  direction: 'out',
  amount: null,
  categoryId: null,
  firstDate: null,
  userAccountId: null,
} as const

/** Asks for a payment or income that is coming, or changes one. */
export function PlannedPaymentDialog({ item, repeats = 'month', onClose }: PlannedPaymentDialogProps) {
  const categories = useQuery('categories').data ?? []
  const accounts = useQuery('accounts', { body: {} }).data ?? []
  const add = useChange('addPlannedPayment')
  const change = useChange('updatePlannedPayment')
  const title = item ? words.changeTitle() : words.title()
  const { frame, Field } = useForm({
    form: plannedPaymentFields,
    name: title,
    defaults: item ? valuesOf(item) : { ...blank, repeats },
    submit: async (body) => {
      const { changeId } = item
        ? await change.run({ body: { ...body, plannedPaymentId: item.plannedPaymentId } })
        : await add.run({ body })
      return { changeId }
    },
    onDone: onClose,
    done: ({ description: name }) => (item ? words.changed({ name }) : words.added({ name })),
  })
  return (
    <FormDialog
      {...frame}
      title={title}
      submitLabel={item ? words.save() : words.add()}
      footerStart={item && <DeleteButton item={item} onDeleted={onClose} />}
      onClose={onClose}
    >
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
            swatch: categoryColor(expenseCategoryId),
          }))}
        />
      </div>
      <Field
        name="userAccountId"
        optional
        placeholder={words.noAccount()}
        choices={accounts.map(({ userAccountId: value, name: label }) => ({ value, label }))}
      />
    </FormDialog>
  )
}

interface DeleteButtonProps {
  readonly item: PlannedPayment
  readonly onDeleted: () => void
}

function DeleteButton({ item: { plannedPaymentId, description }, onDeleted }: DeleteButtonProps) {
  const { remove, isBusy } = useDeletePlanned()
  return (
    <Button
      variant="text"
      disabled={isBusy}
      onClick={() => {
        onDeleted()
        remove(plannedPaymentId, description)
      }}
    >
      {words.deletePlanned()}
    </Button>
  )
}
