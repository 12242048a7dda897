import type { ComponentProps } from 'react'
import { inputLimits } from '@evenkeel/engine'
import { controlClass, inputClass } from '../field/control-class.ts'
import { Field, type FieldProps, splitField } from '../field/field.tsx'

type InputProps = Pick<
  ComponentProps<'input'>,
  'ref' | 'name' | 'placeholder' | 'disabled' | 'readOnly' | 'maxLength' | 'onBlur' | 'autoComplete' | 'inputMode'
>

export interface TextFieldProps extends FieldProps, InputProps {
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'email' | undefined
}

/** One line of text, at most 60 characters by default. */
export function TextField(props: TextFieldProps) {
  const [field, { value, onChange, type = 'text', maxLength = inputLimits.maxLength, ...input }] = splitField(props)
  return (
    <Field {...field}>
      {(control) => (
        <span className={controlClass({ invalid: Boolean(field.error) })}>
          <input
            {...input}
            {...control}
            type={type}
            // A name may be written from right to left.
            dir="auto"
            maxLength={maxLength}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={inputClass}
          />
        </span>
      )}
    </Field>
  )
}
