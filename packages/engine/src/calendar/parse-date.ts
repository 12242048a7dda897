import { inputLimits } from '../figures/input-limits.ts'
import { civilDayOf, type IsoDate, isoDateOf, isRealDate } from './iso-date.ts'

/** Why a typed date is refused: it is no date, or lies before or after its bound. Keys of the form's messages. */
export type DateError = 'date' | 'minDate' | 'maxDate'

export interface ParseDateOptions {
  /** Today; what 'now' means. */
  readonly asOf: IsoDate
  /** How many years before the current one the default lower bound lies, on 01/01 (Q-FIELD-2). */
  readonly minYearsBack?: number
  /** A lower bound other than the default. */
  readonly minDate?: IsoDate
  /** There is no upper bound unless one is given; `asOf` for 'not in the future'. */
  readonly maxDate?: IsoDate
}

export type ParsedDate =
  | { readonly date: IsoDate; readonly error: null }
  | { readonly date: null; readonly error: DateError }

const american = /^(\d{2})\/(\d{2})\/(\d{4})$/
const iso = /^(\d{4}-\d{2}-\d{2})(?:T.*)?$/i

/** The first of January of the current year less a number of years: what the word 'min' stands for. */
export const defaultMinDate = (asOf: IsoDate, minYearsBack: number = inputLimits.maxAge): IsoDate =>
  isoDateOf(`${civilDayOf(asOf).year - minYearsBack}-01-01`)

/** The day as written, not the instant: '2020-01-31T00:00:00' is the 31st in every time zone. */
function readDay(text: string, asOf: IsoDate, earliest: IsoDate): IsoDate | null {
  if (text === 'now') return isoDateOf(asOf)
  if (text === 'min') return earliest
  const typed = american.exec(text)
  const day = typed === null ? iso.exec(text)?.[1] : `${typed[3]}-${typed[1]}-${typed[2]}`
  return day !== undefined && isRealDate(day) ? day : null
}

/**
 * Reads a typed or stored date: mm/dd/yyyy, yyyy-mm-dd with or without a time, or the words now and min (specification
 * section 5, "Dates"). Gives the day, or the key of the error; bounds themselves are allowed. Spaces around and the
 * case of the words do not matter. Throws only when an option is not a real day.
 */
export function parseDate(text: string, options: ParseDateOptions): ParsedDate {
  const { asOf, maxDate } = options
  const earliest = isoDateOf(options.minDate ?? defaultMinDate(asOf, options.minYearsBack))
  const date = readDay(text.trim().toLowerCase(), asOf, earliest)
  if (date === null) return { date: null, error: 'date' }
  if (date < earliest) return { date: null, error: 'minDate' }
  if (maxDate !== undefined && date > isoDateOf(maxDate)) return { date: null, error: 'maxDate' }
  return { date, error: null }
}
