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

/** Shares a subject or stops sharing it, as one change that can be undone. */
export function saveSharing(
  context: LedgerContext,
  choice: { readonly subject: SharedSubject; readonly isShared: boolean },
): Sharing {
  const { ledger } = context
  return recordChange(context, 'planner.share', (recorder) => {
    const known = allShares(ledger).find(({ subject }) => subject === choice.subject)
    if (known) recorder.willChange('planner_share', [known.id])
    const id = saveShare(ledger, choice)
    if (!known) recorder.hasCreated('planner_share', [id])
    return readSharing(ledger)
  })
}
