import type { MissingRows } from '@evenkeel/api-client/contract/missing-rows'
import { toDollars } from '@evenkeel/engine'
import { notFound } from '../../errors.ts'
import type { LedgerContext } from '../../http/handlers.ts'
import { changedSplits, findChangedSplit, forgetChangedSplit } from '../../store/ledger/changed-splits.ts'
import { findEntry } from '../../store/ledger/entries.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { recordChange } from '../record-change.ts'
import { toRow } from './bank-row.ts'

/** Returns the split transactions whose total their bank has changed, until the person has read it. */
export const listChangedSplits = (ledger: LedgerTransaction): MissingRows['changedSplits'] =>
  changedSplits(ledger).flatMap(({ entryId, beforeCents, isJoined }) => {
    const entry = findEntry(ledger, entryId)
    return entry
      ? [{ userTransactionId: entryId, before: toDollars(beforeCents), isJoined, ...toRow(ledger, entry) }]
      : []
  })

/** Notes that the person has read of a changed split. It can be undone. @throws ApiError 404 for any other row. */
export function dismissChangedSplit(context: LedgerContext, entryId: number): Record<string, never> {
  const noted = findChangedSplit(context.ledger, entryId)
  if (!noted) throw notFound()
  recordChange(context, 'changed-split.dismiss', (recorder) => {
    recorder.willChange('changed_split', [noted.id])
    forgetChangedSplit(context.ledger, noted.id)
  })
  return {}
}
