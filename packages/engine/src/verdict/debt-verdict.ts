import { addDays, daysBetween, type IsoDate } from '../calendar/iso-date.ts'
import { toPeriod } from '../calendar/period.ts'
import type { Debt, DebtPayoffFault, DebtPayoffInput } from '../debt/debt-input.ts'
import { payoffDate } from '../debt/debt-wizard.ts'
import { type PayoffTotals, planDebtPayoff, type ValidDebtPayoff } from '../debt/plan-debt-payoff.ts'
import { payoffAtTodaysPayments } from '../debt/todays-payments.ts'
import { PlanType } from '../goals/plan-type.ts'
import { toCents, toDollars, totalToCents, totalToDollars } from '../money/cents.ts'
import { cannotSay, judge, type MissingFact, sentence, type Verdict, type VerdictBand } from './verdict.ts'
import type { VerdictSentence } from './verdict.ts'

/** Days by which a debt plan may end later than promised and still be on track. */
export const lateAfterDays = 31

/** Months by which it may end later and still be close. */
const closeForMonths = 6

export interface JudgedDebt extends Debt {
  /** Dollars a month that the person pays now; null if unknown. */
  readonly currentMonthlyPayment: number | null
}

export interface DebtCase {
  readonly planType: typeof PlanType.REDUCE_DEBT | typeof PlanType.STUDENT_DEBT
  /** Whether there were debts, and all of them are paid. */
  readonly isPaidOff: boolean
  /** A rate, minimum or loanType that is not stated. With one, `plan` is not read. */
  readonly missing: readonly MissingFact[]
  readonly plan: Omit<DebtPayoffInput, 'debts'> & { readonly debts: readonly JudgedDebt[] }
  /** The day on which the committed plan ends; null for a draft. */
  readonly promisedEnd: IsoDate | null
  readonly asOf: IsoDate
}

interface Today {
  readonly payment: number
  /** Null if a debt then takes over fifty years. */
  readonly totals: PayoffTotals | null
}

/** Returns what the debts take if each is paid as today; null if a current payment is unknown. */
function todayOf(debts: readonly JudgedDebt[]): Today | null {
  const paid = debts.flatMap(({ currentMonthlyPayment, ...debt }) =>
    currentMonthlyPayment === null ? [] : [{ ...debt, currentMonthlyPayment }],
  )
  if (paid.length < debts.length) return null
  const cents = paid.reduce((sum, { currentMonthlyPayment }) => sum + toCents(currentMonthlyPayment), 0)
  return { payment: toDollars(cents), totals: payoffAtTodaysPayments(paid) }
}

/** A draft is measured by today's end, and is never off track; a promise by its day. */
function bandOf({ promisedEnd, asOf }: DebtCase, months: number, today: Today | null): VerdictBand {
  const end = payoffDate(asOf, months)
  if (promisedEnd === null) return today?.totals && months > today.totals.months ? 'close' : 'on-track'
  if (daysBetween(addDays(promisedEnd, lateAfterDays), end) <= 0) return 'on-track'
  return daysBetween(payoffDate(promisedEnd, closeForMonths), end) <= 0 ? 'close' : 'off-track'
}

const direction = <Names extends string>(difference: number, [less, same, more]: readonly [Names, Names, Names]) => {
  if (difference === 0) return same
  return difference < 0 ? less : more
}

function comparison(payoff: ValidDebtPayoff, payment: number, today: Today | null): VerdictSentence | null {
  if (today === null) return null
  const { totals } = today
  if (totals === null) return sentence('neverToday')
  const months = payoff.months - totals.months
  const interest = totalToDollars(totalToCents(payoff.totalInterest) - totalToCents(totals.totalInterest))
  const more = toDollars(toCents(payment) - toCents(today.payment))
  return sentence('comparedWithToday', {
    values: {
      months: Math.abs(months),
      pace: direction(months, ['sooner', 'same', 'later']),
      cost: direction(interest, ['less', 'same', 'more']),
      pay: direction(more, ['less', 'same', 'more']),
    },
    amounts: { interest: Math.abs(interest), payment: more === 0 ? payment : Math.abs(more) },
  })
}

function minimumsAlone({ minimumsOnly }: ValidDebtPayoff, asOf: IsoDate): VerdictSentence {
  if (minimumsOnly === null) return sentence('minimumsNever')
  return sentence('minimumsAlone', {
    months: { month: toPeriod(payoffDate(asOf, minimumsOnly.months)) },
    amounts: { interest: minimumsOnly.totalInterest },
  })
}

const minimumsTogether = (debts: readonly JudgedDebt[]): number =>
  toDollars(debts.reduce((sum, { minimumPayment }) => sum + toCents(minimumPayment), 0))

function withoutEnd(reason: DebtPayoffFault, debts: readonly JudgedDebt[]): Verdict {
  if (reason === 'NO_DEBTS' || reason === 'MISSING_TERMS')
    return cannotSay([{ key: 'debts', accountId: null }], sentence('termsUnknown'))
  if (reason === 'OVER_FIFTY_YEARS') return judge('off-track', { sentence: sentence('overFiftyYears') })
  return judge('off-track', {
    sentence: sentence('belowMinimums', { amounts: { amount: minimumsTogether(debts) } }),
  })
}

/**
 * Returns the verdict on a debt plan or a student debt plan: on track if it ends no later than promised (31 days
 * allowed), close up to 6 months later. A draft has no promise, so today's payments are its measure. A missing rate or
 * minimum is not 0: the verdict then names it.
 *
 * Worked example: three debts that take 46 months and 1,615.06 of interest at today's payments, and 15 months and
 * 802.08 by the plan for the same payment: on track, 31 months sooner and 812.98 less interest.
 */
export function debtVerdict(plan: DebtCase): Verdict {
  const { planType, isPaidOff, missing, asOf } = plan
  if (isPaidOff) return judge('done', { word: 'paidOff', sentence: sentence('debtsArePaid') })
  if (missing.length > 0) return cannotSay(missing, sentence('termsUnknown'))
  const payoff = planDebtPayoff(plan.plan)
  if (!payoff.valid) return withoutEnd(payoff.reason, plan.plan.debts)
  const today = todayOf(plan.plan.debts)
  const end = payoffDate(asOf, payoff.months)
  const isStudentDebt = planType === PlanType.STUDENT_DEBT
  return judge(bandOf(plan, payoff.months, today), {
    sentence: sentence(isStudentDebt ? 'loansPaidOff' : 'debtFree', { months: { month: toPeriod(end) } }),
    figure: { value: end, unit: 'day' },
    today: comparison(payoff, plan.plan.monthlyPayment, today),
    second: isStudentDebt ? null : minimumsAlone(payoff, asOf),
  })
}
