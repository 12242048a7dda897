// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** {reads, plural, one {# read} other {# reads}} and {changes, plural, one {# change} other {# changes}} in the last 30 days */
export const usage = /* @__PURE__ */ createMessage<{ reads: number; changes: number }>((a, w) => [w.plural(a.reads, { one: () => [w.number(a.reads), ' read'], other: () => [w.number(a.reads), ' reads'] }), ' and ', w.plural(a.changes, { one: () => [w.number(a.changes), ' change'], other: () => [w.number(a.changes), ' changes'] }), ' in the last 30 days'])

/** In this browser. */
export const thisBrowser = /* @__PURE__ */ createMessage(() => 'In this browser.')

/** In another browser. */
export const otherBrowser = /* @__PURE__ */ createMessage(() => 'In another browser.')

/** Others use that computer too, so it ends when you sign out there. */
export const sharedComputer = /* @__PURE__ */ createMessage(() => 'Others use that computer too, so it ends when you sign out there.')
