import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { nothing, pathId } from './primitives.ts'

/** The answer of a call that changes the ledger names its journal entry in this header, so that a screen can offer 'Undo'. */
export const CHANGE_HEADER = 'Evenkeel-Change'

export const changeEndpoints = {
  undoChange: endpoint('undoChange', {
    summary: 'Take a change back. 400 with code 10000 where something later rests on it.',
    who: 'employee',
    params: z.object({ changeId: pathId }),
    body: z.object({}),
    answer: nothing,
    ids: { 'params.changeId': 'change' },
    errors: [10000],
    // Of the person's changes each of them takes back only those that it can make itself.
    widgets: ['budget-modal', 'accounts', 'next-steps', 'transactions'],
  }),
}
