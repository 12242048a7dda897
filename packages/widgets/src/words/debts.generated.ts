// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage, type Marked } from '@evenkeel/engine'

/** Add a debt */
export const addDebt = /* @__PURE__ */ createMessage('Add a debt')

/** One-off payments */
export const oneOffs = /* @__PURE__ */ createMessage('One-off payments')

/** Extra payments, such as a bonus or tax refund. Month 1 is the month of your first payment. */
export const oneOffsAre = /* @__PURE__ */ createMessage('Extra payments, such as a bonus or tax refund. Month 1 is the month of your first payment.')

/** {number, number}. Month */
export const oneOffMonth = /* @__PURE__ */ createMessage<{ number: number }>((a, w) => [w.number(a.number), '. Month'])

/** {number, number}. Amount */
export const oneOffAmount = /* @__PURE__ */ createMessage<{ number: number }>((a, w) => [w.number(a.number), '. Amount'])

/** Add a one-off payment */
export const addOneOff = /* @__PURE__ */ createMessage('Add a one-off payment')

/** Remove payment {number, number} */
export const removeOneOff = /* @__PURE__ */ createMessage<{ number: number }>((a, w) => ['Remove payment ', w.number(a.number)])

/** Order of payment */
export const orders = /* @__PURE__ */ createMessage('Order of payment')

/** Least interest */
export const lessInterest = /* @__PURE__ */ createMessage('Least interest')

/** Costs you the least. */
export const costsLeast = /* @__PURE__ */ createMessage('Costs you the least.')

/** Clears your smallest debts first. */
export const clearsSmallest = /* @__PURE__ */ createMessage('Clears your smallest debts first.')

/** Interest you pay */
export const interestYouPay = /* @__PURE__ */ createMessage('Interest you pay')

/** You save */
export const youSave = /* @__PURE__ */ createMessage('You save')

/** First debt gone */
export const firstDebtGone = /* @__PURE__ */ createMessage('First debt gone')

/** Today */
export const today = /* @__PURE__ */ createMessage('Today')

/** Today’s payments */
export const todaysPayments = /* @__PURE__ */ createMessage('Today’s payments')

/** {amount} a month. A paid-off debt’s payment doesn’t move to the next. */
export const todayNotMoved = /* @__PURE__ */ createMessage<{ amount: string }>((a) => [a.amount, ' a month. A paid-off debt’s payment doesn’t move to the next.'])

/** Over 50 years */
export const overFiftyYears = /* @__PURE__ */ createMessage('Over 50 years')

/** Your plan and what you pay today */
export const besideToday = /* @__PURE__ */ createMessage('Your plan and what you pay today')

/** Both orders have the same result for your debts. Choose the one you’ll stick to. */
export const ordersSame = /* @__PURE__ */ createMessage('Both orders have the same result for your debts. Choose the one you’ll stick to.')

/** The two orders differ by {amount} in interest and end in the same month. Choose the one you’ll stick to. */
export const ordersEndTogether = /* @__PURE__ */ createMessage<{ amount: string }>((a) => ['The two orders differ by ', a.amount, ' in interest and end in the same month. Choose the one you’ll stick to.'])

/** The two orders differ by {amount} in interest and {months, plural, one {# month} other {# months}}. */
export const ordersDiffer = /* @__PURE__ */ createMessage<{ amount: string; months: number }>((a, w) => ['The two orders differ by ', a.amount, ' in interest and ', w.plural(a.months, { one: () => [w.number(a.months), ' month'], other: () => [w.number(a.months), ' months'] }), '.'])

/** Debt payoff */
export const title = /* @__PURE__ */ createMessage('Debt payoff')

/** View debt plan */
export const viewPlan = /* @__PURE__ */ createMessage('View debt plan')

/** Debt plan */
export const debtPlan = /* @__PURE__ */ createMessage('Debt plan')

/** No debts to pay off */
export const noDebts = /* @__PURE__ */ createMessage('No debts to pay off')

/** Add a loan or card to see your debt-free date. */
export const noDebtsWhat = /* @__PURE__ */ createMessage('Add a loan or card to see your debt-free date.')

/** Save to my plan */
export const saveToPlan = /* @__PURE__ */ createMessage('Save to my plan')

/** Start over */
export const startOver = /* @__PURE__ */ createMessage('Start over')

/** Save */
export const save = /* @__PURE__ */ createMessage('Save')

/** Strategy */
export const strategy = /* @__PURE__ */ createMessage('Strategy')

/** What do you want to pay off first? */
export const strategyTitle = /* @__PURE__ */ createMessage('What do you want to pay off first?')

/** Every debt gets its minimum payment. Your strategy decides where the extra goes. */
export const strategyWhat = /* @__PURE__ */ createMessage('Every debt gets its minimum payment. Your strategy decides where the extra goes.')

/** Extra money goes to your highest-rate debt. You pay the least interest. */
export const highInterestWhat = /* @__PURE__ */ createMessage('Extra money goes to your highest-rate debt. You pay the least interest.')

/** Extra money goes to your smallest high-rate balance. You clear your first debt sooner. */
export const lowBalanceWhat = /* @__PURE__ */ createMessage('Extra money goes to your smallest high-rate balance. You clear your first debt sooner.')

