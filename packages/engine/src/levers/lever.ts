/** One change of a plan: a fact of the household and its new value. */
export interface LeverChange {
  readonly key:
    | 'savingsRate'
    | 'employerMatch'
    | 'retirementAge'
    | 'partnerRetirementAge'
    | 'claimingAge'
    | 'partnerClaimingAge'
    | 'retirementExpenses'
    | 'retirementFund'
    | 'monthlyPayment'
    | 'oneOff'
  /** Money in dollars; expenses, payments and savings a month; rates as fractions. */
  readonly value: number
}

export type LeverKey =
  | 'saveOneMore'
  | 'saveToReach'
  | 'workLonger'
  | 'bothWorkLonger'
  | 'claimLater'
  | 'bothClaimLater'
  | 'spendLess'
  | 'addToFund'
  | 'spendMore'
  | 'retireEarlier'
  | 'together'
  | 'payMore'
  | 'endBy'
  | 'payFromSavings'

/** What can be changed, and what that does. Money is in today's dollars; what does not apply is 0. */
export interface Lever {
  readonly key: LeverKey
  readonly changes: readonly LeverChange[]
  /** Futures of 100 with the change; null where none are simulated. */
  readonly futures: number | null
  readonly gain: {
    readonly futures: number
    readonly dollarsAtRetirement: number
    readonly spendingAYear: number
    readonly months: number
    readonly interest: number
  }
  /** Whether the change alone reaches the goal. */
  readonly reaches: boolean
}

export const noGain = { futures: 0, dollarsAtRetirement: 0, spendingAYear: 0, months: 0, interest: 0 } as const

/**
 * Returns the smallest whole number from `low` up to `high` that is enough, by bisection; null if even `high` is not. For
 * conditions that stay true once they are.
 */
export function smallestEnough(low: number, high: number, isEnough: (value: number) => boolean): number | null {
  if (!isEnough(high)) return null
  let [below, enough] = [low - 1, high]
  while (enough - below > 1) {
    const middle = Math.floor((below + enough) / 2)
    if (isEnough(middle)) enough = middle
    else below = middle
  }
  return enough
}
