import type { AmountRange, ChangedPrice, RecurringFlow, RecurringPeriod, RecurringRow } from './recurring-types.ts'

/** How many of the last rows an expected amount comes from. */
const recent = 6
/** Differences up to this part are no new price: exchange rates, rounding. */
const samePart = 0.01
/** Amounts of a stream differ by at most this factor. */
const maxFactor: Readonly<Record<RecurringFlow, number>> = { bill: 4, income: 1.6, transfer: 12 }

export const isSameAmount = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.max(5, Math.abs(one) * samePart)

/** Whether amounts stay as they are but for a few changes of price. */
export function isSteady(cents: readonly number[]): boolean {
  const changes = cents.filter((amount, index) => index > 0 && !isSameAmount(cents[index - 1] ?? 0, amount)).length
  return changes <= Math.max(1, Math.floor(cents.length / 6))
}

const sizes = (cents: readonly number[]): number[] => cents.map(Math.abs).toSorted((one, other) => one - other)

/** Whether amounts that vary still belong together: a power bill does, groceries do not. */
export function mayVary(rows: readonly RecurringRow[], period: RecurringPeriod, deviation: number): boolean {
  const [row] = rows
  if (!row || rows.some(({ isEveryday }) => isEveryday)) return false
  if (row.flow !== 'income' && (period === 'week' || period === 'two weeks' || period === 'half month')) return false
  const ordered = sizes(rows.map(({ valueCents }) => valueCents))
  const [least = 0, most = 0] = [ordered[0], ordered.at(-1)]
  const factor = period === 'year' ? 1.25 : maxFactor[row.flow]
  return most <= least * factor && (row.flow === 'income' || deviation <= 2.5)
}

/** Returns the expected amount and its range. */
export function expectedAmount(cents: readonly number[]): { expectedCents: number; range: AmountRange } {
  const last = cents.at(-1) ?? 0
  if (isSteady(cents)) return { expectedCents: last, range: { minCents: last, maxCents: last } }
  const lately = cents.slice(-recent).toSorted((one, other) => one - other)
  return {
    expectedCents: lately[Math.floor(lately.length / 2)] ?? last,
    range: { minCents: lately[0] ?? last, maxCents: lately.at(-1) ?? last },
  }
}

/** Returns the last change of a steady price, if it is among the last three rows; else null. */
export function changedPrice(rows: readonly RecurringRow[]): ChangedPrice | null {
  const cents = rows.map(({ valueCents }) => valueCents)
  if (!isSteady(cents)) return null
  const at = cents.findLastIndex((amount, index) => index > 0 && !isSameAmount(cents[index - 1] ?? 0, amount))
  const [before, after] = [rows[at - 1], rows[at]]
  const isOnePrice = at >= 2 && isSameAmount(cents[at - 2] ?? 0, cents[at - 1] ?? 0)
  if (!before || !after || !isOnePrice || at < rows.length - 3) return null
  return { fromCents: before.valueCents, toCents: rows.at(-1)?.valueCents ?? after.valueCents, since: after.date }
}
