import { type SharedSubject, sharedSubjects, type Sharing } from '@evenkeel/api-client/contract/planner'
import type { LedgerContext } from '../../http/handlers.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { findChange, readChangeRows } from '../../store/ledger/journal.ts'
import type { StoredRow } from '../../store/ledger/journal-rows.ts'
import { allShares, saveShare } from '../../store/ledger/proposals.ts'
import { recordChange } from '../record-change.ts'

/** Before the person chooses, a planner sees what planners always saw; balances are for the person to add. */
const isSharedAtFirst = (subject: SharedSubject) => subject !== 'balances'

/** Returns what the person shares with their planner. */
export function readSharing(ledger: LedgerTransaction): Sharing {
  const chosen = new Map(allShares(ledger).map(({ subject, isShared }) => [subject, isShared]))
  return sharedSubjects.map((subject) => ({
    subject,
    isShared: chosen.get(subject) ?? isSharedAtFirst(subject),
  }))
}

/** Returns the subjects that are shared. */
export const sharedNow = (ledger: LedgerTransaction): SharedSubject[] =>
  readSharing(ledger).flatMap(({ subject, isShared }) => (isShared ? [subject] : []))

/** Returns whether a subject is shared by its row; without one it is as at first. */
function isSharedBy(row: StoredRow | null, of: StoredRow | null): boolean {
  if (row !== null) return row['is_shared'] === 1
  return sharedSubjects.some((subject) => subject === of?.['subject'] && isSharedAtFirst(subject))
}

/** What an undo did to what the planner sees, and when. */
export interface UndoneSharing {
  readonly at: string
  /** True if they see more than before it, false if they see less. */
  readonly isShared: boolean
}

/** Returns what an undo changed of what the planner sees; null if it was of something else, or changed nothing of it. */
export function undoneSharing(ledger: LedgerTransaction, undoId: number): UndoneSharing | null {
  const undo = findChange(ledger, undoId)
  if (!undo || !/^(?:undo )+planner\.share$/.test(undo.what)) return null
  const changed = readChangeRows(ledger, undoId)
    .map(({ before, after }) => ({ was: isSharedBy(before, after), isShared: isSharedBy(after, before) }))
    .find(({ was, isShared }) => was !== isShared)
  return changed ? { at: undo.at, isShared: changed.isShared } : null
}

/** Shares a subject or stops sharing it, or all of them, as one change that can be undone. */
export function saveSharing(
  context: LedgerContext,
  { subject: wanted, isShared }: { readonly subject: SharedSubject | 'all'; readonly isShared: boolean },
): Sharing {
  const { ledger } = context
  const known = new Map(allShares(ledger).map(({ subject, id }) => [subject, id]))
  return recordChange(context, 'planner.share', (recorder) => {
    for (const subject of wanted === 'all' ? sharedSubjects : [wanted]) {
      const knownId = known.get(subject)
      if (knownId !== undefined) recorder.willChange('planner_share', [knownId])
      const id = saveShare(ledger, { subject, isShared })
      if (knownId === undefined) recorder.hasCreated('planner_share', [id])
    }
    return readSharing(ledger)
  })
}
