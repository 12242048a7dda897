// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Net */
export const net = /* @__PURE__ */ createMessage(() => 'Net')

/** Income and spending by month */
export const incomeAndSpendingBy = /* @__PURE__ */ createMessage(() => 'Income and spending by month')

/** Income and spending by month. No data yet. */
export const noFlowData = /* @__PURE__ */ createMessage(() => 'Income and spending by month. No data yet.')

/** No income or spending in these months. */
export const noFlow = /* @__PURE__ */ createMessage(() => 'No income or spending in these months.')

/** Months */
export const months = /* @__PURE__ */ createMessage(() => 'Months')

/** Income */
export const income = /* @__PURE__ */ createMessage(() => 'Income')

/** Spending */
export const spending = /* @__PURE__ */ createMessage(() => 'Spending')

/** so far */
export const soFar = /* @__PURE__ */ createMessage(() => 'so far')
