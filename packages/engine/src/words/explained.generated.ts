// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from './message.ts'

/** {count, plural, one {# year} other {# years}} */
export const years = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' year'], other: () => [w.number(a.count), ' years'] })])

/** {count, plural, one {# month} other {# months}} */
export const months = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' month'], other: () => [w.number(a.count), ' months'] })])

/** {answer, select, yes {Yes} other {No}} */
export const yesOrNo = /* @__PURE__ */ createMessage<{ answer: 'yes' | (string & {}) }>((a, w) => [w.select(a.answer, { yes: () => 'Yes', other: () => 'No' })])
