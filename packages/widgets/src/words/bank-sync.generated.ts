// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** We are updating your data ... */
export const updating = /* @__PURE__ */ createMessage(() => 'We are updating your data ...')

/** Your data is up to date */
export const loaded = /* @__PURE__ */ createMessage(() => 'Your data is up to date')
