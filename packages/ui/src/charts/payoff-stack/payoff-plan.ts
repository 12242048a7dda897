import { addMonths, monthName, type Period, periodParts } from '@evenkeel/engine'

/** One debt of a plan and what is left of it, in dollars. */
export type PayoffDebt = {
  readonly id: string
  readonly name: string
  /** From the tokens; it belongs to the debt, never to its place in the order. */
  readonly color: string
  /** Today first, then at the end of each month; a month beyond the last has nothing left. */
  readonly balances: readonly number[]
}

/** Everything the payoff chart draws. */
export type PayoffPlan = {
  /** The first to be paid off first. */
  readonly debts: readonly PayoffDebt[]
  /** The month of today. */
  readonly start: Period
  /** What would be left of all debts together with minimum payments alone, in dollars, today first. */
  readonly minimums?: readonly number[] | undefined
}

/** How many months the drawing has, today included. */
export const monthCount = ({ debts, minimums = [] }: PayoffPlan): number =>
  Math.max(minimums.length, ...debts.map(({ balances }) => balances.length))

/** What is left of a debt in a month, in dollars, never below 0. */
export const leftOf = ({ balances }: PayoffDebt, month: number): number => Math.max(0, balances[month] ?? 0)

/** What is left of all debts in a month, in dollars exact to the cent. */
export const totalLeft = (debts: readonly PayoffDebt[], month: number): number =>
  debts.reduce((cents, debt) => cents + Math.round(leftOf(debt, month) * 100), 0) / 100

/** What minimum payments alone would leave in a month; undefined where nobody reckoned them. */
export const leftWithMinimums = ({ minimums }: PayoffPlan, month: number): number | undefined =>
  minimums && Math.max(0, minimums[month] ?? 0)

/** The month in which nothing is left for the first time; null where the months end before, or nothing was ever owed. */
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
  month === 0 ? 'Today' : monthName(addMonths(start, month))

/** 'Nov 2027', or 'Today' for the first month. */
export function shortMonth(start: Period, month: number): string {
  if (month === 0) return 'Today'
  const period = addMonths(start, month)
  return `${monthName(period, 'short')} ${periodParts(period).year}`
}

const EVERY_MONTH_UP_TO = 37
const YEAR = 12

/** The months that a table lists: all of three years; of a longer plan one a year, and the last. */
export function listedMonths(plan: PayoffPlan): number[] {
  const count = monthCount(plan)
  const all = Array.from({ length: count }, (_, month) => month)
  return count <= EVERY_MONTH_UP_TO ? all : all.filter((month) => month % YEAR === 0 || month === count - 1)
}
