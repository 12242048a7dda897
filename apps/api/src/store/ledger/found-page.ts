import type { EntryFilter } from './entry-filter.ts'
import { type FoundRow, foundRows } from './found-rows.ts'
import type { LedgerTransaction } from './ledger.ts'
import type { PageOrder } from './page-order.ts'

/** Returns how an order sorts the rows of a search, which are the newest first; null if their texts decide. */
function foundOrder(order: PageOrder): ((rows: readonly FoundRow[]) => readonly FoundRow[]) | null {
  if (order.by === 'description') return null
  if (order.by === 'account') return (rows) => rows.filter(({ group }) => group.accountId === (order.accountId ?? 0))
  if (order.by === 'category') return (rows) => rows.filter(({ group }) => group.categoryId === order.categoryId)
  const sign = order.direction === 'ASC' ? 1 : -1
  if (order.by === 'date') return (rows) => (sign === 1 ? rows.toReversed() : rows)
  return (rows) => rows.toSorted((one, other) => sign * (one.valueCents - other.valueCents || one.id - other.id))
}

/** Returns the ids of a stretch of a search, in the list's order; null if its rows are not kept, or sorted by a text. */
export function foundIds(
  ledger: LedgerTransaction,
  { filter, order }: { readonly filter: EntryFilter; readonly order: PageOrder },
  { from, to }: { readonly from: number; readonly to: number },
): number[] | null {
  const sorted = foundOrder(order)
  const rows = sorted === null ? null : foundRows(ledger, filter)
  if (sorted === null || rows === null) return null
  return sorted(rows)
    .slice(from, to)
    .map(({ id }) => id)
}
