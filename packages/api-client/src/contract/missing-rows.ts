import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, instant, nothing } from './primitives.ts'

const rowOfBank = { date: z.string(), value: z.number(), description: z.string(), source: z.string() }

/** A row that its bank no longer lists. It counts until the person decides. */
const missingRow = z.object({ userTransactionId: id, ...rowOfBank })
export type MissingRow = z.infer<typeof missingRow>

/** A row that its bank has taken back, and that the person can bring back for 30 days. */
const removedRow = z.object({ removedRowId: id, removedAt: instant, ...rowOfBank })

export const missingRows = z.object({ missing: z.array(missingRow), removed: z.array(removedRow) })
export type MissingRows = z.infer<typeof missingRows>

export const missingRowEndpoints = {
  missingRows: endpoint('missingRows', {
    summary: 'List rows that a bank no longer lists, and rows that it took back in the last 30 days.',
    who: 'employee',
    answer: missingRows,
    readOnly: true,
  }),
  decideMissingRow: endpoint('decideMissingRow', {
    summary: 'Keep a row that its bank no longer lists, as one kept by hand, or remove it.',
    who: 'employee',
    body: z.object({ userTransactionId: id, isKept: z.boolean() }),
    answer: nothing,
    ids: { 'body.userTransactionId': 'missingRow' },
  }),
  restoreRemovedRow: endpoint('restoreRemovedRow', {
    summary: 'Bring back a row that a bank took back, as one kept by hand.',
    who: 'employee',
    body: z.object({ removedRowId: id }),
    answer: nothing,
    ids: { 'body.removedRowId': 'removedRow' },
  }),
}
