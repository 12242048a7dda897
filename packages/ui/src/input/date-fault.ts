import { type IsoDate, parseDate, type ParseDateOptions } from '@evenkeel/engine'
import { isoFromDateText } from '../date-field/date-text.ts'
import { fieldMessages } from '../field/field-messages.ts'

/** `notfuture` has to be told which day today is. */
export type DateRule = { type: 'date'; required?: boolean | undefined } & (
  | { subtype?: 'any' | undefined; today?: IsoDate | undefined }
  | { subtype: 'notfuture'; today: IsoDate }
)

/** What is wrong with a date as typed, or undefined: it has to be a real day, written out, and with `notfuture` not after today. */
export function dateFault(rule: DateRule, value: string): string | undefined {
  if (value.trim() === '') return rule.required ? fieldMessages.required : undefined
  const date = isoFromDateText(value)
  if (date === null) return fieldMessages.date
  return rule.subtype === 'notfuture' && date > rule.today ? fieldMessages.date : undefined
}

const dateFieldMessages = {
  date: fieldMessages.dateField,
  maxDate: fieldMessages.dateFieldMaximum,
  minDate: fieldMessages.dateFieldMinimum,
} as const

/**
 * What is wrong with a date of a person's life, or undefined: the messages of the date form field, which are written
 * without a full stop (FORM-20 to FORM-22). For `validate` of a date input; an empty one is left to `required`.
 */
export function lifeDateFault(value: string, options: ParseDateOptions): string | undefined {
  if (value.trim() === '') return undefined
  const { error } = parseDate(value, { maxDate: options.asOf, ...options })
  return error === null ? undefined : dateFieldMessages[error]
}
