import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { nothing, pathId } from './primitives.ts'

/** The answer of a call that changes the ledger names its journal entry in this header, so that a screen can offer 'Undo'. */
export const changeHeader = 'Evenkeel-Change'

/**
 * The page and widget for which the person makes a change in our own window, as a header of that call with a session:
 * `Evenkeel-Page: accounts https://intranet.example`, the widget's name, one space, and the page's origin. The journal and the
 * access log then name both. 403 with the reason `page` if the person has no agreement in force for that widget on that page.
 * A read ignores the header, as does a call with a widget's token, which names its page itself.
 */
export const pageHeader = 'Evenkeel-Page'

export const changeEndpoints = {
  undoChange: endpoint('undoChange', {
    summary: 'Undo a change. 400 with code 10000 if a later change depends on it.',
    who: 'employee',
    params: z.object({ changeId: pathId }),
    body: z.object({}),
    answer: nothing,
    ids: { 'params.changeId': 'change' },
    errors: [10000],
    // Each widget can undo only what was changed by it on that page.
    widgets: {
      'budget-modal': {},
      accounts: {},
      'account-modal': {},
      'link-accounts': {},
      'next-steps': {},
      transactions: {},
      'retirement-calculator': {},
      'debt-wizard': {},
    },
  }),
}
