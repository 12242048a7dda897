// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Your plan counts no Social Security. Add what you’re paid. */
export const addBenefit = /* @__PURE__ */ createMessage('Your plan counts no Social Security. Add what you’re paid.')

/** {count, plural, one {One rate or minimum payment is} other {# rates or minimum payments are}} missing, so your debt plan has no date yet. */
export const addTerms = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => 'One rate or minimum payment is', other: () => [w.number(a.count), ' rates or minimum payments are'] }), ' missing, so your debt plan has no date yet.'])

/** Turn on autopay: federal loans take 0.25% off, {amount} a year. */
export const autopay = /* @__PURE__ */ createMessage<{ amount: string }>((a) => ['Turn on autopay: federal loans take 0.25% off, ', a.amount, ' a year.'])

/** {bank} hasn’t updated since {day}. */
export const bankSilent = /* @__PURE__ */ createMessage<{ bank: string; day: string }>((a) => [a.bank, ' hasn’t updated since ', a.day, '.'])

/** {bank} no longer updates. */
export const bankStopped = /* @__PURE__ */ createMessage<{ bank: string }>((a) => [a.bank, ' no longer updates.'])

/** {count, plural, one {# transaction has} other {# transactions have}} no category. */
export const categorize = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' transaction has'], other: () => [w.number(a.count), ' transactions have'] }), ' no category.'])

/** {category} is on pace to go {amount} over with {days, plural, one {# day} other {# days}} left. */
export const categoryLeadsOver = /* @__PURE__ */ createMessage<{ category: string; amount: string; days: number }>((a, w) => [a.category, ' is on pace to go ', a.amount, ' over with ', w.plural(a.days, { one: () => [w.number(a.days), ' day'], other: () => [w.number(a.days), ' days'] }), ' left.'])

/** {category} is {amount} over{days, plural, =0 { on the last day of the month} one { with # day left} other { with # days left}}. */
export const categoryOver = /* @__PURE__ */ createMessage<{ category: string; amount: string; days: number }>((a, w) => [a.category, ' is ', a.amount, ' over', w.plural(a.days, { '=0': () => ' on the last day of the month', one: () => [' with ', w.number(a.days), ' day left'], other: () => [' with ', w.number(a.days), ' days left'] }), '.'])

/** Check both of your beneficiaries. */
export const checkBoth = /* @__PURE__ */ createMessage('Check both of your beneficiaries.')

/** Choose which debt is paid first. */
export const chooseOrder = /* @__PURE__ */ createMessage('Choose which debt is paid first.')

/** Claim Social Security at {age}: {yearly} a year more to spend. {before} → {after} of 100. */
export const claimLater = /* @__PURE__ */ createMessage<{ age: string; yearly: string; before: string; after: string }>((a) => ['Claim Social Security at ', a.age, ': ', a.yearly, ' a year more to spend. ', a.before, ' → ', a.after, ' of 100.'])

/** Save {percent, number}% more: {employer} adds {amount} a year. */
export const claimMatch = /* @__PURE__ */ createMessage<{ percent: number; employer: string; amount: string }>((a, w) => ['Save ', w.number(a.percent), '% more: ', a.employer, ' adds ', a.amount, ' a year.'])

/** You plan to stop at {age}; Medicare starts at 65. */
export const coverUntilMedicare = /* @__PURE__ */ createMessage<{ age: string }>((a) => ['You plan to stop at ', a.age, '; Medicare starts at 65.'])

/** Tell {servicer, select, none {your lender} other {{servicer}}} that the extra {amount} goes to {loan} ({percent, number}%). */
export const directExtra = /* @__PURE__ */ createMessage<{ servicer: 'none' | (string & {}); amount: string; loan: string; percent: number }>((a, w) => ['Tell ', w.select(a.servicer, { none: () => 'your lender', other: () => [a.servicer] }), ' that the extra ', a.amount, ' goes to ', a.loan, ' (', w.number(a.percent), '%).'])

/** You’re {amount} a month short if you can’t work. */
export const disabilityGap = /* @__PURE__ */ createMessage<{ amount: string }>((a) => ['You’re ', a.amount, ' a month short if you can’t work.'])

/** {payee} was due on {day} and isn’t in your transactions. */
export const recurringMissed = /* @__PURE__ */ createMessage<{ payee: string; day: string }>((a) => [a.payee, ' was due on ', a.day, ' and isn’t in your transactions.'])

