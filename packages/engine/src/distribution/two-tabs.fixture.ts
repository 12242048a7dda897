import fc from 'fast-check'
import { PlanType } from '../goals/plan-type.ts'
import { anyPerson } from '../retirement/any-person.fixture.ts'
import { projectRetirement } from '../retirement/project-retirement.ts'
import { asOf } from '../retirement/retirement-people.fixture.ts'
import type { RetirementPerson } from '../retirement/retirement-person.ts'
import { verdictOf } from '../verdict/verdict-of.ts'
import { distributionOfRetirement } from './distribution-of-retirement.ts'
import { successRate } from '../retirement/simulation/chance.ts'

/** Returns the fund's balances in today's dollars, by its own recursion: real returns, draws at the year's start. */
function ownBalances(person: RetirementPerson): number[] {
  const { years, retirementYears } = projectRetirement(person, { asOf })
  const { inflation = 0, retirementReturn = 0 } = person.rates ?? {}
  const from = years.length - 1 - retirementYears
  const real = (1 + retirementReturn) / (1 + inflation)
  const price = (year: number) => (1 + inflation) ** year
  let balance = (years[from]?.balance ?? 0) / price(from)
  const balances = [balance]
  for (const { year, need, socialSecurity, pensions, otherIncome, spouseEarnings, contributions } of years.slice(
    from,
    -1,
  )) {
    const draw = (need - socialSecurity - pensions - otherIncome - spouseEarnings) / price(year)
    const added = contributions / price(year + 1) + (years[year + 1]?.lumpSums ?? 0) / price(year + 1)
    balance = Math.max(0, balance - draw) * real + added
    balances.push(balance)
  }
  return balances
}

const outcomeOf = (person: RetirementPerson) => ({
  projection: projectRetirement(person, { asOf }),
  inflation: person.rates?.inflation ?? 0,
  successRate: successRate(person, { asOf }),
  withStateTax: null,
  savingsRate: person.rates?.savings ?? null,
  today: null,
  spending: {
    planned: person.retirement.expenses / 12,
    sustainable: distributionOfRetirement(person, { asOf }).spending / 12,
  },
})

/** Returns in what the tabs of plans 1 and 12 differ for a household. */
function faultsOf(person: RetirementPerson): string[] {
  const projection = projectRetirement(person, { asOf })
  const { rows, yearsFundWillLast, isOnTrack } = distributionOfRetirement(person, { asOf })
  const outcome = outcomeOf(person)
  const one = verdictOf({ planType: PlanType.RETIREMENT, missing: [], outcome })
  const twelve = verdictOf({ planType: PlanType.DISTRIBUTION_PLANNING, missing: [], outcome })
  const balances = ownBalances(person)
  const isFar = (balance: number, index: number) => !(Math.abs(balance - (balances[index] ?? Number.NaN)) < 0.005)
  const differs = {
    years: yearsFundWillLast !== projection.yearsRetirementFundWillLast,
    goal: isOnTrack !== projection.meetingRetirementGoal,
    'number of rows': rows.length !== projection.retirementYears,
    rows: rows.some((row, index) => isFar(row.startBalance, index) || isFar(row.endBalance, index + 1)),
    figure: JSON.stringify(twelve.figure) !== JSON.stringify(one.figure),
    band: twelve.band !== one.band,
    word: twelve.word !== one.word,
  }
  return Object.entries(differs).flatMap(([what, isSo]) => (isSo ? [what] : []))
}

/** Compares the two tabs of generated households; returns each that differs. */
export const twoTabsFaults = (seed: number, households: number): string[] =>
  fc.sample(anyPerson, { seed, numRuns: households }).flatMap((person) => {
    const faults = faultsOf(person)
    return faults.length === 0 ? [] : [`${faults.join(', ')}: ${JSON.stringify(person)}`]
  })
