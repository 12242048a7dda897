import { inputLimits } from '../figures/input-limits.ts'
import { toCivilDay, type IsoDate, toIsoDate, isRealDate } from './iso-date.ts'

/** Why a typed date is refused: it is no date, or is before or after its bound. The form has a message for each key. */
type DateError = 'date' | 'minDate' | 'maxDate'

interface ParseDateOptions {
  /** Today, which is also the meaning of the word 'now'. */
  readonly asOf: IsoDate
  /** The default lower bound is 1 January this many years before the current year. Source: Q-FIELD-2. */
  readonly minYearsBack?: number
  /** A lower bound other than the default. */
  readonly minDate?: IsoDate
  /** No upper bound by default; pass `asOf` for 'not in the future'. */
  readonly maxDate?: IsoDate
}

type ParsedDate = { readonly date: IsoDate; readonly error: null } | { readonly date: null; readonly error: DateError }

const american = /^(\d{2})\/(\d{2})\/(\d{4})$/
const iso = /^(\d{4}-\d{2}-\d{2})(?:T.*)?$/i

/** Returns 1 January of the current year minus a number of years. The word 'min' means this day. */
export const defaultMinDate = (asOf: IsoDate, minYearsBack: number = inputLimits.maxAge): IsoDate =>
  toIsoDate(`${toCivilDay(asOf).year - minYearsBack}-01-01`)

/** Reads the day as written, not the instant: '2020-01-31T00:00:00' is the 31st in every time zone. */
function readDay(text: string, asOf: IsoDate, earliest: IsoDate): IsoDate | null {
  if (text === 'now') return toIsoDate(asOf)
  if (text === 'min') return earliest
  const typed = american.exec(text)
  const day = typed === null ? iso.exec(text)?.[1] : `${typed[3]}-${typed[1]}-${typed[2]}`
  return day !== undefined && isRealDate(day) ? day : null
}

/**
 * Reads a typed or stored date: mm/dd/yyyy, yyyy-mm-dd with or without a time, or the words now and min. Returns the
 * day, or the key of the error. The bounds are allowed. Ignores spaces around the text and the case of the words.
 * Throws only when an option is not a real day. Source: FORM-11 to FORM-14, FORM-17, FORM-18.
 */
export function parseDate(text: string, options: ParseDateOptions): ParsedDate {
  const { asOf, maxDate } = options
  const earliest = toIsoDate(options.minDate ?? defaultMinDate(asOf, options.minYearsBack))
  const date = readDay(text.trim().toLowerCase(), asOf, earliest)
  if (date === null) return { date: null, error: 'date' }
  if (date < earliest) return { date: null, error: 'minDate' }
  if (maxDate !== undefined && date > toIsoDate(maxDate)) return { date: null, error: 'maxDate' }
  return { date, error: null }
}
