import { type ComponentProps, type FocusEventHandler, type KeyboardEvent, lazy, Suspense } from 'react'
import { controlClass } from '../field/control-class.ts'
import { Field, type FieldProps, splitField } from '../field/field.tsx'
import { MaskedInput } from '../field/masked-input.tsx'
import {
  completedBySlash,
  dateTextFromIso,
  dateTextFromPaste,
  digitsOfDate,
  isoFromDateText,
  withSlashes,
} from './date-text.ts'
import * as words from '../words/fields.generated.ts'

/** Most fields with a date are of a birthday, which has no calendar. */
const CalendarButton = lazy(async () => ({ default: (await import('../calendar/calendar-button.tsx')).CalendarButton }))

export interface DateFieldProps
  extends FieldProps, Pick<ComponentProps<'input'>, 'name' | 'disabled' | 'readOnly' | 'autoComplete'> {
  /** The text as typed so far, `MM/DD/YYYY` when it is whole; `isoFromDateText` returns null unless it is a real date. */
  value: string
  onChange: (text: string) => void
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined
  /** Adds a button that opens a month of days, for days near today; `past` offers none after today. Never for a birth date. */
  calendar?: 'any' | 'past' | undefined
}

/** A date typed as MM/DD/YYYY. The slashes are added while typing, and dates in other common forms can be pasted. */
export function DateField(props: DateFieldProps) {
  const [field, { value, onChange, calendar, ...input }] = splitField(props)
  return (
    <Field {...field}>
      {(control) => (
        <span className={controlClass({ invalid: Boolean(field.error) })}>
          <MaskedInput
            {...input}
            {...control}
            type="text"
            inputMode="numeric"
            placeholder={words.mmDdYyyy()}
            format={withSlashes}
            toDigits={digitsOfDate}
            readPasted={dateTextFromPaste}
            value={value}
            onChange={onChange}
            onKeyDown={(event) => completeAtSlash(event, onChange)}
          />
          {calendar !== undefined && !input.readOnly && (
            <Suspense>
              <CalendarButton
                label={field.label}
                value={isoFromDateText(value)}
                notFuture={calendar === 'past'}
                disabled={input.disabled}
                onChoose={(iso) => onChange(dateTextFromIso(iso))}
              />
            </Suspense>
          )}
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
