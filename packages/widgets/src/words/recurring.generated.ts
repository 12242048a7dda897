// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Left until payday, {day} */
export const leftUntil = /* @__PURE__ */ createMessage<{ day: string }>((a) => ['Left until payday, ', a.day])

/** {days, plural, one {Payday is tomorrow.} other {About {amount} a day for # days.}} */
export const leftPerDay = /* @__PURE__ */ createMessage<{ days: number; amount: string }>((a, w) => [w.plural(a.days, { one: () => 'Payday is tomorrow.', other: () => ['About ', a.amount, ' a day for ', w.number(a.days), ' days.'] })])

/** {account} today */
export const balanceToday = /* @__PURE__ */ createMessage<{ account: string }>((a) => [a.account, ' today'])

/** Due before payday */
export const dueBefore = /* @__PURE__ */ createMessage('Due before payday')

/** Left until payday */
export const leftUntilPayday = /* @__PURE__ */ createMessage('Left until payday')

/** In {account}, after {bills} of bills due before {day}. */
export const leftOf = /* @__PURE__ */ createMessage<{ account: string; bills: string; day: string }>((a) => ['In ', a.account, ', after ', a.bills, ' of bills due before ', a.day, '.'])

/** In {account}. Nothing else is due before {day}. */
export const leftWithoutBills = /* @__PURE__ */ createMessage<{ account: string; day: string }>((a) => ['In ', a.account, '. Nothing else is due before ', a.day, '.'])

/** After your pay comes in 4 times, you’ll see what’s left until the next payday. */
export const noPayday = /* @__PURE__ */ createMessage('After your pay comes in 4 times, you’ll see what’s left until the next payday.')

/** Next 14 days */
export const next14Days = /* @__PURE__ */ createMessage('Next 14 days')

/** Money in */
export const moneyIn = /* @__PURE__ */ createMessage('Money in')

/** Money out */
export const moneyOut = /* @__PURE__ */ createMessage('Money out')

/** {day}: nothing due */
export const dayNothing = /* @__PURE__ */ createMessage<{ day: string }>((a) => [a.day, ': nothing due'])

/** {day}: {names} */
export const dayWith = /* @__PURE__ */ createMessage<{ day: string; names: string }>((a) => [a.day, ': ', a.names])

/** Coming up */
export const comingUp = /* @__PURE__ */ createMessage('Coming up')

/** next 14 days */
export const comingUpNote = /* @__PURE__ */ createMessage('next 14 days')

/** Nothing is due in the next 14 days. */
export const nothingComing = /* @__PURE__ */ createMessage('Nothing is due in the next 14 days.')

/** All {count} recurring */
export const showAll = /* @__PURE__ */ createMessage<{ count: string }>((a) => ['All ', a.count, ' recurring'])

/** Next 14 days only */
export const showComing = /* @__PURE__ */ createMessage('Next 14 days only')

/** All recurring */
export const allRecurring = /* @__PURE__ */ createMessage('All recurring')

/** Once */
export const once = /* @__PURE__ */ createMessage('Once')

/** Add */
export const add = /* @__PURE__ */ createMessage('Add')

/** {period}, added by you */
export const enteredBy = /* @__PURE__ */ createMessage<{ period: string }>((a) => [a.period, ', added by you'])

/** Every week */
export const week = /* @__PURE__ */ createMessage('Every week')

/** Every two weeks */
export const twoWeeks = /* @__PURE__ */ createMessage('Every two weeks')

/** Twice a month */
export const halfMonth = /* @__PURE__ */ createMessage('Twice a month')

/** Every month */
export const everyMonth = /* @__PURE__ */ createMessage('Every month')

/** Every two months */
export const twoMonths = /* @__PURE__ */ createMessage('Every two months')

/** Every three months */
export const quarter = /* @__PURE__ */ createMessage('Every three months')

/** Every six months */
export const halfYear = /* @__PURE__ */ createMessage('Every six months')

/** Every year */
export const year = /* @__PURE__ */ createMessage('Every year')

/** {period}, {source} */
export const periodAndSource = /* @__PURE__ */ createMessage<{ period: string; source: string }>((a) => [a.period, ', ', a.source])

