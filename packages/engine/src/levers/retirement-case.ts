import { type Household, type RetirementOptions, toHousehold } from '../retirement/household.ts'
import { projectHousehold } from '../retirement/project-retirement.ts'
import type { RetirementMember, RetirementPerson } from '../retirement/retirement-person.ts'
import { outOf100, successRate } from '../retirement/simulation/chance.ts'
import { sustainableSpending } from '../retirement/sustainable-spending.ts'
import type { LeverChange } from './lever.ts'
import { inTodaysDollars } from '../money/cents.ts'

/** An employer's match: what it adds to each dollar, up to a share of the income. */
export interface MatchTerms {
  readonly matchRate: number
  readonly matchLimit: number
}

const withRetirement = (
  person: RetirementPerson,
  change: Partial<RetirementPerson['retirement']>,
): RetirementPerson => ({ ...person, retirement: { ...person.retirement, ...change } })

const withPartner = (person: RetirementPerson, change: Partial<RetirementMember['retirement']>): RetirementPerson => ({
  ...person,
  spouse: person.spouse && { ...person.spouse, retirement: { ...person.spouse.retirement, ...change } },
})

/** Returns the plan with one change. Expenses are a month's. */
function applied(person: RetirementPerson, { key, value }: LeverChange): RetirementPerson {
  switch (key) {
    case 'savingsRate':
      return { ...person, rates: { ...person.rates, savings: value } }
    case 'employerMatch':
      return { ...person, rates: { ...person.rates, employerMatch: value } }
    case 'retirementAge':
      return withRetirement(person, { age: value })
    case 'partnerRetirementAge':
      return withPartner(person, { age: value })
    case 'claimingAge':
      return withRetirement(person, { claimingAge: value })
    case 'partnerClaimingAge':
      return withPartner(person, { claimingAge: value })
    case 'retirementExpenses':
      return withRetirement(person, { expenses: value * 12 })
    case 'retirementFund':
      return withRetirement(person, { fund: value })
    default:
      throw new RangeError('key must be a fact of a retirement plan')
  }
}

/** Returns a plan with the changes of a lever; what the lever says is then what the plan shows, to the bit. */
export const withChanges = (person: RetirementPerson, changes: readonly LeverChange[]): RetirementPerson =>
  changes.reduce(applied, person)

/** What a plan comes to: the futures, the fund at retirement and the most that can be spent a year, in today's dollars. */
export interface LeverOutcome {
  /** The share of futures, not rounded. Every run has the same seed, so a difference is the change's, not chance's. */
  readonly rate: number
  readonly futures: number
  readonly fund: number
  readonly spending: number
}

const fundOf = (household: Household): number =>
  inTodaysDollars(projectHousehold(household).balanceAtRetirementAge, household.retirementYear, household.inflation)

/** Returns the fund at retirement and the most that can be spent a year, without any simulation. */
export function figuresAtRetirement(
  person: RetirementPerson,
  options: RetirementOptions,
): Pick<LeverOutcome, 'fund' | 'spending'> {
  const household = toHousehold(person, options)
  return { fund: fundOf(household), spending: sustainableSpending(household) }
}

export function outcomeOf(person: RetirementPerson, options: RetirementOptions): LeverOutcome {
  const rate = successRate(person, options)
  return { rate, futures: outOf100(rate), ...figuresAtRetirement(person, options) }
}
