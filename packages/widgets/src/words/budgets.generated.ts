// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Loading budgets */
export const loading = /* @__PURE__ */ createMessage('Loading budgets')

/** Your budgets didn’t load */
export const failed = /* @__PURE__ */ createMessage('Your budgets didn’t load')

/** Previous month */
export const previousMonth = /* @__PURE__ */ createMessage('Previous month')

/** Next month */
export const nextMonth = /* @__PURE__ */ createMessage('Next month')

/** Previous year */
export const previousYear = /* @__PURE__ */ createMessage('Previous year')

/** Next year */
export const nextYear = /* @__PURE__ */ createMessage('Next year')

/** Period */
export const view = /* @__PURE__ */ createMessage('Period')

/** Month */
export const month = /* @__PURE__ */ createMessage('Month')

/** Year */
export const year = /* @__PURE__ */ createMessage('Year')

/** Left to spend in {month} */
export const leftToSpend = /* @__PURE__ */ createMessage<{ month: string }>((a) => ['Left to spend in ', a.month])

/** {days, plural, one {For the last day of the month.} other {About {amount} a day for # days.}} */
export const perDay = /* @__PURE__ */ createMessage<{ days: number; amount: string }>((a, w) => [w.plural(a.days, { one: () => 'For the last day of the month.', other: () => ['About ', a.amount, ' a day for ', w.number(a.days), ' days.'] })])

/** Your budgets are over by {amount}. */
export const overAll = /* @__PURE__ */ createMessage<{ amount: string }>((a) => ['Your budgets are over by ', a.amount, '.'])

/** No budgets in {month} */
export const noneYet = /* @__PURE__ */ createMessage<{ month: string }>((a) => ['No budgets in ', a.month])

/** Choose a category and an amount to see what’s left as you spend. */
export const noneText = /* @__PURE__ */ createMessage('Choose a category and an amount to see what’s left as you spend.')

/** Your spending below is a good place to start. */
export const startBelow = /* @__PURE__ */ createMessage('Your spending below is a good place to start.')

/** Income so far and still due */
export const income = /* @__PURE__ */ createMessage('Income so far and still due')

/** Bills and loans without a budget */
export const bills = /* @__PURE__ */ createMessage('Bills and loans without a budget')

/** Budgets */
export const budgets = /* @__PURE__ */ createMessage('Budgets')

/** Set aside */
export const setAside = /* @__PURE__ */ createMessage('Set aside')

/** Not assigned yet */
export const notAssigned = /* @__PURE__ */ createMessage('Not assigned yet')

/** More planned than you earn */
export const tooMuch = /* @__PURE__ */ createMessage('More planned than you earn')

/** {count, plural, one {# budget} other {# budgets}} */
export const count = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' budget'], other: () => [w.number(a.count), ' budgets'] })])

/** {count, plural, one {# budget} other {# budgets}}, {over} over */
export const countOver = /* @__PURE__ */ createMessage<{ count: number; over: string }>((a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' budget'], other: () => [w.number(a.count), ' budgets'] }), ', ', a.over, ' over'])

/** Add budget */
export const add = /* @__PURE__ */ createMessage('Add budget')

/** {month} budgets */
export const list = /* @__PURE__ */ createMessage<{ month: string }>((a) => [a.month, ' budgets'])

/** Budget */
export const budget = /* @__PURE__ */ createMessage('Budget')

/** Budgeted */
export const budgeted = /* @__PURE__ */ createMessage('Budgeted')

/** Spent */
export const spent = /* @__PURE__ */ createMessage('Spent')

/** Left */
export const left = /* @__PURE__ */ createMessage('Left')

/** Actions */
export const actions = /* @__PURE__ */ createMessage('Actions')

/** {amount} over */
export const over = /* @__PURE__ */ createMessage<{ amount: string }>((a) => [a.amount, ' over'])

/** Everyday */
export const everyday = /* @__PURE__ */ createMessage('Everyday')

/** Home and getting around */
export const home = /* @__PURE__ */ createMessage('Home and getting around')

/** Health and family */
export const family = /* @__PURE__ */ createMessage('Health and family')

/** Fun */
export const fun = /* @__PURE__ */ createMessage('Fun')

/** Other */
export const other = /* @__PURE__ */ createMessage('Other')

/** Groups */
export const groups = /* @__PURE__ */ createMessage('Groups')

/** Name your own groups and choose which budgets are in them. Your groups come first, in this order. */
export const groupsText = /* @__PURE__ */ createMessage('Name your own groups and choose which budgets are in them. Your groups come first, in this order.')

/** Add group */
export const addGroup = /* @__PURE__ */ createMessage('Add group')

/** Group {number} */
export const groupNumber = /* @__PURE__ */ createMessage<{ number: string }>((a) => ['Group ', a.number])

/** Name of the group */
export const groupName = /* @__PURE__ */ createMessage('Name of the group')

/** Enter a name. */
export const groupNameMissing = /* @__PURE__ */ createMessage('Enter a name.')

/** Another group has this name. */
export const groupNameTaken = /* @__PURE__ */ createMessage('Another group has this name.')

/** Move up: {name} */
export const groupUp = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Move up: ', a.name])

