// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from './message.ts'

/** Retirement projection */
export const title = /* @__PURE__ */ createMessage('Retirement projection')

/** By {age} your {saved} grows to about {savings} in future dollars{dollars, select, future {, {today} in today’s dollars} other {}}: {contributions} in contributions{lumps, select, some {, {growth} in growth and {lumpSums} in lump sums} other { and {growth} in growth}}. */
export const grows = /* @__PURE__ */ createMessage<{ age: string; saved: string; savings: string; dollars: 'future' | (string & {}); today: string; contributions: string; lumps: 'some' | (string & {}); growth: string; lumpSums: string }>((a, w) => ['By ', a.age, ' your ', a.saved, ' grows to about ', a.savings, ' in future dollars', w.select(a.dollars, { future: () => [', ', a.today, ' in today’s dollars'], other: () => '' }), ': ', a.contributions, ' in contributions', w.select(a.lumps, { some: () => [', ', a.growth, ' in growth and ', a.lumpSums, ' in lump sums'], other: () => [' and ', a.growth, ' in growth'] }), '.'])

/** In your first year of retirement you spend {expenses} with taxes, and {income} comes from Social Security and other income. */
export const spends = /* @__PURE__ */ createMessage<{ expenses: string; income: string }>((a) => ['In your first year of retirement you spend ', a.expenses, ' with taxes, and ', a.income, ' comes from Social Security and other income.'])

/** With average returns your savings last {time}, {way, select, over {with {gap} extra at retirement} short {and you’re {gap} short at retirement} other {exactly as long as planned}}. */
export const lasts = /* @__PURE__ */ createMessage<{ time: string; way: 'over' | 'short' | (string & {}); gap: string }>((a, w) => ['With average returns your savings last ', a.time, ', ', w.select(a.way, { over: () => ['with ', a.gap, ' extra at retirement'], short: () => ['and you’re ', a.gap, ' short at retirement'], other: () => 'exactly as long as planned' }), '.'])

/** Saved today */
export const saved = /* @__PURE__ */ createMessage('Saved today')

/** Years until retirement */
export const yearsUntil = /* @__PURE__ */ createMessage('Years until retirement')

/** Years in retirement */
export const yearsIn = /* @__PURE__ */ createMessage('Years in retirement')

/** Expenses per year, today */
export const expenses = /* @__PURE__ */ createMessage('Expenses per year, today')

/** Future tax rate */
export const taxRate = /* @__PURE__ */ createMessage('Future tax rate')

/** One flat rate for all your income. It jumps when you cross a bracket. */
export const taxNote = /* @__PURE__ */ createMessage('One flat rate for all your income. It jumps when you cross a bracket.')

/** Inflation */
export const inflation = /* @__PURE__ */ createMessage('Inflation')

/** Return before retirement */
export const returnBefore = /* @__PURE__ */ createMessage('Return before retirement')

/** Return in retirement */
export const returnIn = /* @__PURE__ */ createMessage('Return in retirement')

/** Social Security */
export const socialSecurity = /* @__PURE__ */ createMessage('Social Security')

/** Estimated from one year’s income unless you enter it. Per year, in today’s dollars. */
export const socialSecurityNote = /* @__PURE__ */ createMessage('Estimated from one year’s income unless you enter it. Per year, in today’s dollars.')

/** Partner’s Social Security */
export const spouseSocialSecurity = /* @__PURE__ */ createMessage('Partner’s Social Security')

/** At least half of your partner’s benefit at full retirement age. We don’t reduce it for claiming early. */
export const spouseNote = /* @__PURE__ */ createMessage('At least half of your partner’s benefit at full retirement age. We don’t reduce it for claiming early.')

/** Contributions until retirement */
export const contributions = /* @__PURE__ */ createMessage('Contributions until retirement')

/** Growth until retirement */
export const returns = /* @__PURE__ */ createMessage('Growth until retirement')

/** Lump sums */
export const lumpSums = /* @__PURE__ */ createMessage('Lump sums')

/** Savings at retirement */
export const balance = /* @__PURE__ */ createMessage('Savings at retirement')

/** Saved today + Contributions + Growth + Lump sums */
export const balanceFormula = /* @__PURE__ */ createMessage('Saved today + Contributions + Growth + Lump sums')

/** Spending in your first year of retirement */
export const need = /* @__PURE__ */ createMessage('Spending in your first year of retirement')

