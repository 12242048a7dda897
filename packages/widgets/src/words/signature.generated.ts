// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Evenkeel */
export const evenkeel = /* @__PURE__ */ createMessage('Evenkeel')

/** Your employer can’t see this */
export const employerCant = /* @__PURE__ */ createMessage('Your employer can’t see this')