/** Move down: {name} */
export const groupDown = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Move down: ', a.name])

/** Delete: {name} */
export const groupDelete = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Delete: ', a.name])

/** Group of each budget */
export const groupOfEach = /* @__PURE__ */ createMessage('Group of each budget')

/** Save */
export const saveGroups = /* @__PURE__ */ createMessage('Save')

/** Groups saved */
export const groupsSaved = /* @__PURE__ */ createMessage('Groups saved')

/** {spent} of {target} */
export const ofTarget = /* @__PURE__ */ createMessage<{ spent: string; target: string }>((a) => [a.spent, ' of ', a.target])

/** What’s left or over moves to next month */
export const rollsBoth = /* @__PURE__ */ createMessage('What’s left or over moves to next month')

/** What’s left moves to next month */
export const rollsLeft = /* @__PURE__ */ createMessage('What’s left moves to next month')

/** What’s over is taken from next month */
export const rollsOver = /* @__PURE__ */ createMessage('What’s over is taken from next month')

/** Actions for {name} */
export const more = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Actions for ', a.name])

/** Change the amount */
export const edit = /* @__PURE__ */ createMessage('Change the amount')

/** Move money */
export const move = /* @__PURE__ */ createMessage('Move money')

/** Move what’s left to next month */
export const keepLeft = /* @__PURE__ */ createMessage('Move what’s left to next month')

/** Stop moving what’s left */
export const dropLeft = /* @__PURE__ */ createMessage('Stop moving what’s left')

/** Take what’s over from next month */
export const keepOver = /* @__PURE__ */ createMessage('Take what’s over from next month')

/** Stop taking what’s over */
export const dropOver = /* @__PURE__ */ createMessage('Stop taking what’s over')

/** {name} saved */
export const rolloverSaved = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' saved'])

/** Move money in {month} */
export const moveTitle = /* @__PURE__ */ createMessage<{ month: string }>((a) => ['Move money in ', a.month])

/** Only {month} changes. Next month has the same amounts as before. */
export const moveText = /* @__PURE__ */ createMessage<{ month: string }>((a) => ['Only ', a.month, ' changes. Next month has the same amounts as before.'])

/** Move */
export const moveSubmit = /* @__PURE__ */ createMessage('Move')

/** Money moved */
export const moved = /* @__PURE__ */ createMessage('Money moved')

/** Choose one */
export const chooseOne = /* @__PURE__ */ createMessage('Choose one')

/** Once in a while */
export const onceInAWhile = /* @__PURE__ */ createMessage('Once in a while')

/** set aside each month */
export const setAsideEachMonth = /* @__PURE__ */ createMessage('set aside each month')

/** Add costs that come up once or once a year, such as gifts or car registration. You’ll see what to set aside each month. */
export const noRareCosts = /* @__PURE__ */ createMessage('Add costs that come up once or once a year, such as gifts or car registration. You’ll see what to set aside each month.')

/** {name}, {amount} due {date} */
export const rareCost = /* @__PURE__ */ createMessage<{ name: string; amount: string; date: string }>((a) => [a.name, ', ', a.amount, ' due ', a.date])

/** Add */
export const addRare = /* @__PURE__ */ createMessage('Add')

/** No budget yet */
export const noBudget = /* @__PURE__ */ createMessage('No budget yet')

/** {amount} spent */
export const spentWithout = /* @__PURE__ */ createMessage<{ amount: string }>((a) => [a.amount, ' spent'])

/** All your spending has a budget. */
export const allBudgeted = /* @__PURE__ */ createMessage('All your spending has a budget.')

/** Nothing spent yet this month. */
export const nothingSpent = /* @__PURE__ */ createMessage('Nothing spent yet this month.')

/** Budget {amount} */
export const propose = /* @__PURE__ */ createMessage<{ amount: string }>((a) => ['Budget ', a.amount])

/** Budget {amount}: {name} */
export const proposeNamed = /* @__PURE__ */ createMessage<{ amount: string; name: string }>((a) => ['Budget ', a.amount, ': ', a.name])

/** {name} budget saved */
export const budgetSaved = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' budget saved'])

/** {year} budgets */
export const yearList = /* @__PURE__ */ createMessage<{ year: string }>((a) => [a.year, ' budgets'])

/** Left of your {year} budgets so far */
export const yearLeft = /* @__PURE__ */ createMessage<{ year: string }>((a) => ['Left of your ', a.year, ' budgets so far'])

/** {amount} was spent outside your budgets. */
export const yearWithout = /* @__PURE__ */ createMessage<{ amount: string }>((a) => [a.amount, ' was spent outside your budgets.'])

/** {count, plural, one {# month} other {# months}} */
export const months = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' month'], other: () => [w.number(a.count), ' months'] })])

/** {count, plural, one {# month} other {# months}}, {over} over */
export const monthsOver = /* @__PURE__ */ createMessage<{ count: number; over: string }>((a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' month'], other: () => [w.number(a.count), ' months'] }), ', ', a.over, ' over'])

/** No budgets in {year}. */
export const noneInYear = /* @__PURE__ */ createMessage<{ year: string }>((a) => ['No budgets in ', a.year, '.'])