/** High interest means */
export const highInterestMeans = /* @__PURE__ */ createMessage('High interest means')

/** We pay debts at or above this rate first. */
export const highInterestHint = /* @__PURE__ */ createMessage('We pay debts at or above this rate first.')

/** Which debts do you want to pay off? */
export const debtsTitle = /* @__PURE__ */ createMessage('Which debts do you want to pay off?')

/** Choose from your accounts. Student loans have their own plan. */
export const chooseDebts = /* @__PURE__ */ createMessage('Choose from your accounts. Student loans have their own plan.')

/** Choose from your accounts, or add a debt. Student loans have their own plan. */
export const chooseOrAddDebts = /* @__PURE__ */ createMessage('Choose from your accounts, or add a debt. Student loans have their own plan.')

/** Debts */
export const debts = /* @__PURE__ */ createMessage('Debts')

/** Please add at least one debt. */
export const addOne = /* @__PURE__ */ createMessage('Please add at least one debt.')

/** Check your debts */
export const reviewTitle = /* @__PURE__ */ createMessage('Check your debts')

/** Rates and minimum payments drive the result. Fill in anything that’s missing. */
export const reviewWhat = /* @__PURE__ */ createMessage('Rates and minimum payments drive the result. Fill in anything that’s missing.')

/** Monthly payment */
export const monthlyPayment = /* @__PURE__ */ createMessage('Monthly payment')

/** Total for all debts */
export const forAllDebts = /* @__PURE__ */ createMessage('Total for all debts')

/** Something’s missing: {field}. Go back to add it. */
export const missingField = /* @__PURE__ */ createMessage<{ field: string }>((a) => ['Something’s missing: ', a.field, '. Go back to add it.'])

/** Your debts */
export const yourDebts = /* @__PURE__ */ createMessage('Your debts')

/** Debt */
export const debt = /* @__PURE__ */ createMessage('Debt')

/** Balance */
export const balance = /* @__PURE__ */ createMessage('Balance')

/** Rate */
export const rate = /* @__PURE__ */ createMessage('Rate')

/** Minimum */
export const minimum = /* @__PURE__ */ createMessage('Minimum')

/** You pay now */
export const youPayNow = /* @__PURE__ */ createMessage('You pay now')

/** Edit */
export const edit = /* @__PURE__ */ createMessage('Edit')

/** Edit: {name} */
export const editNamed = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Edit: ', a.name])

/** minimum {amount} */
export const minimumOf = /* @__PURE__ */ createMessage<{ amount: string }>((a) => ['minimum ', a.amount])

/** Every debt gets its minimum each month. The rest of your payment goes to one debt at a time, in the order of your strategy. You pay the same total every month until the last one. */
export const howStep = /* @__PURE__ */ createMessage('Every debt gets its minimum each month. The rest of your payment goes to one debt at a time, in the order of your strategy. You pay the same total every month until the last one.')

/** Total minimum payments */
export const totalMinimums = /* @__PURE__ */ createMessage('Total minimum payments')

/** We start adding interest in the second month, so your lender’s number will be a little higher. As of {date}. */
export const howNote = /* @__PURE__ */ createMessage<{ date: string }>((a) => ['We start adding interest in the second month, so your lender’s number will be a little higher. As of ', a.date, '.'])

/** Payoff order */
export const payoffOrder = /* @__PURE__ */ createMessage('Payoff order')

/** Interest */
export const interest = /* @__PURE__ */ createMessage('Interest')

/** Paid off */
export const paidOff = /* @__PURE__ */ createMessage('Paid off')

/** {amount}<unseen> interest</unseen> */
export const interestOf = /* @__PURE__ */ createMessage<{ amount: string; unseen: Marked }>((a) => [a.amount, a.unseen([' interest'])])

/** Measure */
export const measure = /* @__PURE__ */ createMessage('Measure')

/** Your plan */
export const yourPlan = /* @__PURE__ */ createMessage('Your plan')

/** Time to pay off */
export const timeToPayOff = /* @__PURE__ */ createMessage('Time to pay off')

/** Total interest */
export const totalInterest = /* @__PURE__ */ createMessage('Total interest')

/** Total paid */
export const totalPaid = /* @__PURE__ */ createMessage('Total paid')

/** {months, plural, one {# month} other {# months}} */
export const months = /* @__PURE__ */ createMessage<{ months: number }>((a, w) => [w.plural(a.months, { one: () => [w.number(a.months), ' month'], other: () => [w.number(a.months), ' months'] })])

/** {years, plural, one {# year} other {# years}} */
export const years = /* @__PURE__ */ createMessage<{ years: number }>((a, w) => [w.plural(a.years, { one: () => [w.number(a.years), ' year'], other: () => [w.number(a.years), ' years'] })])

/** {years, plural, one {# year} other {# years}} and {months, plural, one {# month} other {# months}} */
export const yearsAndMonths = /* @__PURE__ */ createMessage<{ years: number; months: number }>((a, w) => [w.plural(a.years, { one: () => [w.number(a.years), ' year'], other: () => [w.number(a.years), ' years'] }), ' and ', w.plural(a.months, { one: () => [w.number(a.months), ' month'], other: () => [w.number(a.months), ' months'] })])

/** Deleted account */
export const deletedAccount = /* @__PURE__ */ createMessage('Deleted account')
