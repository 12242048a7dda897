// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** No savings to show yet. */
export const noSavings = /* @__PURE__ */ createMessage(() => 'No savings to show yet.')

/** {savingsLabel}. No data yet. */
export const noDataOf2 = /* @__PURE__ */ createMessage<{ savingsLabel: string }>((a) => [a.savingsLabel, '. No data yet.'])

/** Show as table */
export const showAsTable = /* @__PURE__ */ createMessage(() => 'Show as table')

/** Show as chart */
export const showAsChart = /* @__PURE__ */ createMessage(() => 'Show as chart')
