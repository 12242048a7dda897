import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, nothing, pathId } from './primitives.ts'

/** The older set of connection calls, for the same features. People whose connectivity type is not 0 get 403 (Q-QUOVO-1). */
export const quovoEndpoints = {
  quovoIframeToken: endpoint('quovoIframeToken', {
    summary: 'Get a token for the link frame. With `connectionId`, the frame repairs that connection.',
    who: 'employee',
    query: z.object({ connectionId: z.optional(pathId) }),
    /** `connectionId` is the connection to repair; null for a new link, also after the old login was ended. */
    answer: z.object({ token: z.string(), connectionId: z.nullable(id) }),
    ids: { 'query.connectionId': 'connection' },
  }),
  quovoStylesName: endpoint('quovoStylesName', {
    summary: 'Get the link frame’s style name.',
    who: 'employee',
    answer: z.object({ name: z.string() }),
    readOnly: true,
  }),
  quovoSyncAccount: endpoint('quovoSyncAccount', {
    summary: 'Sync one connection: balances and new transactions.',
    who: 'employee',
    body: z.object({ connectionId: id }),
    answer: nothing,
    ids: { 'body.connectionId': 'connection' },
  }),
  quovoSyncAll: endpoint('quovoSyncAll', {
    summary:
      'Sync all connections: balances and new transactions. Needs the anti-forgery headers although it is a GET.',
    who: 'employee',
    answer: nothing,
    needsAntiForgery: true,
  }),
  quovoSyncStatus: endpoint('quovoSyncStatus', {
    summary: 'Check whether any connection is syncing. Polling call: doesn’t extend the session.',
    who: 'employee',
    answer: z.object({ acctSyncInProgress: z.boolean(), transSyncInProgress: z.boolean() }),
    isPoll: true,
  }),
}
