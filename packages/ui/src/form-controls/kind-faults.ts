import { formatMoney, type IsoDate, parseDate, roundToCents } from '@evenkeel/engine'
import { isoFromDateText } from '../date-field/date-text.ts'
import { fieldMessages } from '../field/field-messages.ts'
import type { FieldMeta } from '../use-form/form-definition.ts'

/** Returns what is wrong with an amount, or undefined. NaN is a text that is no number. */
export function moneyFault(
  { subtype = 'positive', currency, ...bounds }: FieldMeta,
  value: number,
): string | undefined {
  if (!Number.isFinite(value)) return fieldMessages.currency
  if (subtype === 'positive' && value < 0) return fieldMessages.currencyPositive
  if (subtype === 'negative' && value >= 0) return fieldMessages.currencyNegative
  if (subtype === 'nonzero' && value <= 0) return fieldMessages.currencyNonZero
  return boundFault(value, bounds, (bound) => formatMoney(bound, currency === undefined ? {} : { currency }))
}

/** Returns what is wrong with a fraction, or undefined; its bounds are in percent. Only `negative` accepts one below 0 (Q-FIELD-3). */
export function percentFault({ subtype = 'any', ...bounds }: FieldMeta, value: number): string | undefined {
  if (!Number.isFinite(value)) return fieldMessages.percentage
  if (subtype === 'positive' && value < 0) return fieldMessages.percentagePositive
  if (subtype === 'negative' && value >= 0) return fieldMessages.percentageNegative
  if ((subtype === 'nonzero' && value <= 0) || (subtype === 'any' && value < 0)) return fieldMessages.percentage
  return boundFault(roundToCents(value * 100), bounds, (bound) => `${String(bound)}%`)
}

/** Returns what is wrong with a plain number, or undefined: at least 0 unless its subtype or its bounds say otherwise. */
export function countFault({ subtype, whole = false, ...bounds }: FieldMeta, value: number): string | undefined {
  const { min = subtype === undefined ? 0 : undefined, max } = bounds
  if (!Number.isFinite(value) || (whole && !Number.isInteger(value))) return fieldMessages.numeric
  if (subtype === 'nonzero' && value <= 0) return fieldMessages.numericNonZero
  if ((subtype === 'positive' && value < 0) || (subtype === 'negative' && value >= 0)) return fieldMessages.numeric
  return boundFault(value, { min, max }, String)
}

/** Returns the message of the bound that a number exceeds, in the unit that is typed. The bound itself is allowed. */
function boundFault(
  value: number,
  { min, max }: Pick<FieldMeta, 'min' | 'max'>,
  inWords: (bound: number) => string,
): string | undefined {
  if (min !== undefined && value < min) return fieldMessages.atLeast(inWords(min))
  if (max !== undefined && value > max) return fieldMessages.atMost(inWords(max))
  return undefined
}

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
