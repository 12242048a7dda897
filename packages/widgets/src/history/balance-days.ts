import type { BalanceHistory, BalanceStep } from '@evenkeel/api-client/contract/history'
import { addDays, daysBetween, type IsoDate } from '@evenkeel/engine'

export type BalanceRange = 'month' | 'quarter' | 'year' | 'all'

const daysBack: Readonly<Record<Exclude<BalanceRange, 'all'>, number>> = { month: 30, quarter: 91, year: 365 }
/** More points than this have no room in a chart: every second day is left out, or more. */
const maxPoints = 400

/** Returns the first day that a range asks for; undefined for everything. */
export const firstDayOf = (range: BalanceRange, today: IsoDate): IsoDate | undefined =>
  range === 'all' ? undefined : addDays(today, -daysBack[range])

/** A day of the drawing; no step before the first known balance. */
export interface BalanceDay {
  readonly day: IsoDate
  readonly step: BalanceStep | null
}

/** Returns evenly spaced days from the first one up to today, with the balance of each. The last one is today. */
export function balanceDays(steps: readonly BalanceStep[], from: IsoDate | undefined, today: IsoDate): BalanceDay[] {
  const first = from ?? steps[0]?.date.slice(0, 10) ?? today
  const count = Math.max(0, daysBetween(first, today))
  const every = Math.ceil((count + 1) / maxPoints)
  const days: BalanceDay[] = []
  let at = -1
  for (let offset = count % every; offset <= count; offset += every) {
    const day = addDays(first, offset)
    while ((steps[at + 1]?.date.slice(0, 10) ?? '~') <= day) at += 1
    days.push({ day, step: steps[at] ?? null })
  }
  return days
}

/** Returns the step with the lowest balance; null without steps. */
export function lowestStep(steps: readonly BalanceStep[]): BalanceStep | null {
  return steps.reduce<BalanceStep | null>(
    (lowest, step) => (lowest === null || step.balance < lowest.balance ? step : lowest),
    null,
  )
}

/** Returns places among `count` points that an axis has room to name: the first, the last, and some between. */
export function axisPlaces(count: number, most = 4): number[] {
  if (count < 2) return count === 1 ? [0] : []
  const marks = Math.min(most, count)
  return Array.from({ length: marks }, (_, index) => Math.round((index * (count - 1)) / (marks - 1)))
}

/** Returns the history as rows of a CSV file: one for each day on which something changed. */
export const historyRows = ({ steps, currency }: BalanceHistory): string[][] => [
  ['Date', 'Balance', 'Currency', 'Known from'],
  ...steps.map(({ date, balance, kind }) => [date.slice(0, 10), balance.toFixed(2), currency, kind]),
]
