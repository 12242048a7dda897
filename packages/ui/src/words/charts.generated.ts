// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Show as table */
export const showAsTable = /* @__PURE__ */ createMessage('Show as table')

/** Show as chart */
export const showAsChart = /* @__PURE__ */ createMessage('Show as chart')
