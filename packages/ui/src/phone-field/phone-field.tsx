import type { ComponentProps, FocusEventHandler, Ref } from 'react'
import { controlClass } from '../field/control-class.ts'
import { Field, type FieldProps, splitField } from '../field/field.tsx'
import { MaskedInput } from '../field/masked-input.tsx'
import { phoneDigits, phoneTextFromPaste, withDashes } from './phone-text.ts'

export interface PhoneFieldProps
  extends FieldProps, Pick<ComponentProps<'input'>, 'name' | 'placeholder' | 'disabled' | 'readOnly' | 'autoComplete'> {
  ref?: Ref<HTMLInputElement> | undefined
  /** As shown, with its dashes as far as it is typed: '212-555-0100'. */
  value: string
  onChange: (text: string) => void
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined
  size?: 'regular' | 'compact' | undefined
}

/** An American phone number. Its dashes are added while typing, and it can be pasted or autofilled in any common writing. */
export function PhoneField(props: PhoneFieldProps) {
  const [field, { value, onChange, size, autoComplete = 'tel-national', ...input }] = splitField(props)
  return (
    <Field {...field}>
      {(control) => (
        <span className={controlClass({ size, invalid: Boolean(field.error) })}>
          <MaskedInput
            {...input}
            {...control}
            type="tel"
            inputMode="tel"
            autoComplete={autoComplete}
            format={withDashes}
            toDigits={phoneDigits}
            readPasted={phoneTextFromPaste}
            value={value}
            onChange={onChange}
          />
        </span>
      )}
    </Field>
  )
}