/** {payee} came twice, on {day}. */
export const recurringDoubled = /* @__PURE__ */ createMessage<{ payee: string; day: string }>((a) => [a.payee, ' came twice, on ', a.day, '.'])

/** {payee} went from {before} to {now}. */
export const recurringPrice = /* @__PURE__ */ createMessage<{ payee: string; before: string; now: string }>((a) => [a.payee, ' went from ', a.before, ' to ', a.now, '.'])

/** Your planner proposes {count, plural, =1 {a change} other {# changes}} for {plan}: {before} → {after} of 100. */
export const proposalMoves = /* @__PURE__ */ createMessage<{ count: number; plan: string; before: string; after: string }>((a, w) => ['Your planner proposes ', w.plural(a.count, { '=1': () => 'a change', other: () => [w.number(a.count), ' changes'] }), ' for ', a.plan, ': ', a.before, ' → ', a.after, ' of 100.'])

/** Your planner proposes {count, plural, =1 {a change} other {# changes}} for {plan}. */
export const proposalWaits = /* @__PURE__ */ createMessage<{ count: number; plan: string }>((a, w) => ['Your planner proposes ', w.plural(a.count, { '=1': () => 'a change', other: () => [w.number(a.count), ' changes'] }), ' for ', a.plan, '.'])

/** {fact, select, retirementFund {Add your retirement savings to {plan}.} savingsRate {Add your savings rate to {plan}.} other {Add what’s missing from {plan}.}} Until then we can’t say how it goes. */
export const planLacksFact = /* @__PURE__ */ createMessage<{ fact: 'retirementFund' | 'savingsRate' | (string & {}); plan: string }>((a, w) => [w.select(a.fact, { retirementFund: () => ['Add your retirement savings to ', a.plan, '.'], savingsRate: () => ['Add your savings rate to ', a.plan, '.'], other: () => ['Add what’s missing from ', a.plan, '.'] }), ' Until then we can’t say how it goes.'])

/** You started {plan} on {day}. Your answers are saved. */
export const draftOpen = /* @__PURE__ */ createMessage<{ plan: string; day: string }>((a) => ['You started ', a.plan, ' on ', a.day, '. Your answers are saved.'])

/** {employer} covers {amount}. It ends with the job. */
export const employerCover = /* @__PURE__ */ createMessage<{ employer: string; amount: string }>((a) => [a.employer, ' covers ', a.amount, '. It ends with the job.'])

/** {employer} lets you choose benefits from {opens} to {closes}. */
export const enroll = /* @__PURE__ */ createMessage<{ employer: string; opens: string; closes: string }>((a) => [a.employer, ' lets you choose benefits from ', a.opens, ' to ', a.closes, '.'])

/** Find out what disability pay you have. */
export const findPolicy = /* @__PURE__ */ createMessage('Find out what disability pay you have.')

/** Your emergency fund is in a separate account. */
export const fundApart = /* @__PURE__ */ createMessage('Your emergency fund is in a separate account.')

/** Your emergency fund is fully funded. */
export const fundFull = /* @__PURE__ */ createMessage('Your emergency fund is fully funded.')

/** You get the full match, {amount} a year. */
export const hasFullMatch = /* @__PURE__ */ createMessage<{ amount: string }>((a) => ['You get the full match, ', a.amount, ' a year.'])

/** Look into income-driven repayment for {amount}. */
export const incomeDriven = /* @__PURE__ */ createMessage<{ amount: string }>((a) => ['Look into income-driven repayment for ', a.amount, '.'])

/** Keep your emergency fund in a separate savings account. */
export const keepFundApart = /* @__PURE__ */ createMessage('Keep your emergency fund in a separate savings account.')

/** Get quotes for {gap} of {years, plural, one {#-year} other {#-year}} term life insurance. */
export const lifeQuotes = /* @__PURE__ */ createMessage<{ gap: string; years: number }>((a, w) => ['Get quotes for ', a.gap, ' of ', w.plural(a.years, { one: () => [w.number(a.years), '-year'], other: () => [w.number(a.years), '-year'] }), ' term life insurance.'])

/** Your loans are up to date. */
export const loansUpToDate = /* @__PURE__ */ createMessage('Your loans are up to date.')

/** It’s a year since you chose {planned}% stocks. Look at your mix again. */
export const reviewMix = /* @__PURE__ */ createMessage<{ planned: string }>((a) => ['It’s a year since you chose ', a.planned, '% stocks. Look at your mix again.'])

