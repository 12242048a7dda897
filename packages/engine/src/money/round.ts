/** Moves the decimal point in the number's text, where `* 100` would add binary noise (1.005 * 100 is 100.49999…). */
const shiftDecimalPoint = (value: number, places: number): number => {
  const [digits, exponent = '0'] = String(value).split('e')
  return Number(`${digits}e${Number(exponent) + places}`)
}

/** A double holds 15 decimal digits faithfully; what lies beyond them is noise of earlier sums. */
const faithfulDigits = 15

/**
 * Rounds to a number of decimals, half away from zero, as people round on paper: 1.005 gives 1.01 and -1.005 gives
 * -1.01. Never gives negative zero. Throws a RangeError when the value is not finite.
 */
export function roundHalfAway(value: number, decimals: number): number {
  if (!Number.isFinite(value)) throw new RangeError('value must be a finite number')
  const magnitude = Number(Math.abs(value).toPrecision(faithfulDigits))
  const rounded = shiftDecimalPoint(Math.round(shiftDecimalPoint(magnitude, decimals)), -decimals)
  return value < 0 && rounded > 0 ? -rounded : rounded
}
