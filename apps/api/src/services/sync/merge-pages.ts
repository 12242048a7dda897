import type { IsoDate } from '@evenkeel/engine'
import type { TransactionPage } from '../../bank/bank-provider.ts'
import { type AcceptedTransaction, acceptTransaction } from './accept.ts'

/** What several pages come to: each row once, as it last was, and the ids that are gone. */
export interface MergedChanges {
  readonly rows: readonly AcceptedTransaction[]
  readonly removedIds: ReadonlySet<string>
  /** Rows that could not be taken. */
  readonly refused: number
}

/**
 * Puts pages together. Of a row that is there twice the last word holds, and within a page its removal; so a page that comes
 * twice changes nothing, and pages may come in any order, since a provider names a row once in what changed since a cursor.
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
  // A posted row takes the place of its pending one, whether or not the provider says that that one is gone.
  for (const { pendingId } of [...rows.values()])
    if (pendingId !== null && rows.delete(pendingId)) removedIds.add(pendingId)
  return { rows: [...rows.values()], removedIds, refused: refused.size }
}
