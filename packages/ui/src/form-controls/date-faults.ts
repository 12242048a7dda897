import { type IsoDate, parseDate } from '@evenkeel/engine'
import { isoFromDateText } from '../date-field/date-text.ts'
import { fieldMessages } from '../field/field-messages.ts'
import type { FieldMeta } from '../use-form/form-definition.ts'

/** Returns what is wrong with a typed date, or undefined: it has to be a real day, complete, and not after today if the field says so. */
export function dateFault({ notFuture = false }: FieldMeta, text: string, today?: IsoDate): string | undefined {
  const date = isoFromDateText(text)
  if (date === null) return fieldMessages.date
  return notFuture && today !== undefined && date > today ? fieldMessages.date : undefined
}

const lifeMessages = {
  date: fieldMessages.dateField,
  maxDate: fieldMessages.dateFieldMaximum,
  minDate: fieldMessages.dateFieldMinimum,
} as const

/** Returns what is wrong with a date of a person's life, or undefined, in words without a full stop (FORM-20 to FORM-22). */
export function lifeDateFault(text: string, today: IsoDate): string | undefined {
  const { error } = parseDate(text, { maxDate: today, asOf: today })
  return error === null ? undefined : lifeMessages[error]
}
