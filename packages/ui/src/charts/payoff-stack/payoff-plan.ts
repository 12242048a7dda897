import { addMonths, monthName, type Period, periodParts } from '@evenkeel/engine'
import * as words from '../../words/payoff-chart.generated.ts'

/** One debt of a plan and what is left of it, in dollars. */
export type PayoffDebt = {
  readonly id: string
  readonly name: string
  /** From the tokens. The color belongs to the debt, not to its place in the order. */
  readonly color: string
  /** Today first, then at the end of each month; months beyond the last have a balance of 0. */
  readonly balances: readonly number[]
}

/** Everything the payoff chart draws. */
export type PayoffPlan = {
  /** In the order in which they are paid off. */
  readonly debts: readonly PayoffDebt[]
  /** The month of today. */
  readonly start: Period
  /** What would be left of all debts together with today’s payments, none moved on, in dollars, today first. */
  readonly today?: readonly number[] | undefined
}

/** How many months the drawing has, today included. */
export const monthCount = ({ debts, today = [] }: PayoffPlan): number =>
  Math.max(today.length, ...debts.map(({ balances }) => balances.length))

/** Returns what is left of a debt in a month, in dollars, never below 0. */
export const remainingBalance = ({ balances }: PayoffDebt, month: number): number => Math.max(0, balances[month] ?? 0)

/** Returns what is left of all debts in a month, in dollars exact to the cent. */
export const totalLeft = (debts: readonly PayoffDebt[], month: number): number =>
  debts.reduce((cents, debt) => cents + Math.round(remainingBalance(debt, month) * 100), 0) / 100

/** Returns what today’s payments would leave in a month; undefined if the plan has no such comparison. */
export const leftAsToday = ({ today }: PayoffPlan, month: number): number | undefined =>
  today && Math.max(0, today[month] ?? 0)

/** Returns the first month in which nothing is left; null if the months end before that, or if nothing was ever owed. */
export function debtFreeMonth({ debts }: Pick<PayoffPlan, 'debts'>): number | null {
  const lastOwed = Math.max(-1, ...debts.map(({ balances }) => balances.findLastIndex((balance) => balance > 0)))
  const known = Math.max(0, ...debts.map(({ balances }) => balances.length))
  return lastOwed >= 0 && lastOwed + 1 < known ? lastOwed + 1 : null
}

/** Whether nothing is owed in any month. */
export const isNothingOwed = ({ debts }: Pick<PayoffPlan, 'debts'>): boolean =>
  debts.every(({ balances }) => balances.every((balance) => balance <= 0))

/** 'November 2027', or 'Today' for the first month. */
export const monthInWords = (start: Period, month: number): string =>
  month === 0 ? words.today() : monthName(addMonths(start, month))

/** 'Nov 2027', or 'Today' for the first month. */
export function shortMonth(start: Period, month: number): string {
  if (month === 0) return words.today()
  const period = addMonths(start, month)
  return `${monthName(period, 'short')} ${periodParts(period).year}`
}

const everyMonthUpTo = 37
const year = 12

/** Returns the months that a table lists: all of a plan of up to three years; of a longer plan one a year, and the last. */
export function listedMonths(plan: PayoffPlan): number[] {
  const count = monthCount(plan)
  const all = Array.from({ length: count }, (_, month) => month)
  return count <= everyMonthUpTo ? all : all.filter((month) => month % year === 0 || month === count - 1)
}
