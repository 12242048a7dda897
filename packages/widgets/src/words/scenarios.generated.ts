// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Try other choices, then save them here to compare them with your plan. Your plan stays the same. */
export const empty = /* @__PURE__ */ createMessage('Try other choices, then save them here to compare them with your plan. Your plan stays the same.')

/** Loading your scenarios */
export const loading = /* @__PURE__ */ createMessage('Loading your scenarios')

/** Your scenarios didn’t load */
export const failed = /* @__PURE__ */ createMessage('Your scenarios didn’t load')

/** Save as a scenario */
export const saveThis = /* @__PURE__ */ createMessage('Save as a scenario')

/** We keep it next to your plan and update it with your accounts. Your plan stays the same. */
export const nameWhat = /* @__PURE__ */ createMessage('We keep it next to your plan and update it with your accounts. Your plan stays the same.')

/** Save scenario */
export const saveIt = /* @__PURE__ */ createMessage('Save scenario')

/** Scenario saved */
export const saved = /* @__PURE__ */ createMessage('Scenario saved')

/** Scenario deleted */
export const deleted = /* @__PURE__ */ createMessage('Scenario deleted')

/** Your plan */
export const plan = /* @__PURE__ */ createMessage('Your plan')

/** Saving as you do today */
export const today = /* @__PURE__ */ createMessage('Saving as you do today')

/** Try */
export const tryThis = /* @__PURE__ */ createMessage('Try')

/** Try: {name} */
export const tryNamed = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Try: ', a.name])

/** Delete: {name} */
export const removeNamed = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Delete: ', a.name])

/** This no longer fits your plan. Delete it, or change your plan. */
export const broken = /* @__PURE__ */ createMessage('This no longer fits your plan. Delete it, or change your plan.')

/** Money lasts */
export const futures = /* @__PURE__ */ createMessage('Money lasts')

/** {futures, number} of 100 */
export const futuresOf = /* @__PURE__ */ createMessage<{ futures: number }>((a, w) => [w.number(a.futures), ' of 100'])

/** +{count, number} */
export const futuresMore = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => ['+', w.number(a.count)])

/** −{count, number} */
export const futuresFewer = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => ['−', w.number(a.count)])

/** To spend per month */
export const spending = /* @__PURE__ */ createMessage('To spend per month')

/** Saved at retirement */
export const fund = /* @__PURE__ */ createMessage('Saved at retirement')

/** Try other payments, then save them here to compare them with your plan. Your plan stays the same. */
export const debtEmpty = /* @__PURE__ */ createMessage('Try other payments, then save them here to compare them with your plan. Your plan stays the same.')

/** Paying as you do today */
export const payToday = /* @__PURE__ */ createMessage('Paying as you do today')

/** Debt-free */
export const debtFree = /* @__PURE__ */ createMessage('Debt-free')

/** {months, plural, one {In # month} other {In # months}} */
export const inMonths = /* @__PURE__ */ createMessage<{ months: number }>((a, w) => [w.plural(a.months, { one: () => ['In ', w.number(a.months), ' month'], other: () => ['In ', w.number(a.months), ' months'] })])

/** {months, plural, one {# month sooner} other {# months sooner}} */
export const monthsSooner = /* @__PURE__ */ createMessage<{ months: number }>((a, w) => [w.plural(a.months, { one: () => [w.number(a.months), ' month sooner'], other: () => [w.number(a.months), ' months sooner'] })])

/** {months, plural, one {# month later} other {# months later}} */
export const monthsLater = /* @__PURE__ */ createMessage<{ months: number }>((a, w) => [w.plural(a.months, { one: () => [w.number(a.months), ' month later'], other: () => [w.number(a.months), ' months later'] })])

/** Interest you pay */
export const interest = /* @__PURE__ */ createMessage('Interest you pay')

/** Use this */
export const useThis = /* @__PURE__ */ createMessage('Use this')

/** Use as your plan: {name} */
export const useNamed = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Use as your plan: ', a.name])

/** Try another way to pay */
export const another = /* @__PURE__ */ createMessage('Try another way to pay')

/** Change how much you pay or in which order, or add a one-time payment. Your plan stays the same. */
export const anotherWhat = /* @__PURE__ */ createMessage('Change how much you pay or in which order, or add a one-time payment. Your plan stays the same.')

/** Change something to see the result. */
export const notYet = /* @__PURE__ */ createMessage('Change something to see the result.')

/** Your plan: {month}, {interest} interest. */
export const against = /* @__PURE__ */ createMessage<{ month: string; interest: string }>((a) => ['Your plan: ', a.month, ', ', a.interest, ' interest.'])

/** Monthly payment */
export const payment = /* @__PURE__ */ createMessage('Monthly payment')

/** Total for all debts */
export const forAll = /* @__PURE__ */ createMessage('Total for all debts')

/** {interest} interest. */
export const costs = /* @__PURE__ */ createMessage<{ interest: string }>((a) => [a.interest, ' interest.'])
