import { sql } from 'drizzle-orm'
import type { EntryFilter } from './entry-filter.ts'
import { foundInOrder, type FoundRow } from './found-rows.ts'
import { type LedgerTransaction, prepared } from './ledger.ts'
import type { PageOrder } from './page-order.ts'

const byDescription = prepared((db) =>
  db
    .select({ id: sql<number>`id` })
    .from(sql`entry`)
    .where(sql`id in (select value from json_each(${sql.placeholder('ids')}))`)
    .orderBy(sql`description collate nocase`, sql`id`)
    .prepare(),
)

const toIds = (rows: readonly FoundRow[]) => rows.map(({ id }) => id)

interface Found {
  readonly rows: readonly FoundRow[]
  readonly ids: readonly number[]
}

/** Sorts the rows of a search, which are the newest first. */
function sorted(ledger: LedgerTransaction, order: PageOrder, { rows, ids }: Found): readonly number[] {
  if (order.by === 'account') return toIds(rows.filter(({ group }) => group.accountId === (order.accountId ?? 0)))
  if (order.by === 'category') return toIds(rows.filter(({ group }) => group.categoryId === order.categoryId))
  const isUp = order.direction === 'ASC'
  if (order.by === 'date') return isUp ? ids.toReversed() : ids
  if (order.by === 'description') {
    const named = byDescription(ledger)
      .values({ ids: JSON.stringify(ids) })
      .map(([id]) => Number(id))
    return isUp ? named : named.toReversed()
  }
  const sign = isUp ? 1 : -1
  return toIds(rows.toSorted((one, other) => sign * (one.valueCents - other.valueCents || one.id - other.id)))
}

/** Returns the ids of a stretch of a search, in the list's order; null if its rows are not kept. */
export function foundIds(
  ledger: LedgerTransaction,
  { filter, order }: { readonly filter: EntryFilter; readonly order: PageOrder },
  { from, to }: { readonly from: number; readonly to: number },
): readonly number[] | null {
  const key = JSON.stringify(Object.values(order))
  return foundInOrder(ledger, filter, { key, toIds: (found) => sorted(ledger, order, found) })?.slice(from, to) ?? null
}
