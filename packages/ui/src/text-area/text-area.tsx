import type { ComponentProps } from 'react'
import { controlClass, inputClass } from '../field/control-class.ts'
import { Field, type FieldProps, splitField } from '../field/field.tsx'

type AreaProps = Pick<ComponentProps<'textarea'>, 'rows' | 'disabled' | 'maxLength' | 'spellCheck'>

export interface TextAreaProps extends FieldProps, AreaProps {
  value: string
  onChange: (value: string) => void
}

/** Several lines of text, such as a table that is pasted. */
export function TextArea(props: TextAreaProps) {
  const [field, { value, onChange, rows = 5, ...area }] = splitField(props)
  return (
    <Field {...field}>
      {(control) => (
        <span className={controlClass({ size: 'area', invalid: Boolean(field.error) })}>
          <textarea
            {...area}
            {...control}
            dir="auto"
            rows={rows}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={`${inputClass} resize-y`}
          />
        </span>
      )}
    </Field>
  )
}
