import type { CategorySum } from '@evenkeel/engine'
import { getCategory } from './category-catalog.ts'
import { type EntryFilter, filterKey } from './entry-filter.ts'
import { type Months, type SumKind, sumsOfDays } from './kept-sums.ts'
import type { LedgerTransaction } from './ledger.ts'
import { afterMonth } from './month-cover.ts'
import {
  categoryKind,
  countedInDays,
  readMonths,
  type SumGrouping,
  type SumShape,
  toCategorySum,
} from './read-category-sums.ts'
import { followed } from './recent-changes.ts'
import { remembered } from './remembered.ts'

/** Reading this many months one by one costs less than reading those of a year. */
const maxMonths = 6

const toKey: Readonly<Record<SumGrouping, (sum: CategorySum) => string>> = {
  'month and category': ({ period, categoryId }) => `${period} ${categoryId}`,
  category: ({ categoryId }) => String(categoryId),
  'month and kind': ({ period, categoryId }) => `${period} ${categoryKind(getCategory(categoryId))}`,
}

const sumKind = (grouping: SumGrouping): SumKind<CategorySum> => ({
  ofRow: toCategorySum,
  keyOf: toKey[grouping],
  plus: (sum, other, sign) => ({
    ...(sum ?? other),
    inCents: (sum?.inCents ?? 0) + sign * other.inCents,
    outCents: (sum?.outCents ?? 0) + sign * other.outCents,
    debtInCents: (sum?.debtInCents ?? 0) + sign * other.debtInCents,
    debtOutCents: (sum?.debtOutCents ?? 0) + sign * other.debtOutCents,
    count: (sum?.count ?? 0) + sign * other.count,
  }),
  entriesOf: ({ count }) => count,
  inOrder: (one, other) =>
    (grouping === 'category' || one.period === other.period ? 0 : one.period < other.period ? -1 : 1) ||
    one.categoryId - other.categoryId,
})

interface MonthsShape extends SumShape {
  readonly months: Months
}

/** The sums of whole months, by month. After a change those of the changed months alone are read again. */
const keptMonths = followed({
  key: ({ filter, grouping, months }: MonthsShape) =>
    `${months.from} ${months.before} ${grouping} ${filterKey(filter)}`,
  most: 16,
  read: (ledger, shape): ReadonlyMap<string, readonly CategorySum[]> =>
    Map.groupBy(readMonths(ledger, shape, shape.months), ({ period }) => period),
  update(ledger, shape, before, changes) {
    const { from, before: end } = shape.months
    const changed = [...new Set(changes.map(({ period }) => period))].filter((period) => period >= from && period < end)
    if (changed.length > maxMonths) return null
    const now = changed.map(
      (period) => [period, readMonths(ledger, shape, { from: period, before: afterMonth(period) })] as const,
    )
    return new Map([...before, ...now])
  },
})

/** Returns the sums of whole months. Months are kept apart also where the sums are of all of them. */
function sumsOfMonths(ledger: LedgerTransaction, { filter, grouping }: SumShape, months: Months): CategorySum[] {
  const withoutDays = { ...filter, from: undefined, to: undefined }
  const isByMonth = grouping !== 'category'
  const kept = keptMonths(ledger, {
    filter: withoutDays,
    grouping: isByMonth ? grouping : 'month and category',
    months,
  })
  const { keyOf, plus, inOrder } = sumKind(grouping)
  const sums = [...kept.values()].flat()
  if (isByMonth) return sums.toSorted(inOrder)
  const byKey = new Map<string, CategorySum>()
  for (const sum of sums) byKey.set(keyOf(sum), plus(byKey.get(keyOf(sum)), sum, 1))
  return [...byKey.values()].toSorted(inOrder)
}

const sumsOfShape = remembered(
  ({ filter, grouping }: SumShape) => `${grouping} ${filterKey(filter)}`,
  (ledger, shape): readonly CategorySum[] => {
    const sums = {
      ofMonths: (months: Months) => sumsOfMonths(ledger, shape, months),
      ofDays: () => countedInDays(ledger, shape),
    }
    return sumsOfDays(shape.filter, sums, sumKind(shape.grouping))
  },
)

/**
 * Sums up the entries that count in totals, by month and category or less finely. Cash flow, spending and budgets are
 * computed from these sums.
 */
export function categorySums(
  ledger: LedgerTransaction,
  filter: EntryFilter,
  grouping: SumGrouping = 'month and category',
): readonly CategorySum[] {
  return sumsOfShape(ledger, { filter, grouping })
}
