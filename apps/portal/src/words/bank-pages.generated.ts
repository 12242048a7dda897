// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Connect a bank */
export const connectABank = /* @__PURE__ */ createMessage('Connect a bank')

/** Continuing with your bank */
export const continuingWithYourBank = /* @__PURE__ */ createMessage('Continuing with your bank')
