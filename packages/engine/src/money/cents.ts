import { roundHalfAway } from './round.ts'

/** The largest amount that is accepted anywhere, either way: ninety billion dollars, far below where doubles lose cents. */
export const maximumCents = 9_000_000_000_000

/** What sums of two-decimal dollars may be off by, far below the smallest third decimal. */
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
 * Decimal dollars (as on the wire) to integer cents (as in the store and in every sum).
 *
 * Forgives float noise (0.1 + 0.2) and nothing else: a third decimal is a mistake of the caller, who rounds knowingly
 * with `roundToCents`. Throws a RangeError when the value is not finite, has more than two decimals, or lies beyond
 * `maximumCents` either way. Never gives negative zero.
 */
export const toCents = (dollars: number): number => centsWithin(maximumCents, 'ninety billion', dollars)

/**
 * As `toCents`, for what many amounts come to: a month's income or all the interest of a loan may lie beyond
 * `maximumCents`, which binds one amount alone. Throws a RangeError beyond what whole cents can be counted in.
 */
export const totalToCents = (dollars: number): number =>
  centsWithin(Number.MAX_SAFE_INTEGER, 'ninety trillion', dollars)

/** Integer cents to decimal dollars with at most two decimals. Throws a RangeError when not a whole number of cents. */
export function toDollars(cents: number): number {
  if (!Number.isSafeInteger(cents)) throw new RangeError('cents must be a whole number')
  return cents === 0 ? 0 : cents / 100
}

/**
 * Dollars rounded to whole cents, still in dollars: 1.005 gives 1.01, -1.005 gives -1.01 (half away from zero;
 * specification section 9, "rounding to cents"). Throws a RangeError when the value is not finite.
 */
export const roundToCents = (dollars: number): number => roundHalfAway(dollars, 2)
