/** Percent a year to a fraction a month. */
const percentMonths = 1200

/** A rate with more decimals than this is noise of earlier sums, in which no half can be told from a near half. */
const finestUnit = 1e12

/** 1 for whole percents, 100 for a rate like 19.99: the smallest power of ten that makes the rate a whole number. */
function unitOf(interestRate: number): number {
  let unit = 1
  while (unit < finestUnit && Math.round(interestRate * unit) / unit !== interestRate) unit *= 10
  return unit
}

/** The fraction of the balance that a month adds, for a rate in percent a year. */
export const monthlyRate = (interestRate: number): number => interestRate / percentMonths

/**
 * What to add to balance · monthlyRate before cutting to whole cents, so that halves round up exactly.
 *
 * True interest is a whole multiple of 1/(1200 · unit) of a cent, so half of that on top of one half lifts an exact
 * half that binary numbers wrote a little too small, and can lift nothing else. That holds while what a month moves
 * stays below 2^50 / (1200 · unit) cents: 93 million dollars a month at two decimals of a percent.
 */
export function roundingLift(debts: readonly { readonly interestRate: number }[]): number {
  let finest = 1
  for (const { interestRate } of debts) finest = Math.max(finest, unitOf(interestRate))
  return 0.5 + 0.5 / (percentMonths * finest)
}

/**
 * A month's interest in cents: balance (cents, 0 or more) · interestRate (percent a year, 0 or more) / 1200, halves
 * rounded up. 90_900 at 12 gives 909. Source: specification section 9, Q-DEBT-1.
 */
export const monthlyInterest = (balance: number, interestRate: number): number =>
  Math.floor(balance * monthlyRate(interestRate) + roundingLift([{ interestRate }]))