/** Price up */
export const priceUp = /* @__PURE__ */ createMessage('Price up')

/** Price down */
export const priceDown = /* @__PURE__ */ createMessage('Price down')

/** Pay changed */
export const payUp = /* @__PURE__ */ createMessage('Pay changed')

/** {period}, {source}. It was {amount} before {date}. */
export const priceWas = /* @__PURE__ */ createMessage<{ period: string; source: string; amount: string; date: string }>((a) => [a.period, ', ', a.source, '. It was ', a.amount, ' before ', a.date, '.'])

/** Didn’t come on {date} */
export const late = /* @__PURE__ */ createMessage<{ date: string }>((a) => ['Didn’t come on ', a.date])

/** Came twice, on {date} */
export const doubled = /* @__PURE__ */ createMessage<{ date: string }>((a) => ['Came twice, on ', a.date])

/** Not recurring: {name} */
export const notRecurring = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Not recurring: ', a.name])

/** {name} isn’t tracked anymore */
export const noLongerTracked = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' isn’t tracked anymore'])

/** {name} is tracked */
export const tracked = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' is tracked'])

/** Is this recurring? */
export const isThisRecurring = /* @__PURE__ */ createMessage('Is this recurring?')

/** {name}: {amount}, {period}, {count, plural, other {# times}} so far. */
export const suggestion = /* @__PURE__ */ createMessage<{ name: string; amount: string; period: string; count: number }>((a, w) => [a.name, ': ', a.amount, ', ', a.period, ', ', w.plural(a.count, { other: () => [w.number(a.count), ' times'] }), ' so far.'])

/** Yes, track it */
export const yes = /* @__PURE__ */ createMessage('Yes, track it')

/** Yes, track it: {name} */
export const yesNamed = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Yes, track it: ', a.name])

/** No */
export const no = /* @__PURE__ */ createMessage('No')

/** No, not recurring: {name} */
export const noNamed = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['No, not recurring: ', a.name])

/** Every month */
export const monthly = /* @__PURE__ */ createMessage('Every month')

/** Your bills come to {amount} a month. */
export const billsAMonth = /* @__PURE__ */ createMessage<{ amount: string }>((a) => ['Your bills come to ', a.amount, ' a month.'])

/** View recurring payments */
export const viewRecurring = /* @__PURE__ */ createMessage('View recurring payments')

/** Loans */
export const loans = /* @__PURE__ */ createMessage('Loans')

/** Total */
export const total = /* @__PURE__ */ createMessage('Total')

/** Not tracked */
export const notTracked = /* @__PURE__ */ createMessage('Not tracked')

/** Track again */
export const trackAgain = /* @__PURE__ */ createMessage('Track again')

/** Track again: {name} */
export const trackAgainNamed = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Track again: ', a.name])

/** about {amount} */
export const about = /* @__PURE__ */ createMessage<{ amount: string }>((a) => ['about ', a.amount])

/** Loading recurring payments */
export const loading = /* @__PURE__ */ createMessage('Loading recurring payments')

/** Your recurring payments didn’t load */
export const failed = /* @__PURE__ */ createMessage('Your recurring payments didn’t load')

/** Nothing recurring yet */
export const none = /* @__PURE__ */ createMessage('Nothing recurring yet')

/** We’ll list bills and pay that repeat in your transactions. */
export const noneText = /* @__PURE__ */ createMessage('We’ll list bills and pay that repeat in your transactions.')

/** No recurring bills yet */
export const noBills = /* @__PURE__ */ createMessage('No recurring bills yet')

/** We’ll list bills that repeat in your transactions. */
export const noBillsText = /* @__PURE__ */ createMessage('We’ll list bills that repeat in your transactions.')

/** View transactions */
export const addTransactions = /* @__PURE__ */ createMessage('View transactions')

/** Nothing is due soon. */
export const comingUpHere = /* @__PURE__ */ createMessage('Nothing is due soon.')

/** Recurring payments */
export const recurringPayments = /* @__PURE__ */ createMessage('Recurring payments')