/** You plan to stop at {age}, when Medicare has started. */
export const medicareStarts = /* @__PURE__ */ createMessage<{ age: string }>((a) => ['You plan to stop at ', a.age, ', when Medicare has started.'])

/** You have no {document, select, will {will} healthCareDirective {health care directive} financialPowerOfAttorney {financial power of attorney} guardian {guardian named for your children} other {beneficiaries named on every account}} yet. */
export const missingDocument = /* @__PURE__ */ createMessage<{ document: 'will' | 'healthCareDirective' | 'financialPowerOfAttorney' | 'guardian' | (string & {}) }>((a, w) => ['You have no ', w.select(a.document, { will: () => 'will', healthCareDirective: () => 'health care directive', financialPowerOfAttorney: () => 'financial power of attorney', guardian: () => 'guardian named for your children', other: () => 'beneficiaries named on every account' }), ' yet.'])

/** Name who gets your retirement accounts ({amount}). */
export const nameBeneficiaries = /* @__PURE__ */ createMessage<{ amount: string }>((a) => ['Name who gets your retirement accounts (', a.amount, ').'])

/** Name who gets the {amount} of life insurance. */
export const nameWhoGets = /* @__PURE__ */ createMessage<{ amount: string }>((a) => ['Name who gets the ', a.amount, ' of life insurance.'])

/** Does {name, select, none {your partner’s} other {{name}’s}} employer insure them? */
export const partnerEmployerCover = /* @__PURE__ */ createMessage<{ name: 'none' | (string & {}) }>((a, w) => ['Does ', w.select(a.name, { none: () => 'your partner’s', other: () => [a.name, '’s'] }), ' employer insure them?'])

/** Get quotes for {gap} of life insurance for {name, select, none {your partner} other {{name}}}. */
export const partnerQuotes = /* @__PURE__ */ createMessage<{ gap: string; name: 'none' | (string & {}) }>((a, w) => ['Get quotes for ', a.gap, ' of life insurance for ', w.select(a.name, { none: () => 'your partner', other: () => [a.name] }), '.'])

/** Pay more than the minimum on your debts. */
export const payAboveMinimum = /* @__PURE__ */ createMessage('Pay more than the minimum on your debts.')

/** Pay {amount} more a month on your debts: {months, plural, =0 {} one {# month sooner, } other {# months sooner, }}{interest} less interest. */
export const payMore = /* @__PURE__ */ createMessage<{ amount: string; months: number; interest: string }>((a, w) => ['Pay ', a.amount, ' more a month on your debts: ', w.plural(a.months, { '=0': () => '', one: () => [w.number(a.months), ' month sooner, '], other: () => [w.number(a.months), ' months sooner, '] }), a.interest, ' less interest.'])

/** Put the {amount} above your emergency target on your debts: {months, plural, =0 {} one {# month sooner, } other {# months sooner, }}{interest} less interest. */
export const paySurplus = /* @__PURE__ */ createMessage<{ amount: string; months: number; interest: string }>((a, w) => ['Put the ', a.amount, ' above your emergency target on your debts: ', w.plural(a.months, { '=0': () => '', one: () => [w.number(a.months), ' month sooner, '], other: () => [w.number(a.months), ' months sooner, '] }), a.interest, ' less interest.'])

/** Your employer’s policy pays {amount} after {months, plural, one {# month} other {# months}}. */
export const policyPays = /* @__PURE__ */ createMessage<{ amount: string; months: number }>((a, w) => ['Your employer’s policy pays ', a.amount, ' after ', w.plural(a.months, { one: () => [w.number(a.months), ' month'], other: () => [w.number(a.months), ' months'] }), '.'])

/** Save 1% more: {monthly} a month now, {yearly} a year more from retirement on. {before} → {after} of 100. */
export const raiseContribution = /* @__PURE__ */ createMessage<{ monthly: string; yearly: string; before: string; after: string }>((a) => ['Save 1% more: ', a.monthly, ' a month now, ', a.yearly, ' a year more from retirement on. ', a.before, ' → ', a.after, ' of 100.'])

/** {count, plural, one {The rate is} other {All # rates are}} known. */
export const ratesKnown = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => 'The rate is', other: () => ['All ', w.number(a.count), ' rates are'] }), ' known.'])

