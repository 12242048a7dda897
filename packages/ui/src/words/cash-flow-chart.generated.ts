// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Net */
export const net = /* @__PURE__ */ createMessage('Net')

/** Income and spending by month */
export const incomeAndSpendingBy = /* @__PURE__ */ createMessage('Income and spending by month')

/** Income and spending by month. No data yet. */
export const noFlowData = /* @__PURE__ */ createMessage('Income and spending by month. No data yet.')

/** No income or spending in these months. */
export const noFlow = /* @__PURE__ */ createMessage('No income or spending in these months.')

/** Months */
export const months = /* @__PURE__ */ createMessage('Months')

/** Income */
export const income = /* @__PURE__ */ createMessage('Income')

/** Spending */
export const spending = /* @__PURE__ */ createMessage('Spending')

/** so far */
export const soFar = /* @__PURE__ */ createMessage('so far')

/** Month */
export const month = /* @__PURE__ */ createMessage('Month')

/** Transactions */
export const transactions = /* @__PURE__ */ createMessage('Transactions')

/** amounts hidden */
export const amountsHidden = /* @__PURE__ */ createMessage('amounts hidden')

/** income {income}, spending {spending}, net {net} */
export const spokenFigures = /* @__PURE__ */ createMessage<{ income: string; spending: string; net: string }>((a) => ['income ', a.income, ', spending ', a.spending, ', net ', a.net])

/** Income and spending by month, from {first} to {last}{soFar, select, yes { so far} other {}}. */
export const summary = /* @__PURE__ */ createMessage<{ first: string; last: string; soFar: 'yes' | (string & {}) }>((a, w) => ['Income and spending by month, from ', a.first, ' to ', a.last, w.select(a.soFar, { yes: () => ' so far', other: () => '' }), '.'])