/** Expenses per year × inflation until then ÷ (1 − Future tax rate) */
export const needFormula = /* @__PURE__ */ createMessage('Expenses per year × inflation until then ÷ (1 − Future tax rate)')

/** Income in that year */
export const income = /* @__PURE__ */ createMessage('Income in that year')

/** Social Security, pensions, other income, a partner’s pay */
export const incomeFormula = /* @__PURE__ */ createMessage('Social Security, pensions, other income, a partner’s pay')

/** Needed at retirement */
export const needed = /* @__PURE__ */ createMessage('Needed at retirement')

/** What every year needs beyond its income, minus the returns earned until then */
export const neededFormula = /* @__PURE__ */ createMessage('What every year needs beyond its income, minus the returns earned until then')

/** {way, select, over {Extra at retirement} other {Short at retirement}} */
export const gap = /* @__PURE__ */ createMessage<{ way: 'over' | (string & {}) }>((a, w) => [w.select(a.way, { over: () => 'Extra at retirement', other: () => 'Short at retirement' })])

/** Savings at retirement − Needed at retirement */
export const gapFormula = /* @__PURE__ */ createMessage('Savings at retirement − Needed at retirement')

/** Savings last */
export const savingsLast = /* @__PURE__ */ createMessage('Savings last')

/** Savings at retirement, in today’s dollars */
export const balanceToday = /* @__PURE__ */ createMessage('Savings at retirement, in today’s dollars')

/** Needed at retirement, in today’s dollars */
export const neededToday = /* @__PURE__ */ createMessage('Needed at retirement, in today’s dollars')

/** Spending in that first year, in today’s dollars */
export const needToday = /* @__PURE__ */ createMessage('Spending in that first year, in today’s dollars')

/** ÷ (1 + Inflation)^Years until retirement */
export const todayFormula = /* @__PURE__ */ createMessage('÷ (1 + Inflation)^Years until retirement')

/** Evenkeel’s retirement model, with {rules, select, official2026 {official Social Security figures of 2017–2026} other {Social Security rules of 2017, simplified}} */
export const source = /* @__PURE__ */ createMessage<{ rules: 'official2026' | (string & {}) }>((a, w) => ['Evenkeel’s retirement model, with ', w.select(a.rules, { official2026: () => 'official Social Security figures of 2017–2026', other: () => 'Social Security rules of 2017, simplified' })])

/** Retirement income */
export const drawTitle = /* @__PURE__ */ createMessage('Retirement income')

/** You start with {fund} at {age} and plan to draw {planned} a year before taxes. */
export const drawPlans = /* @__PURE__ */ createMessage<{ fund: string; age: string; planned: string }>((a) => ['You start with ', a.fund, ' at ', a.age, ' and plan to draw ', a.planned, ' a year before taxes.'])

/** Your savings grow {real} a year above inflation, so at this pace they last {time}. */
export const drawLasts = /* @__PURE__ */ createMessage<{ real: string; time: string }>((a) => ['Your savings grow ', a.real, ' a year above inflation, so at this pace they last ', a.time, '.'])

/** You could draw {sustainable} a year until {life}. */
export const drawSustains = /* @__PURE__ */ createMessage<{ sustainable: string; life: string }>((a) => ['You could draw ', a.sustainable, ' a year until ', a.life, '.'])

/** Savings at retirement */
export const fund = /* @__PURE__ */ createMessage('Savings at retirement')

/** All amounts are in dollars of the year you retire. */
export const fundNote = /* @__PURE__ */ createMessage('All amounts are in dollars of the year you retire.')

/** Retirement age */
export const retirementAge = /* @__PURE__ */ createMessage('Retirement age')

/** Life expectancy */
export const lifeExpectancy = /* @__PURE__ */ createMessage('Life expectancy')

/** Expenses per year */
export const drawExpenses = /* @__PURE__ */ createMessage('Expenses per year')

/** Other income per year */
export const otherIncome = /* @__PURE__ */ createMessage('Other income per year')

/** Years to cover */
export const yearsToCover = /* @__PURE__ */ createMessage('Years to cover')

/** Life expectancy − Retirement age */
export const yearsToCoverFormula = /* @__PURE__ */ createMessage('Life expectancy − Retirement age')

/** Return above inflation */
export const realReturn = /* @__PURE__ */ createMessage('Return above inflation')

/** (1 + Return in retirement) ÷ (1 + Inflation) − 1 */
export const realReturnFormula = /* @__PURE__ */ createMessage('(1 + Return in retirement) ÷ (1 + Inflation) − 1')

