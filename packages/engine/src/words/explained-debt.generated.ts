// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from './message.ts'

/** How we calculated your payoff plan */
export const debtTitle = /* @__PURE__ */ createMessage('How we calculated your payoff plan')

/** How we calculated your student debt plan */
export const studentTitle = /* @__PURE__ */ createMessage('How we calculated your student debt plan')

/** You pay {payment} a month in total. */
export const pays = /* @__PURE__ */ createMessage<{ payment: string }>((a) => ['You pay ', a.payment, ' a month in total.'])

/** Every debt gets its minimum first ({minimums}), {way, select, extra {and the extra {extra} goes to {debt}} other {and nothing is left over}}. */
export const extra = /* @__PURE__ */ createMessage<{ minimums: string; way: 'extra' | (string & {}); extra: string; debt: string }>((a, w) => ['Every debt gets its minimum first (', a.minimums, '), ', w.select(a.way, { extra: () => ['and the extra ', a.extra, ' goes to ', a.debt], other: () => 'and nothing is left over' }), '.'])

/** When one debt is paid off, its payment moves to the next, so you’re debt-free in {time} and pay {interest} in interest. */
export const debtFree = /* @__PURE__ */ createMessage<{ time: string; interest: string }>((a) => ['When one debt is paid off, its payment moves to the next, so you’re debt-free in ', a.time, ' and pay ', a.interest, ' in interest.'])

/** Add at least one debt to see when you’ll be debt-free. */
export const noDebts = /* @__PURE__ */ createMessage('Add at least one debt to see when you’ll be debt-free.')

/** Your payment of {payment} is below your minimum payments, {minimums} in total. */
export const belowMinimums = /* @__PURE__ */ createMessage<{ payment: string; minimums: string }>((a) => ['Your payment of ', a.payment, ' is below your minimum payments, ', a.minimums, ' in total.'])

/** At this payment a debt takes more than {time} to pay off. */
export const overFiftyYears = /* @__PURE__ */ createMessage<{ time: string }>((a) => ['At this payment a debt takes more than ', a.time, ' to pay off.'])

/** Monthly payment */
export const payment = /* @__PURE__ */ createMessage('Monthly payment')

/** You pay this every month: each debt gets its minimum, and the extra follows “{strategy, select, balance {Lowest balance first} other {High interest first}}”. */
export const paymentNote = /* @__PURE__ */ createMessage<{ strategy: 'balance' | (string & {}) }>((a, w) => ['You pay this every month: each debt gets its minimum, and the extra follows “', w.select(a.strategy, { balance: () => 'Lowest balance first', other: () => 'High interest first' }), '”.'])

/** Paid once in month {month} */
export const paidOnce = /* @__PURE__ */ createMessage<{ month: string }>((a) => ['Paid once in month ', a.month])

/** Interest threshold */
export const threshold = /* @__PURE__ */ createMessage('Interest threshold')

/** We pay debts at or above this rate first. */
export const thresholdNote = /* @__PURE__ */ createMessage('We pay debts at or above this rate first.')

/** Balance of {debt} */
export const balanceOf = /* @__PURE__ */ createMessage<{ debt: string }>((a) => ['Balance of ', a.debt])

/** Interest rate of {debt} */
export const rateOf = /* @__PURE__ */ createMessage<{ debt: string }>((a) => ['Interest rate of ', a.debt])

/** Minimum payment of {debt} */
export const minimumOf = /* @__PURE__ */ createMessage<{ debt: string }>((a) => ['Minimum payment of ', a.debt])

/** Total balances */
export const totalBalances = /* @__PURE__ */ createMessage('Total balances')

/** Total minimum payments */
export const totalMinimums = /* @__PURE__ */ createMessage('Total minimum payments')

/** Extra */
export const extraPayment = /* @__PURE__ */ createMessage('Extra')

/** Monthly payment − Total minimum payments */
export const extraFormula = /* @__PURE__ */ createMessage('Monthly payment − Total minimum payments')

/** {debt} is paid off in */
export const paidOffIn = /* @__PURE__ */ createMessage<{ debt: string }>((a) => [a.debt, ' is paid off in'])

/** Interest on {debt} */
export const interestOn = /* @__PURE__ */ createMessage<{ debt: string }>((a) => ['Interest on ', a.debt])

/** Balance × Interest rate ÷ 12, rounded to the cent, each month from the second */
export const interestFormula = /* @__PURE__ */ createMessage('Balance × Interest rate ÷ 12, rounded to the cent, each month from the second')

/** Total interest */
export const totalInterest = /* @__PURE__ */ createMessage('Total interest')

/** Interest on all debts */
export const totalInterestFormula = /* @__PURE__ */ createMessage('Interest on all debts')

/** Total paid */
export const totalPaid = /* @__PURE__ */ createMessage('Total paid')

/** Total balances + Total interest */
export const totalPaidFormula = /* @__PURE__ */ createMessage('Total balances + Total interest')

/** Time until debt-free */
export const time = /* @__PURE__ */ createMessage('Time until debt-free')

/** Month of your last payment */
export const timeFormula = /* @__PURE__ */ createMessage('Month of your last payment')

/** Time, minimum payments only */
export const minimumsTime = /* @__PURE__ */ createMessage('Time, minimum payments only')

/** Interest, minimum payments only */
export const minimumsInterest = /* @__PURE__ */ createMessage('Interest, minimum payments only')

/** Time saved */
export const timeSaved = /* @__PURE__ */ createMessage('Time saved')

/** Interest saved */
export const interestSaved = /* @__PURE__ */ createMessage('Interest saved')

/** With {other, select, current {current} other {minimum}} payments − With this plan */
export const savedFormula = /* @__PURE__ */ createMessage<{ other: 'current' | (string & {}) }>((a, w) => ['With ', w.select(a.other, { current: () => 'current', other: () => 'minimum' }), ' payments − With this plan'])

/** Debts in the plan */
export const debtsInPlan = /* @__PURE__ */ createMessage('Debts in the plan')

/** Still not paid off after */
export const notPaidOffAfter = /* @__PURE__ */ createMessage('Still not paid off after')

/** Federal loans */
export const federalLoans = /* @__PURE__ */ createMessage('Federal loans')

/** Private loans */
export const privateLoans = /* @__PURE__ */ createMessage('Private loans')

/** Standard payment per month */
export const standard = /* @__PURE__ */ createMessage('Standard payment per month')

/** For each loan Balance × i ÷ (1 − (1 + i)^−{months}), i = Interest rate ÷ 12 */
export const standardFormula = /* @__PURE__ */ createMessage<{ months: string }>((a) => ['For each loan Balance × i ÷ (1 − (1 + i)^−', a.months, '), i = Interest rate ÷ 12'])

/** Month-by-month loan math. We charge no interest in the first month, so your lender’s number will be a little higher */
export const source = /* @__PURE__ */ createMessage('Month-by-month loan math. We charge no interest in the first month, so your lender’s number will be a little higher')
