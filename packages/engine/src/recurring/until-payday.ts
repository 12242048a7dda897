import { daysBetween, type IsoDate } from '../calendar/iso-date.ts'
import type { RecurringPeriod, RecurringStream } from './recurring-types.ts'

/** What is left of an account until money comes in. All amounts in cents. */
export interface UntilPayday {
  readonly date: IsoDate
  /** From today. */
  readonly days: number
  readonly accountId: number
  readonly balanceCents: number
  /** What is due on the account before that day; negative or 0. */
  readonly billsCents: number
  readonly leftCents: number
}

/** A payment or income with its next dates. */
export type DuePayment = Pick<RecurringStream, 'flow' | 'accountId' | 'expectedCents' | 'nextDate' | 'dates'>

/** A tenth of the largest income: interest is no payday. */
const minPart = 0.1

/**
 * Returns what is left of an account until the next pay: its balance and everything that is due before. The account is
 * the one that gets the largest income; null if none of `balances` gets one.
 *
 * Worked example: 3,214.86 on the account, 13.99 due on the 24th and 39.00 on the 25th, pay on the 27th: 3,161.87 is left.
 */
export function untilPayday(
  streams: readonly DuePayment[],
  balances: ReadonlyMap<number, number>,
  today: IsoDate,
): UntilPayday | null {
  const incomes = streams.filter(({ flow, accountId }) => flow === 'income' && balances.has(accountId))
  const most = Math.max(...incomes.map(({ expectedCents }) => expectedCents))
  const main = incomes.find(({ expectedCents }) => expectedCents === most)
  if (!main) return null
  const { accountId } = main
  const date = incomes
    .filter((income) => income.accountId === accountId && income.expectedCents >= most * minPart)
    .reduce((first, { nextDate }) => (nextDate < first ? nextDate : first), main.nextDate)
  const billsCents = streams
    .filter((stream) => stream.accountId === accountId && stream.flow !== 'income')
    .reduce((sum, stream) => sum + stream.dates.filter((day) => day < date).length * stream.expectedCents, 0)
  const balanceCents = balances.get(accountId) ?? 0
  return {
    date,
    days: daysBetween(today, date),
    accountId,
    balanceCents,
    billsCents,
    leftCents: balanceCents + billsCents,
  }
}

/** How many times a period comes in a year. */
export const timesAYear: Readonly<Record<RecurringPeriod, number>> = {
  week: 52,
  'two weeks': 26,
  'half month': 24,
  month: 12,
  'two months': 6,
  quarter: 4,
  'half year': 2,
  year: 1,
}

/** Returns what a stream comes to in a month, in whole cents. */
export const monthlyCents = ({ expectedCents, period }: Pick<RecurringStream, 'expectedCents' | 'period'>): number =>
  Math.round((expectedCents * timesAYear[period]) / 12)
