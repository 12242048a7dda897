import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, instant, nothing } from './primitives.ts'

const rowOfBank = { date: z.string(), value: z.number(), description: z.string(), source: z.string() }

/** A row that its bank no longer lists. It counts until the person decides. */
const missingRow = z.object({ userTransactionId: id, ...rowOfBank })
export type MissingRow = z.infer<typeof missingRow>

/** A row that its bank has taken back, and that the person can bring back for 30 days. */
const removedRow = z.object({ removedRowId: id, removedAt: instant, ...rowOfBank })

/** A split row whose total its bank has changed, until the person has read of it. */
const changedSplit = z.object({
  userTransactionId: id,
  ...rowOfBank,
  /** The total when it was split; `value` is the present one. */
  before: z.number(),
  /** The new total could not hold the parts, so it is one transaction again. */
  isJoined: z.boolean(),
})

export const missingRows = z.object({
  missing: z.array(missingRow),
  removed: z.array(removedRow),
  changedSplits: z.array(changedSplit),
})
export type MissingRows = z.infer<typeof missingRows>

export const missingRowEndpoints = {
  missingRows: endpoint('missingRows', {
    summary:
      'List rows a bank no longer lists, rows it withdrew in the last 30 days, and split rows whose total it changed.',
    who: 'employee',
    answer: missingRows,
    readOnly: true,
  }),
  decideMissingRow: endpoint('decideMissingRow', {
    summary: 'Resolve a row its bank no longer lists: keep it as a manual one, or delete it.',
    who: 'employee',
    body: z.object({ userTransactionId: id, isKept: z.boolean() }),
    answer: nothing,
    ids: { 'body.userTransactionId': 'missingRow' },
  }),
  dismissChangedSplit: endpoint('dismissChangedSplit', {
    summary: 'Mark a changed total of a split row as read.',
    who: 'employee',
    body: z.object({ userTransactionId: id }),
    answer: nothing,
    ids: { 'body.userTransactionId': 'transaction' },
  }),
  restoreRemovedRow: endpoint('restoreRemovedRow', {
    summary: 'Restore a row that a bank withdrew, as a manual one.',
    who: 'employee',
    body: z.object({ removedRowId: id }),
    answer: nothing,
    ids: { 'body.removedRowId': 'removedRow' },
  }),
}
