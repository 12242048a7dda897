// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Start */
export const start = /* @__PURE__ */ createMessage('Start')

/** Continue */
export const goOn = /* @__PURE__ */ createMessage('Continue')

/** Your answers so far are saved. */
export const unfinished = /* @__PURE__ */ createMessage('Your answers so far are saved.')

/** About {minutes, plural, one {# minute} other {# minutes}}. */
export const minutes = /* @__PURE__ */ createMessage<{ minutes: number }>((a, w) => ['About ', w.plural(a.minutes, { one: () => [w.number(a.minutes), ' minute'], other: () => [w.number(a.minutes), ' minutes'] }), '.'])

/** Your plan so far */
export const draft = /* @__PURE__ */ createMessage('Your plan so far')

/** Saved {day} */
export const draftSaved = /* @__PURE__ */ createMessage<{ day: string }>((a) => ['Saved ', a.day])

/** Step {step, number} of {steps, number}: {name} */
export const draftStep = /* @__PURE__ */ createMessage<{ step: number; steps: number; name: string }>((a, w) => ['Step ', w.number(a.step), ' of ', w.number(a.steps), ': ', a.name])

/** Continue to see your answer here. */
export const draftOpen = /* @__PURE__ */ createMessage('Continue to see your answer here.')

/** What we ask */
export const asks = /* @__PURE__ */ createMessage('What we ask')

/** Your employer never sees your answers or your plan. */
export const notSeen = /* @__PURE__ */ createMessage('Your employer never sees your answers or your plan.')

/** Example: {name} */
export const example = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Example: ', a.name])

/** Alex, 38 */
export const alex = /* @__PURE__ */ createMessage('Alex, 38')

/** In today’s dollars */
export const todaysDollars = /* @__PURE__ */ createMessage('In today’s dollars')

/** Find out how long your savings will last. */
export const retirementTitle = /* @__PURE__ */ createMessage('Find out how long your savings will last.')

/** We run 10,000 futures and show in how many of them your money lasts, and what would help most. */
export const retirementWhat = /* @__PURE__ */ createMessage('We run 10,000 futures and show in how many of them your money lasts, and what would help most.')

/** Your age and when you’d like to stop working */
export const retirementAsk1 = /* @__PURE__ */ createMessage('Your age and when you’d like to stop working')

/** Your earnings and savings */
export const retirementAsk2 = /* @__PURE__ */ createMessage('Your earnings and savings')

/** Your spending per month */
export const retirementAsk3 = /* @__PURE__ */ createMessage('Your spending per month')

/** Alex’s savings last to age 90 in {futures} of 100 futures. */
export const retirementSays = /* @__PURE__ */ createMessage<{ futures: string }>((a) => ['Alex’s savings last to age 90 in ', a.futures, ' of 100 futures.'])

/** Saved at {age} */
export const savedAt = /* @__PURE__ */ createMessage<{ age: string }>((a) => ['Saved at ', a.age])

/** Needed at {age} */
export const neededAt = /* @__PURE__ */ createMessage<{ age: string }>((a) => ['Needed at ', a.age])

/** Saves */
export const saves = /* @__PURE__ */ createMessage('Saves')

/** {percent} of pay */
export const ofPay = /* @__PURE__ */ createMessage<{ percent: string }>((a) => [a.percent, ' of pay'])

/** Choose how to spread your savings. */
export const allocationTitle = /* @__PURE__ */ createMessage('Choose how to spread your savings.')

/** Your plan says how much belongs in stocks and how much in fixed income, and in which of your employer’s funds. */
export const allocationWhat = /* @__PURE__ */ createMessage('Your plan says how much belongs in stocks and how much in fixed income, and in which of your employer’s funds.')

/** When you need the money */
export const allocationAsk1 = /* @__PURE__ */ createMessage('When you need the money')

/** Your comfort with ups and downs */
export const allocationAsk2 = /* @__PURE__ */ createMessage('Your comfort with ups and downs')

