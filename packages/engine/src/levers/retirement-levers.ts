import { retirementDefaults, contributionLimit } from '../figures/retirement-defaults.ts'
import type { RetirementOptions } from '../retirement/household.ts'
import type { RetirementPerson } from '../retirement/retirement-person.ts'
import { outOf100, successRate } from '../retirement/simulation/chance.ts'
import type { Lever, LeverChange, LeverKey } from './lever.ts'
import { figuresAtRetirement, type LeverOutcome, type MatchTerms, outcomeOf, withChanges } from './retirement-case.ts'
import { lastEnough, meetsGoal } from './solve-rate.ts'

/** The share of futures that a lever solves for: five of 100 above on track, so that a bad month does not undo it. */
const goalRate = 0.8

/** Bounds of what is tried. */
const maxSavingsRate = 0.5
const maxRetirementAge = 75
const maxClaimingAge = 70
const spendingStep = 10
const fundStep = 1000
const firstFundSteps = 64
const maxFundSteps = 10_000
const maxTimesPlanned = 64
const oneMore = 0.01

export interface LeverCase {
  readonly person: RetirementPerson
  readonly options: RetirementOptions
  /** The employer's terms, so that the match moves with the savings; null if unknown, and the match then stays. */
  readonly match: MatchTerms | null
}

/** A case with what it comes to now. */
interface Bench extends LeverCase {
  readonly now: LeverOutcome
  /** The shares of futures that were simulated so far, by their changes. */
  readonly rates: Map<string, number>
}

/** Returns the share of futures with the changes, which is simulated once. */
function rateWith({ person, options, rates }: Bench, changes: readonly LeverChange[]): number {
  const key = JSON.stringify(changes)
  const rate = rates.get(key) ?? successRate(withChanges(person, changes), options)
  rates.set(key, rate)
  return rate
}

const thousandths = (rate: number): number => Math.round(rate * 1000)

function savingChanges({ match }: LeverCase, rate: number): LeverChange[] {
  const savings: LeverChange = { key: 'savingsRate', value: rate }
  if (match === null) return [savings]
  return [savings, { key: 'employerMatch', value: match.matchRate * Math.min(rate, match.matchLimit) }]
}

/** Runs the changes and returns the lever. */
function lever(bench: Bench, key: LeverKey, changes: readonly LeverChange[]): Lever {
  const { person, options, now } = bench
  const rate = rateWith(bench, changes)
  const futures = outOf100(rate)
  const then = figuresAtRetirement(withChanges(person, changes), options)
  return {
    key,
    changes,
    futures,
    gain: {
      futures: futures - now.futures,
      dollarsAtRetirement: Math.round(then.fund - now.fund),
      spendingAYear: Math.round(then.spending - now.spending),
      months: 0,
      interest: 0,
    },
    reaches: rate >= goalRate,
  }
}

const savingsRateOf = ({ person }: LeverCase): number => person.rates?.savings ?? retirementDefaults.savings
const retirementAgeOf = ({ person }: LeverCase): number =>
  Math.max(person.age, person.retirement.age ?? retirementDefaults.retirementAge)
const isWorking = (bench: LeverCase): boolean => retirementAgeOf(bench) > bench.person.age

/** The highest rate that the plan allows and the year's limit lets in, in thousandths. */
function highestRate({ annualIncome }: Pick<RetirementPerson, 'annualIncome'>): number {
  const byLimit = annualIncome > 0 ? contributionLimit / annualIncome : maxSavingsRate
  return Math.floor(Math.min(maxSavingsRate, byLimit) * 1000 + 1e-6)
}

/** Whether one percent more can be saved within the year's limit. */
export const canSaveOneMore = ({ annualIncome, rates }: Pick<RetirementPerson, 'annualIncome' | 'rates'>): boolean =>
  thousandths((rates?.savings ?? retirementDefaults.savings) + oneMore) <= highestRate({ annualIncome })

