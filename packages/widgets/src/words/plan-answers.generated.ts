// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Aim for {stocks, number}% stocks and {fixedIncome, number}% fixed income. */
export const aim = /* @__PURE__ */ createMessage<{ stocks: number; fixedIncome: number }>((a, w) => ['Aim for ', w.number(a.stocks), '% stocks and ', w.number(a.fixedIncome), '% fixed income.'])

/** Asset allocation */
export const allocation = /* @__PURE__ */ createMessage('Asset allocation')

/** Your savings */
export const yourSavings = /* @__PURE__ */ createMessage('Your savings')

/** Asset classes */
export const assetClasses = /* @__PURE__ */ createMessage('Asset classes')

/** Loading funds */
export const loadingFunds = /* @__PURE__ */ createMessage('Loading funds')

/** The funds didn’t load */
export const fundsFailed = /* @__PURE__ */ createMessage('The funds didn’t load')

/** Your employer’s plan doesn’t list any funds. */
export const noFunds = /* @__PURE__ */ createMessage('Your employer’s plan doesn’t list any funds.')

/** Your employer’s funds */
export const funds = /* @__PURE__ */ createMessage('Your employer’s funds')

/** You have it */
export const haveBenefit = /* @__PURE__ */ createMessage('You have it')

/** You don’t have it */
export const lackBenefit = /* @__PURE__ */ createMessage('You don’t have it')

/** You’re missing {amount} a year from your employer’s match. */
export const missMatch = /* @__PURE__ */ createMessage<{ amount: string }>((a) => ['You’re missing ', a.amount, ' a year from your employer’s match.'])

/** You use {used, number} of {all, number} benefits. */
export const usesOf = /* @__PURE__ */ createMessage<{ used: number; all: number }>((a, w) => ['You use ', w.number(a.used), ' of ', w.number(a.all), ' benefits.'])

/** You use */
export const uses = /* @__PURE__ */ createMessage('You use')

/** {count, number} of {all, number} */
export const countOf = /* @__PURE__ */ createMessage<{ count: number; all: number }>((a, w) => [w.number(a.count), ' of ', w.number(a.all)])

/** Match you’re missing */
export const matchMissed = /* @__PURE__ */ createMessage('Match you’re missing')

/** Matched up to */
export const matchedUpTo = /* @__PURE__ */ createMessage('Matched up to')

/** Employer adds per dollar */
export const addsPerDollar = /* @__PURE__ */ createMessage('Employer adds per dollar')

/** Savings and match per year */
export const eachYear = /* @__PURE__ */ createMessage('Savings and match per year')

/** You save */
export const youSave = /* @__PURE__ */ createMessage('You save')

/** Your employer adds */
export const employerAdds = /* @__PURE__ */ createMessage('Your employer adds')

/** Your employer’s benefits */
export const offered = /* @__PURE__ */ createMessage('Your employer’s benefits')

/** Pays {amount} */
export const pays = /* @__PURE__ */ createMessage<{ amount: string }>((a) => ['Pays ', a.amount])

/** Pays {amount} per month */
export const paysMonthly = /* @__PURE__ */ createMessage<{ amount: string }>((a) => ['Pays ', a.amount, ' per month'])

/** Free */
export const free = /* @__PURE__ */ createMessage('Free')

/** Sign up */
export const signUp = /* @__PURE__ */ createMessage('Sign up')

/** Sign up for {name} */
export const signUpNamed = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Sign up for ', a.name])

/** Details */
export const details = /* @__PURE__ */ createMessage('Details')

/** Details of {name} */
export const detailsNamed = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Details of ', a.name])

/** {months, plural, one {Your savings cover # month of expenses.} other {Your savings cover # months of expenses.}} */
export const covers = /* @__PURE__ */ createMessage<{ months: number }>((a, w) => [w.plural(a.months, { one: () => ['Your savings cover ', w.number(a.months), ' month of expenses.'], other: () => ['Your savings cover ', w.number(a.months), ' months of expenses.'] })])

/** Your emergency fund is fully funded. */
export const fullyFunded = /* @__PURE__ */ createMessage('Your emergency fund is fully funded.')

/** {amount} to go. */
export const toGo = /* @__PURE__ */ createMessage<{ amount: string }>((a) => [a.amount, ' to go.'])

/** Saved */
export const saved = /* @__PURE__ */ createMessage('Saved')

/** Target */
export const target = /* @__PURE__ */ createMessage('Target')

