import { and, desc, eq } from 'drizzle-orm'
import type { LedgerTransaction } from './ledger.ts'
import { draft } from './schema.ts'

export type StoredDraft = typeof draft.$inferSelect

/** Returns the drafts for this person, newest first. */
export const allDrafts = (ledger: LedgerTransaction): StoredDraft[] =>
  ledger.select().from(draft).orderBy(desc(draft.at), desc(draft.id)).all()

export const insertDraft = (ledger: LedgerTransaction, values: Omit<StoredDraft, 'id'>): StoredDraft =>
  ledger.insert(draft).values(values).returning().get()

/** Changes a draft of this author; undefined if there is none. */
export const updateDraft = (
  ledger: LedgerTransaction,
  { id, authorId, ...values }: StoredDraft,
): StoredDraft | undefined =>
  ledger
    .update(draft)
    .set(values)
    .where(and(eq(draft.id, id), eq(draft.authorId, authorId)))
    .returning()
    .get()

/** Deletes a draft of this author; false if there is none. */
export const deleteDraft = (ledger: LedgerTransaction, id: number, authorId: number): boolean =>
  ledger
    .delete(draft)
    .where(and(eq(draft.id, id), eq(draft.authorId, authorId)))
    .returning({ id: draft.id })
    .get() !== undefined
