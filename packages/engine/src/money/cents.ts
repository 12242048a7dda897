/** Moves the decimal point in the number's text, because `* 100` adds binary noise (1.005 * 100 is 100.49999…). */
const shiftDecimalPoint = (value: number, places: number): number => {
  const [digits, exponent = '0'] = String(value).split('e')
  return Number(`${digits}e${Number(exponent) + places}`)
}

/** A double holds 15 decimal digits exactly. Further digits are noise of earlier sums. */
const faithfulDigits = 15

/**
 * Rounds to a number of decimals, half away from zero, as on paper: 1.005 to 1.01 and -1.005 to -1.01. Never returns
 * negative zero. Throws a RangeError when the value is not finite.
 */
export function roundHalfAway(value: number, decimals: number): number {
  if (!Number.isFinite(value)) throw new RangeError('value must be a finite number')
  const magnitude = Number(Math.abs(value).toPrecision(faithfulDigits))
  const rounded = shiftDecimalPoint(Math.round(shiftDecimalPoint(magnitude, decimals)), -decimals)
  return value < 0 && rounded > 0 ? -rounded : rounded
}

/**
 * The largest amount that is accepted anywhere, positive or negative: ninety billion dollars. Doubles keep cents far
 * above it.
 */
export const maximumCents = 9_000_000_000_000

/**
 * The limit of all amounts of one person, added up without their signs: nine trillion dollars. It is a tenth of what
 * doubles can count in whole cents, so no sum of these amounts, and no difference of two sums, loses a cent.
 */
export const maximumTotalCents = 900_000_000_000_000

/** Returns the largest error of a sum of two-decimal dollars, far below the smallest third decimal. */
const floatNoise = (dollars: number): number => 1e-6 + Math.abs(dollars) * 8 * Number.EPSILON

function centsWithin(maximum: number, inWords: string, dollars: number): number {
  if (!Number.isFinite(dollars)) throw new RangeError('dollars must be a finite number')
  const cents = Math.round(dollars * 100)
  if (Math.abs(cents) > maximum) throw new RangeError(`dollars must be within ${inWords}`)
  if (Math.abs(dollars - cents / 100) > floatNoise(dollars)) {
    throw new RangeError('dollars must have at most two decimals')
  }
  return cents === 0 ? 0 : cents
}

/**
 * Converts decimal dollars, as in requests and answers, to integer cents, as in the store and in sums.
 *
 * Accepts the noise of binary sums (0.1 + 0.2), but no third decimal: that is the caller's mistake, because rounding is
 * explicit with `roundToCents`. Throws a RangeError when the value is not finite, has more than two decimals, or is
 * beyond `maximumCents`, positive or negative. Never returns negative zero.
 */
export const toCents = (dollars: number): number => centsWithin(maximumCents, 'ninety billion', dollars)

/**
 * Like `toCents`, for sums: a month's income or all the interest of a loan may be above `maximumCents`, which limits
 * single amounts. Throws a RangeError for sums that cannot be counted in whole cents.
 */
export const totalToCents = (dollars: number): number =>
  centsWithin(Number.MAX_SAFE_INTEGER, 'ninety trillion', dollars)

/**
 * Converts integer cents to decimal dollars with at most two decimals. Throws a RangeError when not a whole number of
 * cents.
 */
export function toDollars(cents: number): number {
  if (!Number.isSafeInteger(cents)) throw new RangeError('cents must be a whole number')
  return cents === 0 ? 0 : cents / 100
}

/** Converts a sum of many amounts to dollars, limited to plus or minus `maximumTotalCents`. */
export const totalToDollars = (cents: number): number =>
  toDollars(Math.max(-maximumTotalCents, Math.min(maximumTotalCents, cents)))

/**
 * Rounds dollars to whole cents, half away from zero, still in dollars: 1.005 to 1.01, -1.005 to -1.01. Throws a
 * RangeError when the value is not finite. Source: CONST-24.
 */
export const roundToCents = (dollars: number): number => roundHalfAway(dollars, 2)

/**
 * Returns what an amount of a later year buys, in today's dollars: amount ÷ (1 + inflation)^years, unrounded.
 *
 * Worked example: 1,253,680.34 in 27 years at 2.5 % a year is 643,639.14 today.
 */
export const inTodaysDollars = (amount: number, years: number, inflation: number): number =>
  amount / (1 + inflation) ** years
