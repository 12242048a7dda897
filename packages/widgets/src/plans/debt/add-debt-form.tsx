import { typedDebtFields } from '@evenkeel/api-client/contract/forms/debts'
import { FormDialog } from '@evenkeel/ui/form-dialog'
import { useForm } from '../../shared/use-form.ts'
import * as words from '../../words/debts.generated.ts'

export interface TypedDebt {
  readonly name: string
  readonly balance: number
  /** A fraction. */
  readonly rate?: number | null | undefined
  readonly minimum?: number | null | undefined
}

interface AddDebtFormProps {
  readonly onAdd: (debt: TypedDebt) => void
  readonly onClose: () => void
}

/** The dialog for one typed debt; loaded when it is first opened. */
export function AddDebtForm({ onAdd, onClose }: AddDebtFormProps) {
  const { frame, Field } = useForm({
    form: typedDebtFields,
    defaults: { name: '', balance: null, rate: null, minimum: null },
    submit: async (debt) => onAdd(debt),
  })
  return (
    <FormDialog {...frame} onClose={onClose} title={words.addDebt()}>
      <Field name="name" />
      <Field name="balance" />
      <Field name="rate" />
      <Field name="minimum" />
    </FormDialog>
  )
}
