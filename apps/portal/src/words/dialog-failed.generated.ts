// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Something went wrong on our side */
export const title = /* @__PURE__ */ createMessage('Something went wrong on our side')

/** Try again. What you entered may be gone. */
export const text = /* @__PURE__ */ createMessage('Try again. What you entered may be gone.')

/** Try again */
export const tryAgain = /* @__PURE__ */ createMessage('Try again')
