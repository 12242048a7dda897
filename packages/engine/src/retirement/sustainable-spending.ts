import { maximumDollars } from '../guards/require.ts'
import { toCents, toDollars } from '../money/cents.ts'
import type { Household } from './household.ts'
import { projectHousehold } from './project-retirement.ts'

const lasts = (household: Household, cents: number): boolean =>
  projectHousehold({ ...household, expenses: cents / 100 }).meetingRetirementGoal

/** Returns a whole number of cents at which the fund does not last, or the largest amount there is. */
function tooMuch(household: Household): number {
  const most = toCents(maximumDollars)
  let cents = Math.max(100, Math.ceil(household.expenses * 100))
  while (cents < most && lasts(household, cents)) cents *= 2
  return Math.min(cents, most)
}

/**
 * Returns the highest spending a year, in today's dollars and whole cents, with which the fund just lasts at average
 * returns. The tax rate stays as it is. More spending never makes a fund last longer, so bisection finds it.
 *
 * Worked example: 350,000 at 62 for four years without returns or other income, at a tax rate of 0.25: 350,000 ÷ 4 ×
 * 0.75 = 65,625 a year. Without a year of retirement to pay for, it is the planned spending.
 */
export function sustainableSpending(household: Household): number {
  if (household.retirementYear >= household.horizon) return household.expenses
  let low = 0
  let high = tooMuch(household)
  if (lasts(household, high)) return toDollars(high)
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (lasts(household, middle)) low = middle
    else high = middle
  }
  return toDollars(low)
}
