import type { Draft, DraftForm } from '@evenkeel/api-client/contract/staff-notes'
import { notFound } from '../errors.ts'
import type { LedgerContext } from '../http/handlers.ts'
import { allDrafts, deleteDraft, insertDraft, type StoredDraft, updateDraft } from '../store/ledger/drafts.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { presentMoment } from './moment.ts'

const toDraft = ({ id: draftId, planType, title, body, at, authorId }: StoredDraft): Draft => ({
  draftId,
  planType,
  title,
  body,
  at,
  authorId,
})

/** Returns the drafts prepared for a person, newest first. */
export const drafts = (ledger: LedgerTransaction): Draft[] => allDrafts(ledger).map(toDraft)

/**
 * Saves a new draft or replaces the author's own earlier one. It is a planner's change, not the person's, so it is not
 * in the person's journal.
 *
 * @throws ApiError 404 for an id that is not a draft by this author.
 */
export function saveDraft(
  { ledger, person, clock }: LedgerContext,
  { draftId, planType, title, body }: DraftForm,
): Draft {
  const values = { authorId: person.userId, planType: planType ?? null, title, body, at: presentMoment(clock) }
  const saved = draftId ? updateDraft(ledger, { id: draftId, ...values }) : insertDraft(ledger, values)
  if (!saved) throw notFound()
  return toDraft(saved)
}

/** Removes the author's own draft. @throws ApiError 404 for an id that is not a draft by this author. */
export function removeDraft({ ledger, person }: LedgerContext, draftId: number): Record<string, never> {
  if (!deleteDraft(ledger, draftId, person.userId)) throw notFound()
  return {}
}
