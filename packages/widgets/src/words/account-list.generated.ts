// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Not counted */
export const notCounted = /* @__PURE__ */ createMessage('Not counted')

/** View accounts */
export const viewAccounts = /* @__PURE__ */ createMessage('View accounts')

/** Hidden from net worth */
export const leftOutHidden = /* @__PURE__ */ createMessage('Hidden from net worth')

/** In another currency, not counted */
export const leftOutCurrency = /* @__PURE__ */ createMessage('In another currency, not counted')

/** Insurance amount, not counted */
export const leftOutInsured = /* @__PURE__ */ createMessage('Insurance amount, not counted')

/** Fix connection: {name} */
export const fixConnectionOf = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Fix connection: ', a.name])

/** Fix connection */
export const fixConnection = /* @__PURE__ */ createMessage('Fix connection')

/** Edit {name} */
export const edit = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Edit ', a.name])

/** No balance yet */
export const noBalanceYet = /* @__PURE__ */ createMessage('No balance yet')

/** Review */
export const review = /* @__PURE__ */ createMessage('Review')

/** {accounts, plural, =0 {} one {# account} other {# accounts}}{both, select, both { and } other {}}{found, plural, =0 {} one {# transaction} other {# transactions}} may be duplicates. */
export const possibleDuplicates = /* @__PURE__ */ createMessage<{ accounts: number; both: 'both' | (string & {}); found: number }>((a, w) => [w.plural(a.accounts, { '=0': () => '', one: () => [w.number(a.accounts), ' account'], other: () => [w.number(a.accounts), ' accounts'] }), w.select(a.both, { both: () => ' and ', other: () => '' }), w.plural(a.found, { '=0': () => '', one: () => [w.number(a.found), ' transaction'], other: () => [w.number(a.found), ' transactions'] }), ' may be duplicates.'])

/** Answer */
export const answerLogin = /* @__PURE__ */ createMessage('Answer')