/** Alex keeps 80% in stocks and 20% in fixed income. */
export const allocationSays = /* @__PURE__ */ createMessage('Alex keeps 80% in stocks and 20% in fixed income.')

/** Large companies */
export const largeCompanies = /* @__PURE__ */ createMessage('Large companies')

/** Small companies */
export const smallCompanies = /* @__PURE__ */ createMessage('Small companies')

/** Foreign stocks */
export const foreignStocks = /* @__PURE__ */ createMessage('Foreign stocks')

/** See how much you can spend in retirement. */
export const distributionTitle = /* @__PURE__ */ createMessage('See how much you can spend in retirement.')

/** Your plan shows what you can spend a year, and how your savings go down. */
export const distributionWhat = /* @__PURE__ */ createMessage('Your plan shows what you can spend a year, and how your savings go down.')

/** Your savings when you stop working */
export const distributionAsk1 = /* @__PURE__ */ createMessage('Your savings when you stop working')

/** Your income then, such as Social Security */
export const distributionAsk2 = /* @__PURE__ */ createMessage('Your income then, such as Social Security')

/** Your spending per month */
export const distributionAsk3 = /* @__PURE__ */ createMessage('Your spending per month')

/** Alex’s savings last 25 years. */
export const distributionSays = /* @__PURE__ */ createMessage('Alex’s savings last 25 years.')

/** Saved */
export const saved = /* @__PURE__ */ createMessage('Saved')

/** Drawn in the first year */
export const firstYear = /* @__PURE__ */ createMessage('Drawn in the first year')

/** Lasts */
export const lasts = /* @__PURE__ */ createMessage('Lasts')

/** {years, plural, one {# year} other {# years}} */
export const years = /* @__PURE__ */ createMessage<{ years: number }>((a, w) => [w.plural(a.years, { one: () => [w.number(a.years), ' year'], other: () => [w.number(a.years), ' years'] })])

/** See when you’ll be debt-free. */
export const debtTitle = /* @__PURE__ */ createMessage('See when you’ll be debt-free.')

/** Your plan says which debt to pay first, and how much interest that saves. */
export const debtWhat = /* @__PURE__ */ createMessage('Your plan says which debt to pay first, and how much interest that saves.')

/** Debts to include */
export const debtAsk1 = /* @__PURE__ */ createMessage('Debts to include')

/** The debt to pay first */
export const debtAsk2 = /* @__PURE__ */ createMessage('The debt to pay first')

/** Your payment per month */
export const debtAsk3 = /* @__PURE__ */ createMessage('Your payment per month')

/** Alex is debt-free in 32 months. */
export const debtSays = /* @__PURE__ */ createMessage('Alex is debt-free in 32 months.')

/** Pays per month */
export const paysMonthly = /* @__PURE__ */ createMessage('Pays per month')

/** Total interest */
export const totalInterest = /* @__PURE__ */ createMessage('Total interest')

/** First debt gone */
export const firstGone = /* @__PURE__ */ createMessage('First debt gone')

/** In {months, plural, one {# month} other {# months}} */
export const inMonths = /* @__PURE__ */ createMessage<{ months: number }>((a, w) => ['In ', w.plural(a.months, { one: () => [w.number(a.months), ' month'], other: () => [w.number(a.months), ' months'] })])

/** Find out how many months your savings cover. */
export const emergencyTitle = /* @__PURE__ */ createMessage('Find out how many months your savings cover.')

/** Your plan says how much to keep for a job loss or a large bill, and how to get there. */
export const emergencyWhat = /* @__PURE__ */ createMessage('Your plan says how much to keep for a job loss or a large bill, and how to get there.')

/** Your essential expenses per month */
export const emergencyAsk1 = /* @__PURE__ */ createMessage('Your essential expenses per month')

/** Other income you could count on */
export const emergencyAsk2 = /* @__PURE__ */ createMessage('Other income you could count on')