/** You save per month */
export const savePerMonth = /* @__PURE__ */ createMessage('You save per month')

/** Months to go */
export const monthsToGo = /* @__PURE__ */ createMessage('Months to go')

/** Emergency fund */
export const emergencyFund = /* @__PURE__ */ createMessage('Emergency fund')

/** {amount} of {whole} */
export const amountOf = /* @__PURE__ */ createMessage<{ amount: string; whole: string }>((a) => [a.amount, ' of ', a.whole])

/** {amount} over budget in {month}. */
export const overBudget = /* @__PURE__ */ createMessage<{ amount: string; month: string }>((a) => [a.amount, ' over budget in ', a.month, '.'])

/** {amount} left in your {month} budgets. */
export const budgetLeft = /* @__PURE__ */ createMessage<{ amount: string; month: string }>((a) => [a.amount, ' left in your ', a.month, ' budgets.'])

/** {count, plural, =0 {All categories are within budget.} one {# category is over budget.} other {# categories are over budget.}} */
export const categoriesOver = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { '=0': () => 'All categories are within budget.', one: () => [w.number(a.count), ' category is over budget.'], other: () => [w.number(a.count), ' categories are over budget.'] })])

/** Budgeted */
export const budgeted = /* @__PURE__ */ createMessage('Budgeted')

/** Spent */
export const spent = /* @__PURE__ */ createMessage('Spent')

/** Spent outside budgets */
export const spentOutside = /* @__PURE__ */ createMessage('Spent outside budgets')

/** Average monthly income */
export const averageIncome = /* @__PURE__ */ createMessage('Average monthly income')

/** {who, select, partner {Your partner needs {amount} more life insurance.} other {You need {amount} more life insurance.}} */
export const needsInsurance = /* @__PURE__ */ createMessage<{ who: 'partner' | (string & {}); amount: string }>((a, w) => [w.select(a.who, { partner: () => ['Your partner needs ', a.amount, ' more life insurance.'], other: () => ['You need ', a.amount, ' more life insurance.'] })])

/** {who, select, partner {Your partner has enough life insurance.} other {You have enough life insurance.}} */
export const enoughInsurance = /* @__PURE__ */ createMessage<{ who: 'partner' | (string & {}) }>((a, w) => [w.select(a.who, { partner: () => 'Your partner has enough life insurance.', other: () => 'You have enough life insurance.' })])

/** Recommended */
export const recommended = /* @__PURE__ */ createMessage('Recommended')

/** {who, select, partner {Your partner has} other {You have}} */
export const has = /* @__PURE__ */ createMessage<{ who: 'partner' | (string & {}) }>((a, w) => [w.select(a.who, { partner: () => 'Your partner has', other: () => 'You have' })])

/** Gap */
export const gap = /* @__PURE__ */ createMessage('Gap')

/** How we got there */
export const howWeGotThere = /* @__PURE__ */ createMessage('How we got there')

/** {years, plural, one {Income for # year} other {Income for # years}} */
export const incomeFor = /* @__PURE__ */ createMessage<{ years: number }>((a, w) => [w.plural(a.years, { one: () => ['Income for ', w.number(a.years), ' year'], other: () => ['Income for ', w.number(a.years), ' years'] })])

/** Debts */
export const debts = /* @__PURE__ */ createMessage('Debts')

/** Children */
export const children = /* @__PURE__ */ createMessage('Children')

/** Final expenses */
export const finalExpenses = /* @__PURE__ */ createMessage('Final expenses')

/** Need */
export const need = /* @__PURE__ */ createMessage('Need')

/** If you couldn’t work, you’d be {amount} a month short. */
export const shortPerMonth = /* @__PURE__ */ createMessage<{ amount: string }>((a) => ['If you couldn’t work, you’d be ', a.amount, ' a month short.'])

/** If you couldn’t work, your benefits would cover you. */
export const benefitsCover = /* @__PURE__ */ createMessage('If you couldn’t work, your benefits would cover you.')

/** Target per month */
export const targetPerMonth = /* @__PURE__ */ createMessage('Target per month')

/** You have per month */
export const havePerMonth = /* @__PURE__ */ createMessage('You have per month')

/** Gap per month */
export const gapPerMonth = /* @__PURE__ */ createMessage('Gap per month')

/** Waiting period */
export const waitingPeriod = /* @__PURE__ */ createMessage('Waiting period')

