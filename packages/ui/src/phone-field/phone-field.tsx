import type { ComponentProps, FocusEventHandler } from 'react'
import { controlClass } from '../field/control-class.ts'
import { Field, type FieldProps, splitField } from '../field/field.tsx'
import { MaskedInput } from '../field/masked-input.tsx'

const digitCount = 10

/**
 * Returns the ten digits of an American number in any common writing: `(212) 555-0100`, `212.555.0100`, `+1 212 555
 * 0100`. The country code is dropped if it is certainly one: after a plus, or as the first of eleven digits in a text
 * that is not our `3-3-4`.
 */
export function phoneDigits(text: string): string {
  const digits = text.replaceAll(/\D/g, '')
  const isOwnForm = /^\d{3}-\d{3}-\d+$/.test(text)
  const hasCountry =
    digits.startsWith('1') && (text.trim().startsWith('+1') || (digits.length === digitCount + 1 && !isOwnForm))
  return (hasCountry ? digits.slice(1) : digits).slice(0, digitCount)
}

/** Returns the digits typed so far with dashes between them: 2125550100 is 212-555-0100. */
export function withDashes(digits: string): string {
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, digitCount)].filter(Boolean).join('-')
}

/** Returns a pasted phone number as 212-555-0100; null if it has too few digits. */
function phoneTextFromPaste(text: string): string | null {
  const digits = phoneDigits(text)
  return digits.length < digitCount ? null : withDashes(digits)
}

export interface PhoneFieldProps
  extends FieldProps, Pick<ComponentProps<'input'>, 'name' | 'placeholder' | 'disabled' | 'readOnly' | 'autoComplete'> {
  /** As shown, with its dashes as far as it is typed: '212-555-0100'. */
  value: string
  onChange: (text: string) => void
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined
}

/** An American phone number. Its dashes are added while typing, and it can be pasted or autofilled in any common writing. */
export function PhoneField(props: PhoneFieldProps) {
  const [field, { value, onChange, autoComplete = 'tel-national', ...input }] = splitField(props)
  return (
    <Field {...field}>
      {(control) => (
        <span className={controlClass({ invalid: Boolean(field.error) })}>
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
