import { Checkbox } from '@evenkeel/ui/checkbox'
import { FormDialog } from '@evenkeel/ui/form-dialog'
import { useState } from 'react'

interface PickDialogProps {
  readonly title: string
  readonly options: readonly { readonly id: number; readonly name: string }[]
  /** Those that the list is narrowed to so far. */
  readonly chosen: readonly number[]
  readonly onChoose: (ids: readonly number[]) => void
  readonly onClose: () => void
}

/** Narrows the list to some accounts or categories; none ticked means all. */
export function PickDialog({ title, options, chosen, onChoose, onClose }: PickDialogProps) {
  const [ids, setIds] = useState(chosen)
  const toggle = (id: number, isOn: boolean) => setIds(isOn ? [...ids, id] : ids.filter((other) => other !== id))
  return (
    <FormDialog
      open
      title={title}
      submitLabel="Apply"
      onSubmit={() => {
        onChoose(ids)
        onClose()
      }}
      onClose={onClose}
    >
      {options.length === 0 && <p className="text-body text-text-muted">There is nothing to choose from yet.</p>}
      <div className="grid gap-x-6 gap-y-3.5 tablet:grid-cols-2">
        {options.map(({ id, name }) => (
          <Checkbox key={id} label={name} checked={ids.includes(id)} onChange={(isOn) => toggle(id, isOn)} />
        ))}
      </div>
    </FormDialog>
  )
}
