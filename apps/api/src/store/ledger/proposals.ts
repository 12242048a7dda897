import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { LedgerTransaction } from './ledger.ts'
import { plannerShare, planProposal, planProposalLine } from './schema.ts'
import { updateRow } from './rows-by-id.ts'

export type StoredProposal = typeof planProposal.$inferSelect
export type StoredProposalLine = typeof planProposalLine.$inferSelect
export type StoredShare = typeof plannerShare.$inferSelect

/** Returns all proposals for this person, the newest first. */
export const allProposals = (ledger: LedgerTransaction): StoredProposal[] =>
  ledger.select().from(planProposal).orderBy(desc(planProposal.id)).all()

/** Returns the lines of all proposals, in their order. */
export const allProposalLines = (ledger: LedgerTransaction): StoredProposalLine[] =>
  ledger.select().from(planProposalLine).orderBy(asc(planProposalLine.id)).all()

/** Returns the proposal that this author's request wrote; undefined if it wrote none. */
export const findRequestedProposal = (
  ledger: LedgerTransaction,
  authorId: number,
  requestKey: string,
): StoredProposal | undefined =>
  ledger
    .select()
    .from(planProposal)
    .where(and(eq(planProposal.authorId, authorId), eq(planProposal.requestKey, requestKey)))
    .get()

/** Returns a line with its proposal; undefined if there is none. */
export const findProposalLine = (ledger: LedgerTransaction, lineId: number) =>
  ledger
    .select({ line: planProposalLine, proposal: planProposal })
    .from(planProposalLine)
    .innerJoin(planProposal, eq(planProposal.id, planProposalLine.proposalId))
    .where(eq(planProposalLine.id, lineId))
    .get()

/** Writes a proposal with its lines; returns its id. */
export function insertProposal(
  ledger: LedgerTransaction,
  values: Omit<StoredProposal, 'id' | 'withdrawnAt'>,
  lines: readonly Pick<StoredProposalLine, 'field' | 'valueBefore' | 'value' | 'verdict'>[],
): number {
  const { id: proposalId } = ledger.insert(planProposal).values(values).returning({ id: planProposal.id }).get()
  for (const line of lines)
    ledger
      .insert(planProposalLine)
      .values({ ...line, proposalId })
      .run()
  return proposalId
}

export const decideLine = (ledger: LedgerTransaction, id: number, decision: StoredProposalLine['decision']): void =>
  updateRow(ledger, planProposalLine, id, { decision })

/** Withdraws a proposal of this author, once; false if there is none. */
export const withdrawProposal = (
  ledger: LedgerTransaction,
  { id, authorId, at }: { readonly id: number; readonly authorId: number; readonly at: string },
): boolean =>
  ledger
    .update(planProposal)
    .set({ withdrawnAt: at })
    .where(and(eq(planProposal.id, id), eq(planProposal.authorId, authorId), isNull(planProposal.withdrawnAt)))
    .returning({ id: planProposal.id })
    .get() !== undefined

/** Returns the subjects for which the person has chosen whether they are shared. */
export const allShares = (ledger: LedgerTransaction): StoredShare[] => ledger.select().from(plannerShare).all()

/** Stores a choice, or replaces it; returns the row's id. */
export const saveShare = (ledger: LedgerTransaction, values: Omit<StoredShare, 'id'>): number =>
  ledger
    .insert(plannerShare)
    .values(values)
    .onConflictDoUpdate({ target: plannerShare.subject, set: { isShared: values.isShared } })
    .returning({ id: plannerShare.id })
    .get().id
