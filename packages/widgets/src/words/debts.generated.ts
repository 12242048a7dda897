// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Add a debt */
export const addDebt = /* @__PURE__ */ createMessage(() => 'Add a debt')

/** One-off payments */
export const oneOffs = /* @__PURE__ */ createMessage(() => 'One-off payments')

/** A bonus or a tax refund that you pay on top. Month 1 is the month of your first payment. */
export const oneOffsAre = /* @__PURE__ */ createMessage(() => 'A bonus or a tax refund that you pay on top. Month 1 is the month of your first payment.')

/** {number, number}. Month */
export const oneOffMonth = /* @__PURE__ */ createMessage<{ number: number }>((a, w) => [w.number(a.number), '. Month'])

/** {number, number}. Amount */
export const oneOffAmount = /* @__PURE__ */ createMessage<{ number: number }>((a, w) => [w.number(a.number), '. Amount'])

/** Add a one-off payment */
export const addOneOff = /* @__PURE__ */ createMessage(() => 'Add a one-off payment')

/** Remove payment {number, number} */
export const removeOneOff = /* @__PURE__ */ createMessage<{ number: number }>((a, w) => ['Remove payment ', w.number(a.number)])

/** Order of payment */
export const orders = /* @__PURE__ */ createMessage(() => 'Order of payment')

/** Least interest */
export const lessInterest = /* @__PURE__ */ createMessage(() => 'Least interest')

/** Costs you the least. */
export const costsLeast = /* @__PURE__ */ createMessage(() => 'Costs you the least.')

/** Clears your smallest debts first. */
export const clearsSmallest = /* @__PURE__ */ createMessage(() => 'Clears your smallest debts first.')

/** Interest you pay */
export const interestYouPay = /* @__PURE__ */ createMessage(() => 'Interest you pay')

/** You save */
export const youSave = /* @__PURE__ */ createMessage(() => 'You save')

/** First debt gone */
export const firstDebtGone = /* @__PURE__ */ createMessage(() => 'First debt gone')

/** Today */
export const today = /* @__PURE__ */ createMessage(() => 'Today')

/** Today’s payments */
export const todaysPayments = /* @__PURE__ */ createMessage(() => 'Today’s payments')

/** {amount} a month, not moved on to the next debt. */
export const todayNotMoved = /* @__PURE__ */ createMessage<{ amount: string }>((a) => [a.amount, ' a month, not moved on to the next debt.'])

/** Over 50 years */
export const overFiftyYears = /* @__PURE__ */ createMessage(() => 'Over 50 years')

/** Your plan and what you pay today */
export const besideToday = /* @__PURE__ */ createMessage(() => 'Your plan and what you pay today')

/** For your debts both orders come to the same. Choose the one you’ll stick to. */
export const ordersSame = /* @__PURE__ */ createMessage(() => 'For your debts both orders come to the same. Choose the one you’ll stick to.')

/** For your debts the two orders differ by {amount} and end in the same month. Choose the one you’ll stick to. */
export const ordersEndTogether = /* @__PURE__ */ createMessage<{ amount: string }>((a) => ['For your debts the two orders differ by ', a.amount, ' and end in the same month. Choose the one you’ll stick to.'])

/** For your debts the two orders differ by {amount} of interest and {months, plural, one {# month} other {# months}}. */
export const ordersDiffer = /* @__PURE__ */ createMessage<{ amount: string; months: number }>((a, w) => ['For your debts the two orders differ by ', a.amount, ' of interest and ', w.plural(a.months, { one: () => [w.number(a.months), ' month'], other: () => [w.number(a.months), ' months'] }), '.'])
