import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, nothing, pathId } from './primitives.ts'

/** The older set of connection calls, for the same features. People whose connectivity type is not 0 get 403 (Q-QUOVO-1). */
export const quovoEndpoints = {
  quovoIframeToken: endpoint('quovoIframeToken', {
    summary: 'The token that the link frame is opened with; of a `connectionId`, to repair that connection.',
    who: 'employee',
    query: z.object({ connectionId: z.optional(pathId) }),
    /** `connectionId` is the connection to repair; null for a new link, also after the old login was ended. */
    answer: z.object({ token: z.string(), connectionId: z.nullable(id) }),
    ids: { 'query.connectionId': 'connection' },
  }),
  quovoStylesName: endpoint('quovoStylesName', {
    summary: 'The name of the style in which the link frame is shown.',
    who: 'employee',
    answer: z.object({ name: z.string() }),
    readOnly: true,
  }),
  quovoSyncAccount: endpoint('quovoSyncAccount', {
    summary: 'Fetch balances and new transactions of one connection.',
    who: 'employee',
    body: z.object({ connectionId: id }),
    answer: nothing,
    ids: { 'body.connectionId': 'connection' },
  }),
  quovoSyncAll: endpoint('quovoSyncAll', {
    summary:
      'Fetch balances and new transactions of all connections. Needs the anti-forgery headers although it is a GET.',
    who: 'employee',
    answer: nothing,
    needsAntiForgery: true,
  }),
  quovoSyncStatus: endpoint('quovoSyncStatus', {
    summary: 'Whether any connection is being synchronized. A poll: it does not extend the session.',
    who: 'employee',
    answer: z.object({ acctSyncInProgress: z.boolean(), transSyncInProgress: z.boolean() }),
    isPoll: true,
  }),
}
