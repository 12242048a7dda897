/**
 * Returns what an amount of a later year buys, in today's dollars: amount ÷ (1 + inflation)^years, unrounded.
 *
 * Worked example: 1,253,680.34 in 27 years at 2.5 % a year is 643,639.14 today.
 */
export const inTodaysDollars = (amount: number, years: number, inflation: number): number =>
  amount / (1 + inflation) ** years
