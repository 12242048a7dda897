// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Add a debt */
export const addDebt = /* @__PURE__ */ createMessage(() => 'Add a debt')
