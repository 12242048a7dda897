// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** {reason}. Wait 15 minutes, or reset your password now. */
export const lockedOut = /* @__PURE__ */ createMessage<{ reason: string }>((a) => [a.reason, '. Wait 15 minutes, or reset your password now.'])

/** Too many tries. Wait a minute and try again. */
export const tooManyTries = /* @__PURE__ */ createMessage('Too many tries. Wait a minute and try again.')

/** Evenkeel is busy. Try again in a minute. */
export const busy = /* @__PURE__ */ createMessage('Evenkeel is busy. Try again in a minute.')