/** Your savings so far */
export const emergencyAsk3 = /* @__PURE__ */ createMessage('Your savings so far')

/** Alex has 3.6 months of expenses saved and needs 3. */
export const emergencySays = /* @__PURE__ */ createMessage('Alex has 3.6 months of expenses saved and needs 3.')

/** Target */
export const target = /* @__PURE__ */ createMessage('Target')

/** Needs per month */
export const needsMonthly = /* @__PURE__ */ createMessage('Needs per month')

/** See what your benefits are worth. */
export const benefitsTitle = /* @__PURE__ */ createMessage('See what your benefits are worth.')

/** Your plan shows how much of the employer match you get, and which benefits you leave unused. */
export const benefitsWhat = /* @__PURE__ */ createMessage('Your plan shows how much of the employer match you get, and which benefits you leave unused.')

/** Your savings from each paycheck */
export const benefitsAsk1 = /* @__PURE__ */ createMessage('Your savings from each paycheck')

/** The benefits you use */
export const benefitsAsk2 = /* @__PURE__ */ createMessage('The benefits you use')

/** Alex saves 5% of $84,000 and misses $420 a year of the match. */
export const benefitsSays = /* @__PURE__ */ createMessage('Alex saves 5% of $84,000 and misses $420 a year of the match.')

/** Match received */
export const matchGot = /* @__PURE__ */ createMessage('Match received')

/** Full match */
export const matchFull = /* @__PURE__ */ createMessage('Full match')

/** Find out whether your life insurance is enough. */
export const lifeTitle = /* @__PURE__ */ createMessage('Find out whether your life insurance is enough.')

/** Find out whether your partner’s life insurance is enough. */
export const partnerTitle = /* @__PURE__ */ createMessage('Find out whether your partner’s life insurance is enough.')

/** Your plan adds up what your family would need, and compares it with the coverage you have. */
export const lifeWhat = /* @__PURE__ */ createMessage('Your plan adds up what your family would need, and compares it with the coverage you have.')

/** People who depend on the income */
export const lifeAsk1 = /* @__PURE__ */ createMessage('People who depend on the income')

/** Debts and costs to cover */
export const lifeAsk2 = /* @__PURE__ */ createMessage('Debts and costs to cover')

/** Insurance you already have */
export const lifeAsk3 = /* @__PURE__ */ createMessage('Insurance you already have')

/** Alex has $84,000 of $580,000. */
export const lifeSays = /* @__PURE__ */ createMessage('Alex has $84,000 of $580,000.')

/** Alex’s partner has $0 of $390,000. */
export const partnerSays = /* @__PURE__ */ createMessage('Alex’s partner has $0 of $390,000.')

/** Covered */
export const covered = /* @__PURE__ */ createMessage('Covered')

/** Needed */
export const needed = /* @__PURE__ */ createMessage('Needed')

/** Gap */
export const gap = /* @__PURE__ */ createMessage('Gap')

/** See what you’d live on if you couldn’t work. */
export const disabilityTitle = /* @__PURE__ */ createMessage('See what you’d live on if you couldn’t work.')

/** Your plan compares your disability insurance with what you need, also for the months before it pays. */
export const disabilityWhat = /* @__PURE__ */ createMessage('Your plan compares your disability insurance with what you need, also for the months before it pays.')

/** Your earnings */
export const disabilityAsk1 = /* @__PURE__ */ createMessage('Your earnings')

/** Your employer’s insurance: its amount, and the months until it pays */
export const disabilityAsk2 = /* @__PURE__ */ createMessage('Your employer’s insurance: its amount, and the months until it pays')

/** Alex would get $3,500 of the $4,200 needed a month. */
export const disabilitySays = /* @__PURE__ */ createMessage('Alex would get $3,500 of the $4,200 needed a month.')

/** Check whether your papers are in order. */
export const estateTitle = /* @__PURE__ */ createMessage('Check whether your papers are in order.')