function* saving(bench: Bench): Generator<Lever> {
  if (!isWorking(bench) || bench.person.annualIncome === 0) return
  const from = thousandths(savingsRateOf(bench))
  const highest = highestRate(bench.person)
  const more = savingsRateOf(bench) + oneMore
  if (canSaveOneMore(bench.person)) yield lever(bench, 'saveOneMore', savingChanges(bench, thousandths(more) / 1000))
  if (highest <= from) return
  const rateAt = (rate: number) => rateWith(bench, savingChanges(bench, rate / 1000))
  const most = { at: highest, rate: rateAt(highest) }
  if (most.rate < goalRate) return
  const solved = lastEnough({ enough: most, short: { at: from, rate: bench.now.rate } }, { goal: goalRate, rateAt })
  yield lever(bench, 'saveToReach', savingChanges(bench, solved / 1000))
}

/** A year more of work can lower the futures (a partner's pay counts only from retirement on), so ages are scanned. */
function* working(bench: Bench): Generator<Lever> {
  const { person } = bench
  if (!isWorking(bench)) return
  const own = retirementAgeOf(bench)
  const partner = person.spouse?.retirement.age ?? retirementDefaults.retirementAge
  const plans: readonly (readonly [LeverKey, boolean])[] = [
    ['workLonger', false],
    ...(person.spouse ? [['bothWorkLonger', true] as const] : []),
  ]
  for (const [key, isBoth] of plans) {
    for (let years = 1; own + years <= maxRetirementAge; years++) {
      const partnerChange: LeverChange = { key: 'partnerRetirementAge', value: partner + years }
      const changes: LeverChange[] = [{ key: 'retirementAge', value: own + years }, ...(isBoth ? [partnerChange] : [])]
      const found = lever(bench, key, changes)
      yield found
      if (found.reaches) break
    }
  }
}

const claimsFrom = (age: number, chosen: number | undefined): number =>
  Math.min(maxClaimingAge, Math.max(62, chosen ?? age))

/** Own benefit first, then both. The age with the most futures, the earlier one if two are equal. */
function* claiming(bench: Bench): Generator<Lever> {
  const { person } = bench
  const own = claimsFrom(retirementAgeOf(bench), person.retirement.claimingAge)
  const { spouse } = person
  const partner = spouse
    ? claimsFrom(spouse.retirement.age ?? retirementDefaults.retirementAge, spouse.retirement.claimingAge)
    : maxClaimingAge
  const bestOf = (toChanges: (age: number) => LeverChange[], from: number): LeverChange[] | null => {
    let best: { readonly rate: number; readonly changes: LeverChange[] } | null = null
    for (let age = from + 1; age <= maxClaimingAge; age++) {
      const changes = toChanges(age)
      const rate = rateWith(bench, changes)
      if (rate > (best?.rate ?? bench.now.rate)) best = { rate, changes }
    }
    return best?.changes ?? null
  }
  // A benefit that was typed in or is paid already does not wait.
  const ownWaits = (person.socialSecurityIncome ?? 0) === 0 && person.age < maxClaimingAge
  const found = ownWaits ? bestOf((age) => [{ key: 'claimingAge', value: age }], Math.max(own, person.age)) : null
  if (found !== null) yield lever(bench, 'claimLater', found)
  if (!spouse || !ownWaits || (spouse.socialSecurityIncome ?? 0) > 0 || spouse.age >= maxClaimingAge) return
  const both = bestOf(
    (age) => [
      { key: 'claimingAge', value: Math.max(age, own) },
      { key: 'partnerClaimingAge', value: Math.max(age, partner) },
    ],
    Math.max(Math.min(own, partner), person.age, spouse.age),
  )
  if (both !== null) yield lever(bench, 'bothClaimLater', both)
}

/**
 * The highest spending a month, in steps, that reaches the goal. Less spending never lowers the futures. What just lasts
 * with average returns does so in about half of the futures: the line from there to the plan shows where to look first.
 */
function solvedSpending(bench: Bench, isMore: boolean): LeverChange[] | null {
  const { person, now } = bench
  const changesAt = (steps: number): LeverChange[] => [{ key: 'retirementExpenses', value: steps * spendingStep }]
  const planned = person.retirement.expenses / 12 / spendingStep
  const steps = Math.floor(planned)
  const ends = isMore
    ? { enough: { at: steps, rate: now.rate }, short: { at: steps * maxTimesPlanned + 2, rate: 0 } }
    : { enough: { at: 0, rate: 1 }, short: { at: steps + 1, rate: now.rate } }
  const average = { at: now.spending / 12 / spendingStep, rate: 0.5 }
  const solved = lastEnough(ends, {
    goal: goalRate,
    rateAt: (at) => rateWith(bench, changesAt(at)),
    guess: meetsGoal({ at: planned, rate: now.rate }, average, goalRate),
  })
  return solved === 0 ? null : changesAt(solved)
}

