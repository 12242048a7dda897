// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Cash flow */
export const cashFlow = /* @__PURE__ */ createMessage('Cash flow')

/** Loading cash flow */
export const loadingCashFlow = /* @__PURE__ */ createMessage('Loading cash flow')

/** Your cash flow didn’t load */
export const cashFlowFailed = /* @__PURE__ */ createMessage('Your cash flow didn’t load')

/** View cash flow */
export const viewCashFlow = /* @__PURE__ */ createMessage('View cash flow')

/** No income or spending yet */
export const noFlow = /* @__PURE__ */ createMessage('No income or spending yet')

/** Connect the account your paycheck goes to. You’ll see your last months right away. */
export const noFlowText = /* @__PURE__ */ createMessage('Connect the account your paycheck goes to. You’ll see your last months right away.')

/** Income and spending */
export const incomeAndSpending = /* @__PURE__ */ createMessage('Income and spending')

/** Time frame */
export const timeFrame = /* @__PURE__ */ createMessage('Time frame')

/** {direction, select, same {You spent as much as you earned} less {You spent {amount} less than you earned} other {You spent {amount} more than you earned}} {which, select, lastMonth {last month} other {this month}}. */
export const spent = /* @__PURE__ */ createMessage<{ direction: 'same' | 'less' | (string & {}); amount: string; which: 'lastMonth' | (string & {}) }>((a, w) => [w.select(a.direction, { same: () => 'You spent as much as you earned', less: () => ['You spent ', a.amount, ' less than you earned'], other: () => ['You spent ', a.amount, ' more than you earned'] }), ' ', w.select(a.which, { lastMonth: () => 'last month', other: () => 'this month' }), '.'])

/** Over last {months, number} months */
export const overLast = /* @__PURE__ */ createMessage<{ months: number }>((a, w) => ['Over last ', w.number(a.months), ' months'])
