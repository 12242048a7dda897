// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Reason */
export const reason = /* @__PURE__ */ createMessage(() => 'Reason')

/** As in: Call of today about a budget that does not add up */
export const reasonHint = /* @__PURE__ */ createMessage(() => 'As in: Call of today about a budget that does not add up')

/** How long */
export const span = /* @__PURE__ */ createMessage(() => 'How long')

/** Who allows it */
export const allowedBy = /* @__PURE__ */ createMessage(() => 'Who allows it')

/** What it was */
export const kind = /* @__PURE__ */ createMessage(() => 'What it was')

/** What was said */
export const note = /* @__PURE__ */ createMessage(() => 'What was said')

/** What is to be done */
export const task = /* @__PURE__ */ createMessage(() => 'What is to be done')

/** Due */
export const due = /* @__PURE__ */ createMessage(() => 'Due')

/** Name or email */
export const nameOrEmail = /* @__PURE__ */ createMessage(() => 'Name or email')

/** Plan */
export const plan = /* @__PURE__ */ createMessage(() => 'Plan')
