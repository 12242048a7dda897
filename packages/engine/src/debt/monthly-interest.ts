/** Divides percent a year to get a fraction a month. */
const percentMonths = 1200

/** A rate with more decimals than this is noise of earlier sums. An exact half cannot be found in it. */
const finestUnit = 1e12

/** Returns the smallest power of ten that makes the rate a whole number: 1 for whole percents, 100 for 19.99. */
function rateUnit(interestRate: number): number {
  let unit = 1
  while (unit < finestUnit && Math.round(interestRate * unit) / unit !== interestRate) unit *= 10
  return unit
}

/** Returns the fraction of the balance that a month adds, for a rate in percent a year. */
export const monthlyRate = (interestRate: number): number => interestRate / percentMonths

/**
 * Returns what to add to balance · monthlyRate before cutting to whole cents, so that exact halves round up.
 *
 * True interest is a whole multiple of 1/(1200 · unit) of a cent. Half of that, added to one half, lifts an exact half
 * that binary numbers made a little too small, and lifts nothing else. This holds while a month's amounts stay below
 * 2^50 / (1200 · unit) cents: 93 million dollars a month at two decimals of a percent.
 */
export function roundingLift(debts: readonly { readonly interestRate: number }[]): number {
  let finest = 1
  for (const { interestRate } of debts) finest = Math.max(finest, rateUnit(interestRate))
  return 0.5 + 0.5 / (percentMonths * finest)
}

/**
 * Returns a month's interest in cents: balance (cents, 0 or more) · interestRate (percent a year, 0 or more) / 1200,
 * halves rounded up. 90_900 at 12 is 909. Source: DEBT-10, Q-DEBT-1.
 */
export const monthlyInterest = (balance: number, interestRate: number): number =>
  Math.floor(balance * monthlyRate(interestRate) + roundingLift([{ interestRate }]))
