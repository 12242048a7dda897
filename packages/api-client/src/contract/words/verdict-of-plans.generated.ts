// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Full */
export const full = /* @__PURE__ */ createMessage('Full')

/** Drifted */
export const drifted = /* @__PURE__ */ createMessage('Drifted')

/** Complete */
export const complete = /* @__PURE__ */ createMessage('Complete')

/** Paid off */
export const paidOff = /* @__PURE__ */ createMessage('Paid off')

/** Optional */
export const optional = /* @__PURE__ */ createMessage('Optional')

/** {word}, {futures} of 100 */
export const withFutures = /* @__PURE__ */ createMessage<{ word: string; futures: string }>((a) => [a.word, ', ', a.futures, ' of 100'])

/** You save {percent, number}%, as today. */
export const savesAsToday = /* @__PURE__ */ createMessage<{ percent: number }>((a, w) => ['You save ', w.number(a.percent), '%, as today.'])

/** You save {percent, number}% here. At today’s {todaysPercent, number}% it would be {futures} of 100 futures. */
export const savesOtherToday = /* @__PURE__ */ createMessage<{ percent: number; todaysPercent: number; futures: string }>((a, w) => ['You save ', w.number(a.percent), '% here. At today’s ', w.number(a.todaysPercent), '% it would be ', a.futures, ' of 100 futures.'])

/** You can spend {amount} a month; your plan lasts in {futures} of 100 futures. */
export const canSpend = /* @__PURE__ */ createMessage<{ amount: string; futures: string }>((a) => ['You can spend ', a.amount, ' a month; your plan lasts in ', a.futures, ' of 100 futures.'])

/** You plan on {amount}. */
export const plansToSpend = /* @__PURE__ */ createMessage<{ amount: string }>((a) => ['You plan on ', a.amount, '.'])

/** You hold {held}% stocks; your plan is {planned}%. */
export const stocksHeld = /* @__PURE__ */ createMessage<{ held: string; planned: string }>((a) => ['You hold ', a.held, '% stocks; your plan is ', a.planned, '%.'])

/** Plan: {planned}% stocks. */
export const stocksPlanned = /* @__PURE__ */ createMessage<{ planned: string }>((a) => ['Plan: ', a.planned, '% stocks.'])

/** Tell us how much of your savings is in stocks. */
export const stocksUnknown = /* @__PURE__ */ createMessage('Tell us how much of your savings is in stocks.')

/** Paid off in {month}. */
export const loansPaidOff = /* @__PURE__ */ createMessage<{ month: string }>((a) => ['Paid off in ', a.month, '.'])

/** All of these debts are paid off. */
export const debtsArePaid = /* @__PURE__ */ createMessage('All of these debts are paid off.')

/** Your payment is below your minimum payments, {amount} a month. */
export const belowMinimums = /* @__PURE__ */ createMessage<{ amount: string }>((a) => ['Your payment is below your minimum payments, ', a.amount, ' a month.'])

/** At this payment a debt takes more than 50 years to pay off. */
export const overFiftyYears = /* @__PURE__ */ createMessage('At this payment a debt takes more than 50 years to pay off.')

/** Add the missing interest rate or minimum payment. */
export const termsUnknown = /* @__PURE__ */ createMessage('Add the missing interest rate or minimum payment.')

/** {months, plural, one {# month} other {# months}} of expenses saved; you need {target}. */
export const monthsSaved = /* @__PURE__ */ createMessage<{ months: number; target: string }>((a, w) => [w.plural(a.months, { one: () => [w.number(a.months), ' month'], other: () => [w.number(a.months), ' months'] }), ' of expenses saved; you need ', a.target, '.'])

/** {amount} above your target. */
export const aboveTarget = /* @__PURE__ */ createMessage<{ amount: string }>((a) => [a.amount, ' above your target.'])

/** At the {amount} a month you save, it’s full in {months, plural, one {# month} other {# months}}. */
export const fillsIn = /* @__PURE__ */ createMessage<{ amount: string; months: number }>((a, w) => ['At the ', a.amount, ' a month you save, it’s full in ', w.plural(a.months, { one: () => [w.number(a.months), ' month'], other: () => [w.number(a.months), ' months'] }), '.'])

/** You’re not saving right now. */
export const nothingSaved = /* @__PURE__ */ createMessage('You’re not saving right now.')

/** Tell us how much you’ve saved. */
export const emergencyUnknown = /* @__PURE__ */ createMessage('Tell us how much you’ve saved.')

/** You get the full match: {amount} a year. */
export const fullMatch = /* @__PURE__ */ createMessage<{ amount: string }>((a) => ['You get the full match: ', a.amount, ' a year.'])

/** You’re missing {left} a year of your employer’s {full} match. */
export const matchLeft = /* @__PURE__ */ createMessage<{ left: string; full: string }>((a) => ['You’re missing ', a.left, ' a year of your employer’s ', a.full, ' match.'])

