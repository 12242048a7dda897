// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Try one change */
export const tryOneChange = /* @__PURE__ */ createMessage('Try one change')

/** Try */
export const tryIt = /* @__PURE__ */ createMessage('Try')

/** Try: {change} */
export const tryThis = /* @__PURE__ */ createMessage<{ change: string }>((a) => ['Try: ', a.change])

/** {futures, number} of 100 */
export const ofHundred = /* @__PURE__ */ createMessage<{ futures: number }>((a, w) => [w.number(a.futures), ' of 100'])

/** Savings at {age} */
export const savedAt = /* @__PURE__ */ createMessage<{ age: string }>((a) => ['Savings at ', a.age])

/** Needed at {age} */
export const neededAt = /* @__PURE__ */ createMessage<{ age: string }>((a) => ['Needed at ', a.age])

/** Lasts to age */
export const lastsUntil = /* @__PURE__ */ createMessage('Lasts to age')

/** Social Security */
export const socialSecurity = /* @__PURE__ */ createMessage('Social Security')

/** a month */
export const aMonth = /* @__PURE__ */ createMessage('a month')

/** Reset */
export const reset = /* @__PURE__ */ createMessage('Reset')

/** Save to my plan */
export const saveToPlan = /* @__PURE__ */ createMessage('Save to my plan')

/** The simulation didn’t run, so you see only the average case. */
export const failed = /* @__PURE__ */ createMessage('The simulation didn’t run, so you see only the average case.')

/** We couldn’t calculate that. Check your choices. You’re seeing your last result. */
export const notWhole = /* @__PURE__ */ createMessage('We couldn’t calculate that. Check your choices. You’re seeing your last result.')

/** Retirement calculator */
export const title = /* @__PURE__ */ createMessage('Retirement calculator')

/** View retirement plan */
export const viewPlan = /* @__PURE__ */ createMessage('View retirement plan')

/** A few answers to go */
export const notYet = /* @__PURE__ */ createMessage('A few answers to go')

/** Answer the rest to see how long your savings last. */
export const notYetWhat = /* @__PURE__ */ createMessage('Answer the rest to see how long your savings last.')

/** Your choices */
export const yourChoices = /* @__PURE__ */ createMessage('Your choices')

/** Retirement age */
export const retirementAge = /* @__PURE__ */ createMessage('Retirement age')

/** Your savings rate */
export const savingsRate = /* @__PURE__ */ createMessage('Your savings rate')

/** Monthly expenses */
export const monthlyExpenses = /* @__PURE__ */ createMessage('Monthly expenses')

/** {years, plural, one {# year} other {# years}} */
export const ageOf = /* @__PURE__ */ createMessage<{ years: number }>((a, w) => [w.plural(a.years, { one: () => [w.number(a.years), ' year'], other: () => [w.number(a.years), ' years'] })])

/** {amount} a month */
export const perMonth = /* @__PURE__ */ createMessage<{ amount: string }>((a) => [a.amount, ' a month'])

/** About you */
export const aboutYou = /* @__PURE__ */ createMessage('About you')

/** Yearly raise */
export const yearlyRaise = /* @__PURE__ */ createMessage('Yearly raise')

/** Social Security and pension */
export const incomeFold = /* @__PURE__ */ createMessage('Social Security and pension')

/** Your spouse or partner */
export const partnerFold = /* @__PURE__ */ createMessage('Your spouse or partner')

/** Growth and inflation */
export const growthFold = /* @__PURE__ */ createMessage('Growth and inflation')

/** Save 2% more: {amount} a month */
export const saveMore = /* @__PURE__ */ createMessage<{ amount: string }>((a) => ['Save 2% more: ', a.amount, ' a month'])

/** Spend $200 less a month in retirement */
export const spendLess = /* @__PURE__ */ createMessage('Spend $200 less a month in retirement')

/** Retire at {age}, two years earlier */
export const retireEarlier = /* @__PURE__ */ createMessage<{ age: string }>((a) => ['Retire at ', a.age, ', two years earlier'])

/** Retire at {age}, two years later */
export const retireLater = /* @__PURE__ */ createMessage<{ age: string }>((a) => ['Retire at ', a.age, ', two years later'])

/** We add your savings, match and growth until {age}. After that we take out what you spend, minus Social Security. We run this {futures, number} times with good and bad years. */
export const howStep = /* @__PURE__ */ createMessage<{ age: string; futures: number }>((a, w) => ['We add your savings, match and growth until ', a.age, '. After that we take out what you spend, minus Social Security. We run this ', w.number(a.futures), ' times with good and bad years.'])

/** Growth */
export const growth = /* @__PURE__ */ createMessage('Growth')

/** {before}, then {after} */
export const beforeThenAfter = /* @__PURE__ */ createMessage<{ before: string; after: string }>((a) => [a.before, ', then ', a.after])

/** Ups and downs */
export const upsAndDowns = /* @__PURE__ */ createMessage('Ups and downs')

/** Inflation and tax rate */
export const inflationAndTax = /* @__PURE__ */ createMessage('Inflation and tax rate')

/** Social Security per month */
export const socialSecurityPerMonth = /* @__PURE__ */ createMessage('Social Security per month')

/** Spending per year, taxes included */
export const spendingPerYear = /* @__PURE__ */ createMessage('Spending per year, taxes included')

/** In today’s dollars. As of {date}. */
export const howNote = /* @__PURE__ */ createMessage<{ date: string }>((a) => ['In today’s dollars. As of ', a.date, '.'])

/** Change these assumptions */
export const changeAssumptions = /* @__PURE__ */ createMessage('Change these assumptions')
