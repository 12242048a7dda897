import { AccountGroup } from './account-types.ts'

/**
 * The balance with the sign its group demands: a liability is minus the absolute value, an asset the absolute value
 * (ACCT-09, ACCT-11, ACCT-13, Q-ACCT-6). For balances that a person types or that a form fills in; what a bank states
 * stays as stated. Keeps the unit it is given; never gives negative zero.
 */
export function signedBalance({ groupName, balance }: { groupName: AccountGroup; balance: number }): number {
  const magnitude = Math.abs(balance)
  return groupName === AccountGroup.LIABILITY && magnitude > 0 ? -magnitude : magnitude
}
