import type { IsoDate } from '@evenkeel/engine'
import type { TransactionPage } from '../../bank/bank-provider.ts'
import { type AcceptedTransaction, acceptTransaction } from './accept.ts'

/** The sum of several pages: each row once in its last state, and the ids of removed rows. */
export interface MergedChanges {
  readonly rows: readonly AcceptedTransaction[]
  readonly removedIds: ReadonlySet<string>
  /** The number of invalid rows. */
  readonly refused: number
}

/**
 * Merges pages. The last state of a row counts, and within a page its removal. A repeated page therefore changes
 * nothing, and pages may be in any order, because a provider lists a row once among the changes since a cursor.
 */
export function mergePages(pages: readonly TransactionPage[], today: IsoDate): MergedChanges {
  const rows = new Map<string, AcceptedTransaction>()
  const removedIds = new Set<string>()
  const refused = new Set<string>()
  for (const page of pages) {
    for (const row of [...page.added, ...page.modified]) {
      const accepted = acceptTransaction(row, today)
      if (!accepted) {
        refused.add(String(row.id))
        continue
      }
      rows.set(accepted.providerId, accepted)
      removedIds.delete(accepted.providerId)
    }
    for (const { id } of page.removed) {
      rows.delete(id)
      removedIds.add(id)
    }
  }
  // A posted row replaces its pending one, even if the provider does not list that one as removed.
  for (const { pendingId } of [...rows.values()])
    if (pendingId !== null && rows.delete(pendingId)) removedIds.add(pendingId)
  return { rows: [...rows.values()], removedIds, refused: refused.size }
}
