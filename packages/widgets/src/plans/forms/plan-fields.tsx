import { formControls } from '@evenkeel/ui/form-controls'
import { type ControlProps, createUseForm } from '@evenkeel/ui/use-form'
import { withSaving } from '../../shared/saved-form.ts'
import { AgesField } from './ages-field.tsx'

const toAge = (value: unknown) => (typeof value === 'number' ? value : null)

function AgesControl({ frame: { name, label }, value, onChange }: ControlProps) {
  return <AgesField {...{ name, label, onChange }} value={Array.isArray(value) ? value.map(toAge) : []} />
}

/** Like `useForm`, with the list of a household's children. */
export const usePlanFields = withSaving(
  createUseForm({ ...formControls, list: { Control: AgesControl, empty: [], fault: () => undefined } }),
)
