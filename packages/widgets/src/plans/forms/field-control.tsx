import type { IsoDate } from '@evenkeel/engine'
import { Checkbox } from '@evenkeel/ui/checkbox'
import { Input, lifeDateFault } from '@evenkeel/ui/input'
import { RadioGroup } from '@evenkeel/ui/radio-group'
import type { ReactNode } from 'react'
import { AgesField } from './ages-field.tsx'
import { type FieldValue, type FormField, wireName } from './form-field.ts'

export interface FieldControlProps {
  readonly field: FormField
  readonly value: FieldValue
  readonly onChange: (value: FieldValue) => void
  readonly today: IsoDate
  /** Goes before what an input itself finds; a control that is no input shows nothing else. */
  readonly error?: string | undefined
  /** At the right of the label. */
  readonly beside?: ReactNode
  /** In place of the field's own hint. */
  readonly hint?: ReactNode
}

const numberOf = (value: FieldValue) => (typeof value === 'number' ? value : null)

/** Characters of a choice that stands beside the others. */
const SHORT = 14

const yesNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]

/** The control of a field, by its kind. */
export function FieldControl(props: FieldControlProps) {
  const { field, value, onChange, error } = props
  switch (field.kind) {
    case 'flag':
      return (
        <Checkbox
          name={wireName(field.path)}
          label={field.label}
          hint={field.hint}
          checked={value === true}
          onChange={onChange}
        />
      )
    case 'ages':
      return (
        <AgesField
          name={wireName(field.path)}
          label={field.label}
          value={typeof value === 'object' ? (value ?? []) : []}
          onChange={onChange}
        />
      )
    case 'yesNo':
      return (
        <RadioGroup
          {...radioFrame(field)}
          error={error}
          inline
          options={yesNo}
          value={typeof value === 'boolean' ? String(value) : null}
          onChange={(chosen) => onChange(chosen === 'true')}
        />
      )
    case 'choice':
      return (
        <RadioGroup
          {...radioFrame(field)}
          error={error}
          inline={field.choices.every(({ label }) => label.length <= SHORT)}
          options={field.choices.map(({ value: number, label }) => ({ value: String(number), label }))}
          value={numberOf(value) === null ? null : String(value)}
          onChange={(chosen) => onChange(Number(chosen))}
        />
      )
    default:
      return <TypedControl {...props} />
  }
}

const radioFrame = ({ path, label, hint, required = false }: FormField) => ({
  name: wireName(path),
  label,
  hint,
  required,
})

function TypedControl({ field, value, onChange, today, error, beside, hint = field.hint }: FieldControlProps) {
  const frame = { name: wireName(field.path), label: field.label, required: field.required, hint, error, beside }
  switch (field.kind) {
    case 'birth': {
      const text = typeof value === 'string' ? value : ''
      return (
        <Input
          {...frame}
          type="date"
          value={text}
          onChange={onChange}
          validate={(typed) => lifeDateFault(typed, { asOf: today })}
        />
      )
    }
    case 'money':
      return <Input {...frame} type="currency" subtype="positive" value={numberOf(value)} onChange={onChange} />
    case 'percent':
      return <Input {...frame} type="percentage" max={field.max} value={numberOf(value)} onChange={onChange} />
    case 'number':
    case 'whole':
      return (
        <Input
          {...frame}
          type={field.kind === 'whole' ? 'numeric' : 'decimal'}
          unit={field.unit}
          min={field.min ?? 0}
          max={field.max}
          value={numberOf(value)}
          onChange={onChange}
        />
      )
    default:
      return null
  }
}
