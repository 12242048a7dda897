// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Reason */
export const reason = /* @__PURE__ */ createMessage('Reason')

/** For example: Call today about a budget question */
export const reasonHint = /* @__PURE__ */ createMessage('For example: Call today about a budget question')

/** Length of access */
export const span = /* @__PURE__ */ createMessage('Length of access')

/** Who allows it */
export const allowedBy = /* @__PURE__ */ createMessage('Who allows it')

/** Type */
export const kind = /* @__PURE__ */ createMessage('Type')

/** Notes */
export const note = /* @__PURE__ */ createMessage('Notes')

/** Task */
export const task = /* @__PURE__ */ createMessage('Task')

/** Due */
export const due = /* @__PURE__ */ createMessage('Due')

/** Name or email */
export const nameOrEmail = /* @__PURE__ */ createMessage('Name or email')

/** Plan */
export const plan = /* @__PURE__ */ createMessage('Plan')