/** You hold {held}% stocks; your plan says {planned}%. Send new savings {way, select, up {to stocks} other {to bonds}} first. */
export const rebalance = /* @__PURE__ */ createMessage<{ held: string; planned: string; way: 'up' | (string & {}) }>((a, w) => ['You hold ', a.held, '% stocks; your plan says ', a.planned, '%. Send new savings ', w.select(a.way, { up: () => 'to stocks', other: () => 'to bonds' }), ' first.'])

/** You plan on {planned} a month; you spent {spent}. */
export const reviewExpenses = /* @__PURE__ */ createMessage<{ planned: string; spent: string }>((a) => ['You plan on ', a.planned, ' a month; you spent ', a.spent, '.'])

/** How much of your savings is in stocks? Your plan says {planned}%. */
export const sayStocks = /* @__PURE__ */ createMessage<{ planned: string }>((a) => ['How much of your savings is in stocks? Your plan says ', a.planned, '%.'])

/** Your savings last at {sustainable} a month in retirement. You plan on {planned}. */
export const spendLess = /* @__PURE__ */ createMessage<{ sustainable: string; planned: string }>((a) => ['Your savings last at ', a.sustainable, ' a month in retirement. You plan on ', a.planned, '.'])

/** Your emergency fund is {missing} short. At {monthly} a month it’s full in a year. */
export const startTransfer = /* @__PURE__ */ createMessage<{ missing: string; monthly: string }>((a) => ['Your emergency fund is ', a.missing, ' short. At ', a.monthly, ' a month it’s full in a year.'])

/** Move {amount} a month: your emergency fund is full in {months, plural, one {# month} other {# months}}. */
export const transfer = /* @__PURE__ */ createMessage<{ amount: string; months: number }>((a, w) => ['Move ', a.amount, ' a month: your emergency fund is full in ', w.plural(a.months, { one: () => [w.number(a.months), ' month'], other: () => [w.number(a.months), ' months'] }), '.'])

/** Last month {amount} had no budget, {largest} of it {category}. */
export const unbudgeted = /* @__PURE__ */ createMessage<{ amount: string; largest: string; category: string }>((a) => ['Last month ', a.amount, ' had no budget, ', a.largest, ' of it ', a.category, '.'])

/** {count, plural, one {A free benefit} other {# free benefits}} you don’t use: {names}. */
export const unusedBenefits = /* @__PURE__ */ createMessage<{ count: number; names: string }>((a, w) => [w.plural(a.count, { one: () => 'A free benefit', other: () => [w.number(a.count), ' free benefits'] }), ' you don’t use: ', a.names, '.'])

/** Your loan balances are more than a week old. */
export const updateLoans = /* @__PURE__ */ createMessage('Your loan balances are more than a week old.')

/** Your savings cover {covered, number} of the {months, plural, one {# month} other {# months}} until disability pay starts. */
export const waitCovered = /* @__PURE__ */ createMessage<{ covered: number; months: number }>((a, w) => ['Your savings cover ', w.number(a.covered), ' of the ', w.plural(a.months, { one: () => [w.number(a.months), ' month'], other: () => [w.number(a.months), ' months'] }), ' until disability pay starts.'])

/** Disability pay starts after {months, plural, one {# month} other {# months}}. Plan an emergency fund that lasts as long. */
export const waitUnknown = /* @__PURE__ */ createMessage<{ months: number }>((a, w) => ['Disability pay starts after ', w.plural(a.months, { one: () => [w.number(a.months), ' month'], other: () => [w.number(a.months), ' months'] }), '. Plan an emergency fund that lasts as long.'])

/** Plan what to withdraw first: {preTax} pre-tax, {roth} Roth, {taxable} taxable. */
export const withdrawalOrder = /* @__PURE__ */ createMessage<{ preTax: string; roth: string; taxable: string }>((a) => ['Plan what to withdraw first: ', a.preTax, ' pre-tax, ', a.roth, ' Roth, ', a.taxable, ' taxable.'])

/** Fix connection */
export const fixConnection = /* @__PURE__ */ createMessage('Fix connection')

/** Adjust budget */
export const adjustBudget = /* @__PURE__ */ createMessage('Adjust budget')

/** Continue */
export const continueDraft = /* @__PURE__ */ createMessage('Continue')

/** Try it */
export const tryIt = /* @__PURE__ */ createMessage('Try it')

/** Open */
export const open = /* @__PURE__ */ createMessage('Open')

/** Mark done */
export const markDone = /* @__PURE__ */ createMessage('Mark done')
