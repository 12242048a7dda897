import { roundToCents } from '../money/cents.ts'

/** What a person does first, in this order. */
export const firstThings = ['aboutMe', 'match', 'account', 'goal', 'budget'] as const
type FirstThing = (typeof firstThings)[number]

/** About how long each takes. */
export const minutesOf: Readonly<Record<FirstThing, number>> = { aboutMe: 1, match: 1, account: 2, goal: 2, budget: 1 }

export interface GettingStartedFacts {
  readonly birthDate: string | null
  /** Dollars a year; null while it is unknown. */
  readonly annualIncome: number | null
  /** The part of pay that the person said they save; null while they have not said it. */
  readonly savingsRate: number | null
  /** The employer's match: what it adds to each dollar, and up to which part of pay; 0 where there is none. */
  readonly matchRate: number
  readonly matchLimit: number
  readonly accountCount: number
  readonly goalCount: number
  readonly budgetCount: number
}

interface StartItem {
  readonly key: FirstThing
  readonly isDone: boolean
  readonly minutes: number
}

export interface GettingStarted {
  readonly items: readonly StartItem[]
  /** What the employer adds at most; null without a match. `amount` is dollars a year, null while pay is unknown. */
  readonly match: { readonly rate: number; readonly limit: number; readonly amount: number | null } | null
}

/**
 * Returns what there is to do for a person who has just come, and what of it is done. Without a match at work, nothing is said of one.
 * Worked example: 50 cents a dollar up to 6 % of 62,000 a year: 0.5 × 0.06 × 62,000 = 1,860.
 */
export function gettingStarted(facts: GettingStartedFacts): GettingStarted {
  const { matchRate: rate, matchLimit: limit, annualIncome } = facts
  const hasMatch = rate > 0 && limit > 0
  const isDone: Readonly<Record<FirstThing, boolean>> = {
    aboutMe: facts.birthDate !== null && annualIncome !== null,
    match: facts.savingsRate !== null && facts.savingsRate >= limit,
    account: facts.accountCount > 0,
    goal: facts.goalCount > 0,
    budget: facts.budgetCount > 0,
  }
  return {
    items: firstThings
      .filter((key) => key !== 'match' || hasMatch)
      .map((key) => ({ key, isDone: isDone[key], minutes: minutesOf[key] })),
    match: hasMatch
      ? { rate, limit, amount: annualIncome === null ? null : roundToCents(rate * limit * annualIncome) }
      : null,
  }
}
