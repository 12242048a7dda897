import { PlanType } from '../goals/plan-type.ts'
import { roundToCents, inTodaysDollars } from '../money/cents.ts'
import type { RetirementProjection } from '../retirement/project-retirement.ts'
import { outOf100 } from '../retirement/simulation/chance.ts'
import {
  cannotSay,
  judge,
  type MissingFact,
  sentence,
  type Verdict,
  type VerdictBand,
  type VerdictSentence,
} from './verdict.ts'

/** Futures of 100 from which a plan is on track, and close. Below 75 more than one future in four fails. */
export const futuresBounds = { onTrack: 75, close: 50 } as const

/** What the verdict on a retirement plan, and on the distribution plan that is its view, is taken from. */
export interface RetirementCase {
  readonly planType: typeof PlanType.RETIREMENT | typeof PlanType.DISTRIBUTION_PLANNING
  /** The facts that is not known: birth date, income, savings rate, expenses, fund. */
  readonly missing: readonly MissingFact[]
  readonly outcome: RetirementOutcome | null
}

export interface RetirementOutcome {
  readonly projection: Pick<
    RetirementProjection,
    'meetingRetirementGoal' | 'retirementSum' | 'balanceAtRetirementAge' | 'retirementYears' | 'years'
  >
  readonly inflation: number
  /** See `successRate`. */
  readonly successRate: number
  /** Set when the plan's rules leave state tax out: the futures with a state rate, a fraction. */
  readonly withStateTax: { readonly rate: number; readonly successRate: number } | null
  /** Fractions of the income; null where unknown. `successRate` is that of today's rate, if the two differ. */
  readonly savingsRate: number | null
  readonly today: { readonly savingsRate: number; readonly successRate: number } | null
  /** A month, in today's dollars; null where only the retirement plan is shown. */
  readonly spending: { readonly planned: number; readonly sustainable: number } | null
}

/** Returns the band of a share of futures. The rounded figure decides: 74.5 is 75. */
export function bandOfFutures(rate: number): VerdictBand {
  const futures = outOf100(rate)
  if (futures >= futuresBounds.onTrack) return 'on-track'
  return futures >= futuresBounds.close ? 'close' : 'off-track'
}

const percent = (rate: number): number => Math.round(rate * 1000) / 10

const sameRate = 1e-9

function todaysSavings({ savingsRate, today }: RetirementOutcome): VerdictSentence | null {
  if (savingsRate === null || today === null) return null
  if (Math.abs(savingsRate - today.savingsRate) < sameRate)
    return sentence('savesAsToday', { values: { percent: percent(savingsRate) } })
  return sentence('savesOtherToday', {
    values: {
      percent: percent(savingsRate),
      todaysPercent: percent(today.savingsRate),
      futures: outOf100(today.successRate),
    },
  })
}

/** Returns what is left or missing at retirement with average returns, in today's whole dollars. */
function spareOrShort({ projection, inflation }: RetirementOutcome): VerdictSentence {
  const { meetingRetirementGoal, retirementSum, balanceAtRetirementAge, retirementYears, years } = projection
  const year = Math.max(0, years.length - 1 - retirementYears)
  const spare = meetingRetirementGoal ? balanceAtRetirementAge - retirementSum : retirementSum - balanceAtRetirementAge
  return sentence(meetingRetirementGoal ? 'spareAtRetirement' : 'shortAtRetirement', {
    values: { age: years[year]?.age ?? 0 },
    amounts: { amount: Math.max(0, Math.round(inTodaysDollars(spare, year, inflation))) },
  })
}

const stateTaxSentence = ({ withStateTax }: RetirementOutcome): VerdictSentence | null =>
  withStateTax &&
  sentence('stateTaxAssumed', {
    values: { percent: percent(withStateTax.rate), futures: outOf100(withStateTax.successRate) },
  })

/** A plan whose rules leave state tax out is on track only if it also is with a state rate. */
function bandOf({ successRate, withStateTax }: RetirementOutcome): VerdictBand {
  const band = bandOfFutures(successRate)
  if (band !== 'on-track' || withStateTax === null) return band
  return bandOfFutures(withStateTax.successRate) === 'on-track' ? 'on-track' : 'close'
}

/**
 * Returns the verdict on a retirement plan, and on a distribution plan that draws on it: on track from 75 futures of
 * 100, close from 50. Both plans have one band, word and figure.
 *
 * Worked example: 41 of 100 futures is off track, even if the savings last with average returns.
 */
export function retirementVerdict({ planType, missing, outcome }: RetirementCase): Verdict {
  if (missing.length > 0 || outcome === null) return cannotSay(missing, sentence('retirementUnknown'))
  const futures = outOf100(outcome.successRate)
  const said = { figure: { value: futures, unit: 'futures' } } as const
  if (planType === PlanType.DISTRIBUTION_PLANNING && outcome.spending !== null)
    return judge(bandOf(outcome), {
      ...said,
      sentence: sentence('canSpend', {
        values: { futures },
        amounts: { amount: Math.round(outcome.spending.sustainable) },
      }),
      today: sentence('plansToSpend', { amounts: { amount: roundToCents(outcome.spending.planned) } }),
      second: stateTaxSentence(outcome),
    })
  return judge(bandOf(outcome), {
    ...said,
    sentence: sentence('savingsLast', { values: { age: outcome.projection.years.at(-1)?.age ?? 0, futures } }),
    today: todaysSavings(outcome),
    second: stateTaxSentence(outcome) ?? spareOrShort(outcome),
  })
}
