import type { ClipboardEvent, ComponentProps, FocusEventHandler, KeyboardEvent, Ref } from 'react'
import { NumberFormatBase } from 'react-number-format'
import { controlClass, inputClass } from '../field/control-class.ts'
import { Field, type FieldProps, splitField } from '../field/field.tsx'
import { completedBySlash, dateTextFromPaste, digitsOfDate, withSlashes } from './date-text.ts'

export interface DateFieldProps
  extends FieldProps, Pick<ComponentProps<'input'>, 'name' | 'disabled' | 'readOnly' | 'autoComplete'> {
  ref?: Ref<HTMLInputElement> | undefined
  /** The text as typed so far, `MM/DD/YYYY` when it is whole; `isoFromDateText` tells whether it is a real date. */
  value: string
  onChange: (text: string) => void
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined
  size?: 'regular' | 'compact' | undefined
}

/** A date typed as MM/DD/YYYY: the slashes come by themselves, and dates in other common forms can be pasted. */
export function DateField(props: DateFieldProps) {
  const [field, { value, onChange, size, ref, ...input }] = splitField(props)
  return (
    <Field {...field}>
      {(control) => (
        <span className={controlClass({ size, invalid: Boolean(field.error) })}>
          <NumberFormatBase
            {...input}
            {...control}
            getInputRef={ref ?? null}
            type="text"
            inputMode="numeric"
            placeholder="MM/DD/YYYY"
            format={withSlashes}
            removeFormatting={digitsOfDate}
            className={inputClass}
            value={value.replaceAll('/', '')}
            onValueChange={({ formattedValue }, { source }) => {
              if (source === 'event') onChange(formattedValue)
            }}
            onKeyDown={(event) => completeAtSlash(event, onChange)}
            onPaste={(event) => replaceByDate(event, onChange)}
          />
        </span>
      )}
    </Field>
  )
}

function completeAtSlash(event: KeyboardEvent<HTMLInputElement>, onChange: (text: string) => void): void {
  if (!['/', '-', '.'].includes(event.key)) return
  event.preventDefault()
  const completed = event.currentTarget.readOnly ? null : completedBySlash(event.currentTarget.value)
  if (completed !== null) onChange(completed)
}

function replaceByDate(event: ClipboardEvent<HTMLInputElement>, onChange: (text: string) => void): void {
  const date = dateTextFromPaste(event.clipboardData.getData('text'))
  if (date === null || event.currentTarget.readOnly) return
  event.preventDefault()
  onChange(date)
}