function* spending(bench: Bench): Generator<Lever> {
  const solved = solvedSpending(bench, false)
  if (solved !== null) yield lever(bench, 'spendLess', solved)
}

function* funding(bench: Bench): Generator<Lever> {
  const fund = bench.person.retirement.fund ?? 0
  const changesAt = (steps: number): LeverChange[] => [{ key: 'retirementFund', value: fund + steps * fundStep }]
  const rateAt = (steps: number) => rateWith(bench, changesAt(steps))
  let short = { at: 0, rate: bench.now.rate }
  let most = { at: firstFundSteps, rate: rateAt(firstFundSteps) }
  while (most.rate < goalRate && most.at < maxFundSteps) {
    const at = Math.min(most.at * 2, maxFundSteps)
    ;[short, most] = [most, { at, rate: rateAt(at) }]
  }
  if (most.rate < goalRate) return
  const solved = lastEnough({ enough: most, short }, { goal: goalRate, rateAt })
  yield lever(bench, 'addToFund', changesAt(solved))
}

/** What a plan above the goal leaves room for. It is never asked to save more. */
function* roomOf(bench: Bench): Generator<Lever> {
  const more = solvedSpending(bench, true)
  if (more !== null && (more[0]?.value ?? 0) * 12 > bench.person.retirement.expenses)
    yield lever(bench, 'spendMore', more)
  for (let age = bench.person.age; age < retirementAgeOf(bench); age++) {
    const changes: LeverChange[] = [{ key: 'retirementAge', value: age }]
    if (rateWith(bench, changes) < goalRate) continue
    yield lever(bench, 'retireEarlier', changes)
    return
  }
}

/** The years of work that are tried with another change. */
const yearsTogether = 2

/** The two small changes with the largest gain, together, where none reaches the goal alone. */
function* together(bench: Bench, found: readonly Lever[]): Generator<Lever> {
  const work = found.filter(({ key }) => key === 'workLonger')[yearsTogether - 1]
  const others = found.filter(({ key }) => key === 'saveOneMore' || key === 'claimLater' || key === 'bothClaimLater')
  const byGain = [...(work ? [work] : []), ...others].toSorted((a, b) => b.gain.futures - a.gain.futures)
  const [first] = byGain
  const second = byGain.find((one) => one !== first && !isSameKind(one, first))
  if (first && second) yield lever(bench, 'together', [...first.changes, ...second.changes])
}

const isClaim = ({ key }: Lever): boolean => key === 'claimLater' || key === 'bothClaimLater'
const isSameKind = (one: Lever, other: Lever | undefined): boolean =>
  other !== undefined && isClaim(one) && isClaim(other)

/**
 * Returns what would help a retirement plan, one lever after another in the order of a list, so that a worker can answer
 * as they come and stop when the input changes. Each is solved for 80 of 100 futures: by bisection where that is
 * monotone (saving, spending, fund), by trying each age where it is not. A plan that is already there is told what it
 * leaves room for. Each lever's `changes` put into the plan have its futures and gain to the bit.
 *
 * Worked example: the demo, 41 of 100. Saving 1 % more: 46. Saving 15.7 %: 80. Retiring at 68: 82. Both at 67: 80. Both
 * claiming at 70: 62. Spending 4,580 a month: 90. 174,000 more today: 80.
 */
export function* retirementLevers(plan: LeverCase): Generator<Lever> {
  const bench: Bench = { ...plan, now: outcomeOf(plan.person, plan.options), rates: new Map() }
  if (bench.now.rate >= goalRate) {
    yield* roomOf(bench)
    return
  }
  const found: Lever[] = []
  for (const part of [saving, working, claiming]) {
    for (const one of part(bench)) {
      found.push(one)
      yield one
    }
  }
  if (!found.some(({ reaches }) => reaches)) yield* together(bench, found)
  yield* spending(bench)
  yield* funding(bench)
}
