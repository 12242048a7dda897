/** The field's name in the model, for the error, and its bounds. */
export interface Bounds {
  readonly min?: number
  readonly max?: number
}

const within = (value: number, { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: Bounds): boolean =>
  Number.isFinite(value) && value >= min && value <= max

const inWords = ({ min, max }: Bounds): string =>
  [min === undefined ? '' : ` from ${min}`, max === undefined ? '' : ` up to ${max}`].join('')

/**
 * Returns the value, or its default if it is left out. Throws a RangeError that names the field if it is not finite or
 * out of bounds.
 */
export function checkedNumber(
  field: string,
  value: number | null | undefined,
  otherwise: number,
  bounds: Bounds,
): number {
  const number = value ?? otherwise
  if (!within(number, bounds)) throw new RangeError(`${field} must be a number${inWords(bounds)}`)
  return number
}

/** Like `checkedNumber`, for whole years. */
export function checkedYears(
  field: string,
  value: number | null | undefined,
  otherwise: number,
  bounds: Bounds,
): number {
  const years = checkedNumber(field, value, otherwise, bounds)
  if (!Number.isInteger(years)) throw new RangeError(`${field} must be a whole number of years`)
  return years
}
