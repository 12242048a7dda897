// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** {count, plural, one {# transaction so far} other {# transactions so far}} */
export const read = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' transaction so far'], other: () => [w.number(a.count), ' transactions so far'] })])

/** getting your accounts */
export const readingAccounts = /* @__PURE__ */ createMessage('getting your accounts')

/** waiting for transactions */
export const waiting = /* @__PURE__ */ createMessage('waiting for transactions')
