// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** {count, plural, one {# transaction} other {# transactions}} read so far */
export const read = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' transaction'], other: () => [w.number(a.count), ' transactions'] }), ' read so far'])

/** reading your accounts */
export const readingAccounts = /* @__PURE__ */ createMessage('reading your accounts')

/** waiting for your transactions */
export const waiting = /* @__PURE__ */ createMessage('waiting for your transactions')
