// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Show amounts in */
export const choice = /* @__PURE__ */ createMessage('Show amounts in')

/** Today’s dollars */
export const todays = /* @__PURE__ */ createMessage('Today’s dollars')

/** Future dollars */
export const future = /* @__PURE__ */ createMessage('Future dollars')

/** All amounts in today’s dollars. */
export const inTodays = /* @__PURE__ */ createMessage('All amounts in today’s dollars.')

/** Savings in future dollars, Social Security in today’s dollars. */
export const inFuture = /* @__PURE__ */ createMessage('Savings in future dollars, Social Security in today’s dollars.')
