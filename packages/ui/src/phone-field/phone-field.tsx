import type { ComponentProps, FocusEventHandler, Ref } from 'react'
import { NumberFormatBase } from 'react-number-format'
import { controlClass, inputClass } from '../field/control-class.ts'
import { Field, type FieldProps, splitField } from '../field/field.tsx'
import { phoneDigits, withDashes } from './phone-text.ts'

export interface PhoneFieldProps
  extends FieldProps, Pick<ComponentProps<'input'>, 'name' | 'placeholder' | 'disabled' | 'readOnly' | 'autoComplete'> {
  ref?: Ref<HTMLInputElement> | undefined
  /** As shown, with its dashes as far as it is typed: '212-555-0100'. */
  value: string
  onChange: (text: string) => void
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined
  size?: 'regular' | 'compact' | undefined
}

/** An American phone number: its dashes come by themselves, and it can be pasted or filled in as people write it. */
export function PhoneField(props: PhoneFieldProps) {
  const [field, { value, onChange, size, ref, autoComplete = 'tel-national', ...input }] = splitField(props)
  return (
    <Field {...field}>
      {(control) => (
        <span className={controlClass({ size, invalid: Boolean(field.error) })}>
          <NumberFormatBase
            {...input}
            {...control}
            getInputRef={ref ?? null}
            type="tel"
            inputMode="tel"
            autoComplete={autoComplete}
            format={withDashes}
            removeFormatting={phoneDigits}
            className={inputClass}
            value={phoneDigits(value)}
            onValueChange={({ formattedValue }, { source }) => {
              if (source === 'event') onChange(formattedValue)
            }}
            onPaste={(event) => {
              const digits = phoneDigits(event.clipboardData.getData('text'))
              if (digits.length < 10 || event.currentTarget.readOnly) return
              event.preventDefault()
              onChange(withDashes(digits))
            }}
          />
        </span>
      )}
    </Field>
  )
}