/** You can withdraw per year */
export const sustainable = /* @__PURE__ */ createMessage('You can withdraw per year')

/** Savings at retirement × Return above inflation ÷ (1 − (1 + Return above inflation)^−Years to cover), or Savings at retirement ÷ Years to cover without a return above inflation */
export const sustainableFormula = /* @__PURE__ */ createMessage('Savings at retirement × Return above inflation ÷ (1 − (1 + Return above inflation)^−Years to cover), or Savings at retirement ÷ Years to cover without a return above inflation')

/** You plan to withdraw per year */
export const planned = /* @__PURE__ */ createMessage('You plan to withdraw per year')

/** Expenses per year ÷ (1 − Future tax rate) − Other income per year (not below 0) */
export const plannedFormula = /* @__PURE__ */ createMessage('Expenses per year ÷ (1 − Future tax rate) − Other income per year (not below 0)')

/** Each year savings grow by Return above inflation, then pay what you plan to spend */
export const drawLastsFormula = /* @__PURE__ */ createMessage('Each year savings grow by Return above inflation, then pay what you plan to spend')

/** Standard annuity formula */
export const drawSource = /* @__PURE__ */ createMessage('Standard annuity formula')

/** Social Security estimate */
export const benefitTitle = /* @__PURE__ */ createMessage('Social Security estimate')

/** We use {income} a year for your whole career, which is {monthly} a month. */
export const benefitCareer = /* @__PURE__ */ createMessage<{ income: string; monthly: string }>((a) => ['We use ', a.income, ' a year for your whole career, which is ', a.monthly, ' a month.'])

/** Your earnings record pays {full} a month at {age}, your full retirement age. */
export const benefitRecord = /* @__PURE__ */ createMessage<{ full: string; age: string }>((a) => ['Your earnings record pays ', a.full, ' a month at ', a.age, ', your full retirement age.'])

/** That pays {full} a month at {age}, your full retirement age. */
export const benefitFull = /* @__PURE__ */ createMessage<{ full: string; age: string }>((a) => ['That pays ', a.full, ' a month at ', a.age, ', your full retirement age.'])

/** {way, select, early {Claiming at {age} lowers it to {benefit} a month} late {Claiming at {age} raises it to {benefit} a month} other {You claim at that age}}, or {annual} a year. */
export const benefitClaim = /* @__PURE__ */ createMessage<{ way: 'early' | 'late' | (string & {}); age: string; benefit: string; annual: string }>((a, w) => [w.select(a.way, { early: () => ['Claiming at ', a.age, ' lowers it to ', a.benefit, ' a month'], late: () => ['Claiming at ', a.age, ' raises it to ', a.benefit, ' a month'], other: () => 'You claim at that age' }), ', or ', a.annual, ' a year.'])

/** Annual income */
export const annualIncome = /* @__PURE__ */ createMessage('Annual income')

/** We use one year’s income for your whole career. */
export const annualIncomeNote = /* @__PURE__ */ createMessage('We use one year’s income for your whole career.')

/** Most income that counts */
export const incomeCap = /* @__PURE__ */ createMessage('Most income that counts')

/** First bend point */
export const firstBend = /* @__PURE__ */ createMessage('First bend point')

/** Second bend point */
export const secondBend = /* @__PURE__ */ createMessage('Second bend point')

/** Claiming age */
export const claimingAge = /* @__PURE__ */ createMessage('Claiming age')

/** Full retirement age */
export const fullAge = /* @__PURE__ */ createMessage('Full retirement age')

/** Monthly earnings */
export const monthlyEarnings = /* @__PURE__ */ createMessage('Monthly earnings')

/** Income that counts ÷ 12 */
export const monthlyEarningsFormula = /* @__PURE__ */ createMessage('Income that counts ÷ 12')

/** Up to the first bend point */
export const lowTier = /* @__PURE__ */ createMessage('Up to the first bend point')

/** Between the bend points */
export const middleTier = /* @__PURE__ */ createMessage('Between the bend points')

/** Above the second bend point */
export const highTier = /* @__PURE__ */ createMessage('Above the second bend point')

/** × {multiplier} */
export const tierFormula = /* @__PURE__ */ createMessage<{ multiplier: string }>((a) => ['× ', a.multiplier])

