// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** On track */
export const onTrack = /* @__PURE__ */ createMessage('On track')

/** Close */
export const close = /* @__PURE__ */ createMessage('Close')

/** Off track */
export const offTrack = /* @__PURE__ */ createMessage('Off track')

/** Can’t say yet */
export const cannotSay = /* @__PURE__ */ createMessage('Can’t say yet')

/** Your savings last to age {age} in {futures} of 100 futures. */
export const savingsLast = /* @__PURE__ */ createMessage<{ age: string; futures: string }>((a) => ['Your savings last to age ', a.age, ' in ', a.futures, ' of 100 futures.'])

/** With average returns you have {amount} to spare at {age}. */
export const spareAtRetirement = /* @__PURE__ */ createMessage<{ amount: string; age: string }>((a) => ['With average returns you have ', a.amount, ' to spare at ', a.age, '.'])

/** With average returns you’re {amount} short at {age}. */
export const shortAtRetirement = /* @__PURE__ */ createMessage<{ amount: string; age: string }>((a) => ['With average returns you’re ', a.amount, ' short at ', a.age, '.'])

/** Without state tax. With a state rate of {percent, number}% it would be {futures} of 100 futures. */
export const stateTaxAssumed = /* @__PURE__ */ createMessage<{ percent: number; futures: string }>((a, w) => ['Without state tax. With a state rate of ', w.number(a.percent), '% it would be ', a.futures, ' of 100 futures.'])

/** Tell us what is missing to see how long your savings last. */
export const retirementUnknown = /* @__PURE__ */ createMessage('Tell us what is missing to see how long your savings last.')

/** Debt-free in {month}. */
export const debtFree = /* @__PURE__ */ createMessage<{ month: string }>((a) => ['Debt-free in ', a.month, '.'])

/** {pace, select, sooner {{months, plural, one {# month} other {# months}} sooner} later {{months, plural, one {# month} other {# months}} later} other {At the same time}} and {interest} {cost, select, more {more} other {less}} interest than what you pay today, {pay, select, more {for {payment} a month more} less {for {payment} a month less} other {for the same {payment} a month}}. */
export const comparedWithToday = /* @__PURE__ */ createMessage<{ pace: 'sooner' | 'later' | (string & {}); months: number; interest: string; cost: 'more' | (string & {}); pay: 'more' | 'less' | (string & {}); payment: string }>((a, w) => [w.select(a.pace, { sooner: () => [w.plural(a.months, { one: () => [w.number(a.months), ' month'], other: () => [w.number(a.months), ' months'] }), ' sooner'], later: () => [w.plural(a.months, { one: () => [w.number(a.months), ' month'], other: () => [w.number(a.months), ' months'] }), ' later'], other: () => 'At the same time' }), ' and ', a.interest, ' ', w.select(a.cost, { more: () => 'more', other: () => 'less' }), ' interest than what you pay today, ', w.select(a.pay, { more: () => ['for ', a.payment, ' a month more'], less: () => ['for ', a.payment, ' a month less'], other: () => ['for the same ', a.payment, ' a month'] }), '.'])

/** What you pay today would take more than 50 years. */
export const neverToday = /* @__PURE__ */ createMessage('What you pay today would take more than 50 years.')

/** Minimums alone: {month}, {interest} interest. */
export const minimumsAlone = /* @__PURE__ */ createMessage<{ month: string; interest: string }>((a) => ['Minimums alone: ', a.month, ', ', a.interest, ' interest.'])

/** Minimums alone would take more than 50 years. */
export const minimumsNever = /* @__PURE__ */ createMessage('Minimums alone would take more than 50 years.')