/** {months, plural, one {# month} other {# months}} */
export const months = /* @__PURE__ */ createMessage<{ months: number }>((a, w) => [w.plural(a.months, { one: () => [w.number(a.months), ' month'], other: () => [w.number(a.months), ' months'] })])

/** {months, plural, one {Your policy starts paying after # month.} other {Your policy starts paying after # months.}} Your emergency fund doesn’t last that long. */
export const waitNotCovered = /* @__PURE__ */ createMessage<{ months: number }>((a, w) => [w.plural(a.months, { one: () => ['Your policy starts paying after ', w.number(a.months), ' month.'], other: () => ['Your policy starts paying after ', w.number(a.months), ' months.'] }), ' Your emergency fund doesn’t last that long.'])

/** You have */
export const inPlace = /* @__PURE__ */ createMessage('You have')

/** Missing */
export const missing = /* @__PURE__ */ createMessage('Missing')

/** Optional */
export const optional = /* @__PURE__ */ createMessage('Optional')

/** You have all your documents. */
export const allDocuments = /* @__PURE__ */ createMessage('You have all your documents.')

/** {all, plural, one {You have {done, number} of # document.} other {You have {done, number} of # documents.}} */
export const documentsOf = /* @__PURE__ */ createMessage<{ all: number; done: number }>((a, w) => [w.plural(a.all, { one: () => ['You have ', w.number(a.done), ' of ', w.number(a.all), ' document.'], other: () => ['You have ', w.number(a.done), ' of ', w.number(a.all), ' documents.'] })])

/** Your savings last to age {age}. */
export const lastTo = /* @__PURE__ */ createMessage<{ age: string }>((a) => ['Your savings last to age ', a.age, '.'])

/** Savings at {age} */
export const savingsAt = /* @__PURE__ */ createMessage<{ age: string }>((a) => ['Savings at ', a.age])

/** Needed at {age} */
export const neededAt = /* @__PURE__ */ createMessage<{ age: string }>((a) => ['Needed at ', a.age])

/** Lasts to age */
export const lastsToAge = /* @__PURE__ */ createMessage('Lasts to age')

/** Social Security per month */
export const socialSecurity = /* @__PURE__ */ createMessage('Social Security per month')

/** You can spend {amount} a year to age {age}. */
export const canSpend = /* @__PURE__ */ createMessage<{ amount: string; age: string }>((a) => ['You can spend ', a.amount, ' a year to age ', a.age, '.'])

/** You can withdraw per year */
export const canSpendPerYear = /* @__PURE__ */ createMessage('You can withdraw per year')

/** You plan to withdraw per year */
export const planToSpend = /* @__PURE__ */ createMessage('You plan to withdraw per year')

/** Savings last */
export const savingsLast = /* @__PURE__ */ createMessage('Savings last')

/** {years, plural, one {# year} other {# years}} */
export const years = /* @__PURE__ */ createMessage<{ years: number }>((a, w) => [w.plural(a.years, { one: () => [w.number(a.years), ' year'], other: () => [w.number(a.years), ' years'] })])

/** You’ll pay off your student loans in {month}. */
export const loansPaidOff = /* @__PURE__ */ createMessage<{ month: string }>((a) => ['You’ll pay off your student loans in ', a.month, '.'])

/** That’s {span} sooner than paying what you pay now, and you save {amount} in interest. */
export const soonerThanNow = /* @__PURE__ */ createMessage<{ span: string; amount: string }>((a) => ['That’s ', a.span, ' sooner than paying what you pay now, and you save ', a.amount, ' in interest.'])

/** Interest */
export const interest = /* @__PURE__ */ createMessage('Interest')

/** Standard 10-year payment */
export const standardPayment = /* @__PURE__ */ createMessage('Standard 10-year payment')

/** Federal loans */
export const federalLoans = /* @__PURE__ */ createMessage('Federal loans')

/** Private loans */
export const privateLoans = /* @__PURE__ */ createMessage('Private loans')

/** Federal loans can be paid based on your income. Look into income-driven repayment. */
export const incomeDriven = /* @__PURE__ */ createMessage('Federal loans can be paid based on your income. Look into income-driven repayment.')

/** {count, plural, one {{names} is over budget.} other {{names} are over budget.}} */
export const namesOver = /* @__PURE__ */ createMessage<{ count: number; names: string }>((a, w) => [w.plural(a.count, { one: () => [a.names, ' is over budget.'], other: () => [a.names, ' are over budget.'] })])