/** Benefit at full retirement age */
export const fullBenefit = /* @__PURE__ */ createMessage('Benefit at full retirement age')

/** Total of the three */
export const fullBenefitFormula = /* @__PURE__ */ createMessage('Total of the three')

/** Per month, from the earnings record. */
export const recordNote = /* @__PURE__ */ createMessage('Per month, from the earnings record.')

/** Years claimed early */
export const yearsEarly = /* @__PURE__ */ createMessage('Years claimed early')

/** Years waited */
export const yearsLate = /* @__PURE__ */ createMessage('Years waited')

/** Monthly benefit */
export const monthlyBenefit = /* @__PURE__ */ createMessage('Monthly benefit')

/** Lower for each year early, higher for each year you wait */
export const monthlyBenefitFormula = /* @__PURE__ */ createMessage('Lower for each year early, higher for each year you wait')

/** Annual benefit */
export const annualBenefit = /* @__PURE__ */ createMessage('Annual benefit')

/** Monthly benefit × 12 */
export const annualBenefitFormula = /* @__PURE__ */ createMessage('Monthly benefit × 12')

/** {rules, select, official2026 {Social Security Administration, 2017–2026 figures; 20 CFR 404.313, 404.409, 404.410} other {Social Security rules of 2017, simplified}} */
export const benefitSource = /* @__PURE__ */ createMessage<{ rules: 'official2026' | (string & {}) }>((a, w) => [w.select(a.rules, { official2026: () => 'Social Security Administration, 2017–2026 figures; 20 CFR 404.313, 404.409, 404.410', other: () => 'Social Security rules of 2017, simplified' })])

/** Future tax rate */
export const taxTitle = /* @__PURE__ */ createMessage('Future tax rate')

/** Your expenses of {income} a year are in the {rate} bracket for {table, select, married {married} other {single}} people. */
export const taxFlat = /* @__PURE__ */ createMessage<{ income: string; rate: string; table: 'married' | (string & {}) }>((a, w) => ['Your expenses of ', a.income, ' a year are in the ', a.rate, ' bracket for ', w.select(a.table, { married: () => 'married', other: () => 'single' }), ' people.'])

/** One flat rate applies to all of it, so it jumps when you cross a bracket. */
export const taxFlatLimit = /* @__PURE__ */ createMessage('One flat rate applies to all of it, so it jumps when you cross a bracket.')

/** To spend {income} a year after taxes you need {gross} before taxes, so taxes take {rate}. */
export const taxReturn = /* @__PURE__ */ createMessage<{ income: string; gross: string; rate: string }>((a) => ['To spend ', a.income, ' a year after taxes you need ', a.gross, ' before taxes, so taxes take ', a.rate, '.'])

/** {way, select, stated {A state rate of {state} is included.} other {State tax isn’t included.}} */
export const taxState = /* @__PURE__ */ createMessage<{ way: 'stated' | (string & {}); state: string }>((a, w) => [w.select(a.way, { stated: () => ['A state rate of ', a.state, ' is included.'], other: () => 'State tax isn’t included.' })])

/** Annual expenses */
export const taxIncome = /* @__PURE__ */ createMessage('Annual expenses')

/** State tax rate */
export const stateRate = /* @__PURE__ */ createMessage('State tax rate')

/** Top of the bracket */
export const bracketTop = /* @__PURE__ */ createMessage('Top of the bracket')

/** Included */
export const bracketTopFormula = /* @__PURE__ */ createMessage('Included')

/** Rate of the bracket */
export const bracketRate = /* @__PURE__ */ createMessage('Rate of the bracket')

/** Income before taxes */
export const gross = /* @__PURE__ */ createMessage('Income before taxes')

/** What leaves the annual expenses after taxes */
export const grossFormula = /* @__PURE__ */ createMessage('What leaves the annual expenses after taxes')

/** 1 − Annual expenses ÷ Income before taxes */
export const taxFormula = /* @__PURE__ */ createMessage('1 − Annual expenses ÷ Income before taxes')

/** {rules, select, official2026 {Internal Revenue Service, Rev. Proc. 2025-32, tax year 2026} other {2017 tax brackets, as one flat rate}} */
export const taxSource = /* @__PURE__ */ createMessage<{ rules: 'official2026' | (string & {}) }>((a, w) => [w.select(a.rules, { official2026: () => 'Internal Revenue Service, Rev. Proc. 2025-32, tax year 2026', other: () => '2017 tax brackets, as one flat rate' })])
