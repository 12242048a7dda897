// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Connect Evenkeel */
export const connectEvenkeel = /* @__PURE__ */ createMessage('Connect Evenkeel')

/** Allow pop-ups for this page. If a window opened anyway, this page blocks it. The page’s owner can change that. */
export const allowWindows = /* @__PURE__ */ createMessage('Allow pop-ups for this page. If a window opened anyway, this page blocks it. The page’s owner can change that.')

/** Sign in once to see it here. */
export const signInOnce = /* @__PURE__ */ createMessage('Sign in once to see it here.')

/** Cancel */
export const cancel = /* @__PURE__ */ createMessage('Cancel')

/** Connect */
export const connect = /* @__PURE__ */ createMessage('Connect')