/** Your plan lists the documents that matter to your family, and what is missing. */
export const estateWhat = /* @__PURE__ */ createMessage('Your plan lists the documents that matter to your family, and what is missing.')

/** The documents you have */
export const estateAsk1 = /* @__PURE__ */ createMessage('The documents you have')

/** Children under 18 */
export const estateAsk2 = /* @__PURE__ */ createMessage('Children under 18')

/** Alex has 2 of 4 documents. */
export const estateSays = /* @__PURE__ */ createMessage('Alex has 2 of 4 documents.')

/** You have */
export const inPlace = /* @__PURE__ */ createMessage('You have')

/** Missing */
export const missing = /* @__PURE__ */ createMessage('Missing')

/** Will, beneficiaries */
export const willAndBeneficiaries = /* @__PURE__ */ createMessage('Will, beneficiaries')

/** Health care directive, power of attorney */
export const directiveAndPower = /* @__PURE__ */ createMessage('Health care directive, power of attorney')

/** Know what is left this month. */
export const budgetTitle = /* @__PURE__ */ createMessage('Know what is left this month.')

/** Your plan compares what you spend with your budgets, and tells you when a month goes over. */
export const budgetWhat = /* @__PURE__ */ createMessage('Your plan compares what you spend with your budgets, and tells you when a month goes over.')

/** Categories to set a budget for */
export const budgetAsk1 = /* @__PURE__ */ createMessage('Categories to set a budget for')

/** An amount for each */
export const budgetAsk2 = /* @__PURE__ */ createMessage('An amount for each')

/** Alex has $277 left of $1,400. */
export const budgetSays = /* @__PURE__ */ createMessage('Alex has $277 left of $1,400.')

/** Budgeted */
export const budgeted = /* @__PURE__ */ createMessage('Budgeted')

/** Spent */
export const spent = /* @__PURE__ */ createMessage('Spent')

/** Left */
export const left = /* @__PURE__ */ createMessage('Left')

/** See when your student loans are paid off. */
export const studentTitle = /* @__PURE__ */ createMessage('See when your student loans are paid off.')

/** Your plan compares what you pay today with a payment you choose. */
export const studentWhat = /* @__PURE__ */ createMessage('Your plan compares what you pay today with a payment you choose.')

/** Loans to include, and their type */
export const studentAsk1 = /* @__PURE__ */ createMessage('Loans to include, and their type')

/** Your payment per month */
export const studentAsk2 = /* @__PURE__ */ createMessage('Your payment per month')

/** Alex pays off $10,000 at 6% in 60 months. */
export const studentSays = /* @__PURE__ */ createMessage('Alex pays off $10,000 at 6% in 60 months.')

/** Owed */
export const owed = /* @__PURE__ */ createMessage('Owed')

/** {employer} adds to what you save */
export const matchAdds = /* @__PURE__ */ createMessage<{ employer: string }>((a) => [a.employer, ' adds to what you save'])

/** {cents, plural, one {# cent} other {# cents}} to each dollar, up to {percent} of your pay. The plan counts it for you. */
export const matchTerms = /* @__PURE__ */ createMessage<{ cents: number; percent: string }>((a, w) => [w.plural(a.cents, { one: () => [w.number(a.cents), ' cent'], other: () => [w.number(a.cents), ' cents'] }), ' to each dollar, up to ', a.percent, ' of your pay. The plan counts it for you.'])

/** Connected accounts fill in themselves */
export const fillIn = /* @__PURE__ */ createMessage('Connected accounts fill in themselves')

/** A 401(k) or IRA you link stays up to date in your plan. */
export const fillInText = /* @__PURE__ */ createMessage('A 401(k) or IRA you link stays up to date in your plan.')

/** Talk it through */
export const talkItThrough = /* @__PURE__ */ createMessage('Talk it through')

/** A planner can look at the plan with you, if you share it. */
export const talkText = /* @__PURE__ */ createMessage('A planner can look at the plan with you, if you share it.')
