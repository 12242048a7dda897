import { maximumCents, roundToCents } from '../money/cents.ts'

/** The largest amount of dollars accepted anywhere; see `maximumCents`. */
export const maximumDollars = maximumCents / 100

/** Throws a RangeError that names the field unless the value lies between the bounds, both included. */
export function requireBetween(field: string, value: number, minimum: number, maximum: number): void {
  if (!(value >= minimum && value <= maximum)) {
    throw new RangeError(`${field} must be between ${minimum} and ${maximum}`)
  }
}

/** Throws a RangeError that names the field unless the value is whole and between the bounds, both included. */
export function requireWhole(field: string, value: number, minimum: number, maximum: number): void {
  if (!Number.isInteger(value) || value < minimum || value > maximum) {
    throw new RangeError(`${field} must be a whole number between ${minimum} and ${maximum}`)
  }
}

/** Throws a RangeError that names the field unless the value is one of an enum's numbers. */
export function requireMember(field: string, value: number, members: Readonly<Record<string, number>>): void {
  if (!Object.values(members).includes(value)) {
    throw new RangeError(`${field} must be one of ${Object.values(members).join(', ')}`)
  }
}

/**
 * Returns an amount of dollars, rounded to whole cents. Throws a RangeError that names the field if it is negative, not
 * finite or above ninety billion.
 */
export function requireDollars(field: string, dollars: number): number {
  if (!(dollars >= 0 && dollars <= maximumDollars)) {
    throw new RangeError(`${field} must be an amount of dollars of at least 0`)
  }
  return roundToCents(dollars)
}
