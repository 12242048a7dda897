import { pickFields } from '@evenkeel/api-client/contract/forms/transactions'
import type { QueryState } from '@evenkeel/api-client/react'
import { Checkbox } from '@evenkeel/ui/checkbox'
import { FormDialog } from '@evenkeel/ui/form-dialog'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { QueryView } from '../shared/query-view.tsx'
import { useForm } from '../shared/use-form.ts'
import * as words from '../words/transaction-dialogs.generated.ts'

interface Option {
  readonly id: string
  readonly name: string
}

interface PickDialogProps {
  readonly title: string
  readonly options: QueryState<readonly Option[]>
  /** 'Your accounts did not load' */
  readonly failedTitle: string
  /** The ids that the list is currently filtered by. */
  readonly chosen: readonly string[]
  readonly onChoose: (ids: readonly string[]) => void
  readonly onClose: () => void
}

function Options({
  options,
  chosen,
  onToggle,
}: {
  readonly options: readonly Option[]
  readonly chosen: readonly string[]
  readonly onToggle: (id: string, isOn: boolean) => void
}) {
  if (options.length === 0) return <p className="text-body text-text-muted">{words.nothingToChoose()}</p>
  return (
    <div className="grid gap-x-6 gap-y-3.5 tablet:grid-cols-2">
      {options.map(({ id, name }) => (
        <Checkbox key={id} label={name} checked={chosen.includes(id)} onChange={(isOn) => onToggle(id, isOn)} />
      ))}
    </div>
  )
}

/** Filters the list by some accounts or categories; none ticked means all. */
export function PickDialog({ title, options, failedTitle, chosen, onChoose, onClose }: PickDialogProps) {
  const { frame, values, put } = useForm({
    form: pickFields,
    defaults: { ids: chosen },
    submit: async (picked) => onChoose(picked.ids),
    onDone: onClose,
  })
  const ids = (values.ids ?? []).filter((id) => id !== null)
  const toggle = (id: string, isOn: boolean) =>
    put(({ ids }) => ({ ids: isOn ? [...(ids ?? []), id] : (ids ?? []).filter((other) => other !== id) }))
  return (
    <FormDialog {...frame} open title={title} submitLabel={words.apply()} onClose={onClose}>
      <QueryView
        query={options}
        label={words.loadingOptions({ title })}
        skeleton={<SkeletonText lines={4} />}
        failedTitle={failedTitle}
      >
        {(shown) => <Options options={shown} chosen={ids} onToggle={toggle} />}
      </QueryView>
    </FormDialog>
  )
}
