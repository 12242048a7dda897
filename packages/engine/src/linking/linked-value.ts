import { toCents, totalToDollars } from '../money/cents.ts'
import { isCounted } from './linked-account.ts'

interface SummedAccount {
  readonly isLinked: boolean
  readonly isDeleted: boolean
  readonly latestBalance: number
}

/** How a form field's value compares with the accounts that fill it (LINK-07). */
export type LinkedValueState = 'unbroken' | 'broken' | 'unsynced'

/** What a form says that needs at least one linked account. Source: LINK-19, Q-LINK-2. */
export const nothingLinkedMessage = 'Please link at least one account.'

/** Dollars. Values that differ by less are equal. Source: Q-LINK-1. */
const smallestDifference = 0.005

/**
 * Returns the sum of the latest balances of all linked accounts that are not deleted, in dollars; debts are negative.
 * Source: Q-LINK-1.
 */
export const latestLinkedSum = (accounts: readonly SummedAccount[]): number =>
  totalToDollars(accounts.filter(isCounted).reduce((sum, { latestBalance }) => sum + toCents(latestBalance), 0))

/**
 * Compares a field's value (dollars; null while it is empty) with its linked accounts. Returns null if none is linked.
 *
 * 'unsynced': an account has a sync issue, so it is unknown whether the value is right; this comes before the other
 * two. 'broken': the value differs from the accounts' latest sum, or is null. 'unbroken': the two differ by less than
 * half a cent. Throws a RangeError for a balance with a third decimal.
 *
 * Worked example: with accounts of 60 and 40, value 100 is unbroken and value 120 is broken; both are unsynced if one
 * of the accounts has a sync issue.
 *
 * Source: LINK-08 to LINK-10, Q-LINK-1.
 */
export function linkedValueState(
  accounts: readonly (SummedAccount & { readonly hasSyncIssue: boolean })[],
  value: number | null,
): LinkedValueState | null {
  const counted = accounts.filter(isCounted)
  if (counted.length === 0) return null
  if (counted.some(({ hasSyncIssue }) => hasSyncIssue)) return 'unsynced'
  const matches = value !== null && Math.abs(value - latestLinkedSum(counted)) < smallestDifference
  return matches ? 'unbroken' : 'broken'
}
