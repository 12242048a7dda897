import type { Draft, DraftForm } from '@evenkeel/api-client/contract/staff-notes'
import { notFound } from '../errors.ts'
import type { LedgerContext } from '../http/handlers.ts'
import { allDrafts, deleteDraft, insertDraft, type StoredDraft, updateDraft } from '../store/ledger/drafts.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { nowOf } from './moment.ts'

const toDraft = ({ id: draftId, planType, title, body, at, authorId }: StoredDraft): Draft => ({
  draftId,
  planType,
  title,
  body,
  at,
  authorId,
})

/** What is being prepared for a person, the newest first. */
export const drafts = (ledger: LedgerTransaction): Draft[] => allDrafts(ledger).map(toDraft)

/**
 * Keeps a draft: a new one, or the author's own earlier one. No change of the person's, so it is not in their journal.
 *
 * @throws ApiError 404 for an id that is no draft of this author.
 */
export function saveDraft(
  { ledger, person, clock }: LedgerContext,
  { draftId, planType, title, body }: DraftForm,
): Draft {
  const values = { authorId: person.userId, planType: planType ?? null, title, body, at: nowOf(clock) }
  const saved = draftId ? updateDraft(ledger, { id: draftId, ...values }) : insertDraft(ledger, values)
  if (!saved) throw notFound()
  return toDraft(saved)
}

/** Removes one's own draft. @throws ApiError 404 for an id that is no draft of this author. */
export function removeDraft({ ledger, person }: LedgerContext, draftId: number): Record<string, never> {
  if (!deleteDraft(ledger, draftId, person.userId)) throw notFound()
  return {}
}
