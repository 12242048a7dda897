import { type SharedSubject, sharedSubjects, type Sharing } from '@evenkeel/api-client/contract/planner'
import type { LedgerContext } from '../../http/handlers.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
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
