import { toCents, toDollars } from '../money/cents.ts'
import { isCounted } from './linked-account.ts'

interface SummedAccount {
  readonly isLinked: boolean
  readonly isDeleted: boolean
  readonly latestBalance: number
}

/** How a form field stands to the accounts that fill it (specification section 4). */
export type LinkedValueState = 'unbroken' | 'broken' | 'unsynced'

/** The error of a form that needs at least one linked account, and its text (specification section 5, Q-LINK-2). */
export const nothingLinked = 'nothingLinked'
export const nothingLinkedMessage = 'Please link at least one account.'

/** Dollars; values nearer to each other are the same (Q-LINK-1). */
const smallestDifference = 0.005

/** The latest balances of all linked accounts that are not deleted, in dollars; what is owed is negative (Q-LINK-1). */
export const latestLinkedSum = (accounts: readonly SummedAccount[]): number =>
  toDollars(accounts.filter(isCounted).reduce((sum, { latestBalance }) => sum + toCents(latestBalance), 0))

/** 'nothingLinked' when no account is linked that is not deleted; null when all is well (LINK-19). */
export const linkingFault = (
  accounts: readonly { readonly isLinked: boolean; readonly isDeleted: boolean }[],
): typeof nothingLinked | null => (accounts.some(isCounted) ? null : nothingLinked)

/**
 * How a field's value (dollars; null while it is empty) stands to its linked accounts. Null when none is linked.
 *
 * 'unsynced': one of them has a sync issue, so nobody knows whether the value holds; it goes before the other two.
 * 'broken': the person typed another value than the accounts' latest sum, or none. 'unbroken': the two differ by less
 * than half a cent. Throws a RangeError for a balance with a third decimal.
 *
 * Worked example: accounts of 60 and 40, value 100 is unbroken; value 120 is broken; either is unsynced as soon as one
 * of the two has a sync issue.
 *
 * Source: specification section 4, Q-LINK-1.
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