/** Your employer doesn’t match savings. */
export const noMatch = /* @__PURE__ */ createMessage('Your employer doesn’t match savings.')

/** At {percent, number}%, you’d miss {amount} a year. */
export const matchLeftToday = /* @__PURE__ */ createMessage<{ percent: number; amount: string }>((a, w) => ['At ', w.number(a.percent), '%, you’d miss ', a.amount, ' a year.'])

/** Answer what’s missing to see your match. */
export const benefitsUnknown = /* @__PURE__ */ createMessage('Answer what’s missing to see your match.')

/** {left} left of {total}. */
export const budgetLeft = /* @__PURE__ */ createMessage<{ left: string; total: string }>((a) => [a.left, ' left of ', a.total, '.'])

/** {left} left of {total}; {category} is {over} over. */
export const budgetCategoryOver = /* @__PURE__ */ createMessage<{ left: string; total: string; category: string; over: string }>((a) => [a.left, ' left of ', a.total, '; ', a.category, ' is ', a.over, ' over.'])

/** {left} left of {total}; at this pace you end the month {over} over. */
export const budgetPaceOver = /* @__PURE__ */ createMessage<{ left: string; total: string; over: string }>((a) => [a.left, ' left of ', a.total, '; at this pace you end the month ', a.over, ' over.'])

/** {left} over your {total}. */
export const budgetOver = /* @__PURE__ */ createMessage<{ left: string; total: string }>((a) => [a.left, ' over your ', a.total, '.'])

/** Set a budget to see how the month goes. */
export const budgetUnknown = /* @__PURE__ */ createMessage('Set a budget to see how the month goes.')

/** Last month you went {amount} over in all. */
export const lastMonthOver = /* @__PURE__ */ createMessage<{ amount: string }>((a) => ['Last month you went ', a.amount, ' over in all.'])

/** Last month you had {amount} left in all. */
export const lastMonthLeft = /* @__PURE__ */ createMessage<{ amount: string }>((a) => ['Last month you had ', a.amount, ' left in all.'])

/** You have {existing} of {recommended}. */
export const lifeCover = /* @__PURE__ */ createMessage<{ existing: string; recommended: string }>((a) => ['You have ', a.existing, ' of ', a.recommended, '.'])

/** {name} has {existing} of {recommended}. */
export const partnerCover = /* @__PURE__ */ createMessage<{ name: string; existing: string; recommended: string }>((a) => [a.name, ' has ', a.existing, ' of ', a.recommended, '.'])

/** Your partner has {existing} of {recommended}. */
export const someonesCover = /* @__PURE__ */ createMessage<{ existing: string; recommended: string }>((a) => ['Your partner has ', a.existing, ' of ', a.recommended, '.'])

/** Gap {gap}. */
export const coverGap = /* @__PURE__ */ createMessage<{ gap: string }>((a) => ['Gap ', a.gap, '.'])

/** Gap {gap} after {employer}’s life insurance. */
export const coverGapWithEmployer = /* @__PURE__ */ createMessage<{ gap: string; employer: string }>((a) => ['Gap ', a.gap, ' after ', a.employer, '’s life insurance.'])

/** No one depends on your income. Coverage for debts is optional. */
export const nobodyDepends = /* @__PURE__ */ createMessage('No one depends on your income. Coverage for debts is optional.')

/** Tell us what is missing to see what you need. */
export const insuranceUnknown = /* @__PURE__ */ createMessage('Tell us what is missing to see what you need.')

/** {existing} of {target} a month. */
export const disabilityCover = /* @__PURE__ */ createMessage<{ existing: string; target: string }>((a) => [a.existing, ' of ', a.target, ' a month.'])

/** Your savings cover the {months, plural, one {# month’s} other {# months’}} wait. */
export const waitCovered = /* @__PURE__ */ createMessage<{ months: number }>((a, w) => ['Your savings cover the ', w.plural(a.months, { one: () => [w.number(a.months), ' month’s'], other: () => [w.number(a.months), ' months’'] }), ' wait.'])

/** Your savings don’t cover the {months, plural, one {# month’s} other {# months’}} wait. */
export const waitNotCovered = /* @__PURE__ */ createMessage<{ months: number }>((a, w) => ['Your savings don’t cover the ', w.plural(a.months, { one: () => [w.number(a.months), ' month’s'], other: () => [w.number(a.months), ' months’'] }), ' wait.'])

/** Plan an emergency fund to see whether it covers the {months, plural, one {# month’s} other {# months’}} wait. */
export const waitUnknown = /* @__PURE__ */ createMessage<{ months: number }>((a, w) => ['Plan an emergency fund to see whether it covers the ', w.plural(a.months, { one: () => [w.number(a.months), ' month’s'], other: () => [w.number(a.months), ' months’'] }), ' wait.'])

/** {done} of {all} done. */
export const documentsDone = /* @__PURE__ */ createMessage<{ done: string; all: string }>((a) => [a.done, ' of ', a.all, ' done.'])
