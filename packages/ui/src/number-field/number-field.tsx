import { useState } from 'react'
import { inputLimits } from '@evenkeel/engine'
import { controlClass, inputClass } from '../field/control-class.ts'
import { Field, type FieldProps, splitField } from '../field/field.tsx'
import type { NumberBoxProps } from '../field/number-input.tsx'
import { takeNumberText, typedNumber } from '../field/number-text.ts'

export interface NumberFieldProps extends FieldProps, NumberBoxProps {
  /** A bare word or sign after the number, such as 'years'. */
  unit?: string | undefined
}

/**
 * A plain number, such as an age. It takes any text and keeps it, so that what is no number can be told so instead of being
 * swallowed; `onChange` then gives NaN. A minus goes to the front wherever it is typed.
 */
export function NumberField(props: NumberFieldProps) {
  const [
    field,
    {
      value,
      onChange,
      onBlur,
      subtype = 'any',
      size,
      align = 'start',
      maxLength = inputLimits.maxNumberLength,
      unit,
      ...input
    },
  ] = splitField(props)
  const [draft, setDraft] = useState('')
  const shown = Object.is(typedNumber(draft), value)
    ? draft
    : value === null || Number.isNaN(value)
      ? ''
      : String(value)
  const change = (text: string): void => {
    const taken = takeNumberText(text, subtype, maxLength)
    if (taken === null) return
    setDraft(taken)
    onChange(typedNumber(taken), taken)
  }
  return (
    <Field {...field}>
      {(control) => (
        <span className={controlClass({ size, invalid: Boolean(field.error) })}>
          <input
            inputMode={subtype === 'any' || subtype === 'negative' ? 'text' : 'decimal'}
            {...input}
            {...control}
            type="text"
            autoComplete="off"
            value={shown}
            onChange={(event) => change(event.target.value)}
            onBlur={onBlur}
            className={`${inputClass} ${align === 'end' ? 'text-right' : ''}`}
          />
          {unit && (
            <span aria-hidden className="shrink-0 text-text-subtle select-none">
              {unit}
            </span>
          )}
        </span>
      )}
    </Field>
  )
}
