// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from './message.ts'

/** Asset allocation */
export const allocationTitle = /* @__PURE__ */ createMessage('Asset allocation')

/** The years until you take the money allow {base} in stocks, and your comfort with risk and years of spending make that {stocks}. */
export const allocationStocks = /* @__PURE__ */ createMessage<{ base: string; stocks: string }>((a) => ['The years until you take the money allow ', a.base, ' in stocks, and your comfort with risk and years of spending make that ', a.stocks, '.'])

/** The other {fixed} is Fixed Income. */
export const allocationRest = /* @__PURE__ */ createMessage<{ fixed: string }>((a) => ['The other ', a.fixed, ' is Fixed Income.'])

/** Stocks are split by fixed shares, and Large Cap gets what is left: {large}. */
export const allocationSplit = /* @__PURE__ */ createMessage<{ large: string }>((a) => ['Stocks are split by fixed shares, and Large Cap gets what is left: ', a.large, '.'])

/** From years until you take the money */
export const fromYears = /* @__PURE__ */ createMessage('From years until you take the money')

/** From comfort with risk */
export const fromRisk = /* @__PURE__ */ createMessage('From comfort with risk')

/** From years of spending */
export const fromSpending = /* @__PURE__ */ createMessage('From years of spending')

/** {kind, select, smallCap {Small Mid Cap} foreign {Foreign} other {Other}} share of stocks */
export const shareOfStocks = /* @__PURE__ */ createMessage<{ kind: 'smallCap' | 'foreign' | (string & {}) }>((a, w) => [w.select(a.kind, { smallCap: () => 'Small Mid Cap', foreign: () => 'Foreign', other: () => 'Other' }), ' share of stocks'])

/** Stocks */
export const stocks = /* @__PURE__ */ createMessage('Stocks')

/** From years until you take the money + From comfort with risk + From years of spending, kept between 0% and 100% */
export const stocksFormula = /* @__PURE__ */ createMessage('From years until you take the money + From comfort with risk + From years of spending, kept between 0% and 100%')

/** {kind, select, fixedIncome {Fixed Income} largeCap {Large Cap} smallCap {Small Mid Cap} foreign {Foreign} other {Other}} */
export const assetClass = /* @__PURE__ */ createMessage<{ kind: 'fixedIncome' | 'largeCap' | 'smallCap' | 'foreign' | (string & {}) }>((a, w) => [w.select(a.kind, { fixedIncome: () => 'Fixed Income', largeCap: () => 'Large Cap', smallCap: () => 'Small Mid Cap', foreign: () => 'Foreign', other: () => 'Other' })])

/** {kind, select, fixedIncome {100% − Stocks} largeCap {Stocks − Small Mid Cap − Foreign − Other} smallCap {Stocks × Small Mid Cap share, rounded to 1%} foreign {Stocks × Foreign share, rounded to 1%} other {Stocks × Other share, rounded to 1%}} */
export const assetClassFormula = /* @__PURE__ */ createMessage<{ kind: 'fixedIncome' | 'largeCap' | 'smallCap' | 'foreign' | (string & {}) }>((a, w) => [w.select(a.kind, { fixedIncome: () => '100% − Stocks', largeCap: () => 'Stocks − Small Mid Cap − Foreign − Other', smallCap: () => 'Stocks × Small Mid Cap share, rounded to 1%', foreign: () => 'Stocks × Foreign share, rounded to 1%', other: () => 'Stocks × Other share, rounded to 1%' })])

/** Evenkeel’s rule for asset allocation */
export const allocationSource = /* @__PURE__ */ createMessage('Evenkeel’s rule for asset allocation')

/** Employer match you’re missing */
export const matchTitle = /* @__PURE__ */ createMessage('Employer match you’re missing')

/** Your employer adds {adds} of what you save, up to {limit} of your income. */
export const matchOffer = /* @__PURE__ */ createMessage<{ adds: string; limit: string }>((a) => ['Your employer adds ', a.adds, ' of what you save, up to ', a.limit, ' of your income.'])

/** You save {saves} of your {income}, {way, select, missing {so you’re missing {amount} a year} other {so you get the full match}}. */
export const matchMissing = /* @__PURE__ */ createMessage<{ saves: string; income: string; way: 'missing' | (string & {}); amount: string }>((a, w) => ['You save ', a.saves, ' of your ', a.income, ', ', w.select(a.way, { missing: () => ['so you’re missing ', a.amount, ' a year'], other: () => 'so you get the full match' }), '.'])

/** Annual income */
export const annualIncome = /* @__PURE__ */ createMessage('Annual income')

/** Matched up to */
export const matchedUpTo = /* @__PURE__ */ createMessage('Matched up to')

/** Share of your income */
export const ofIncome = /* @__PURE__ */ createMessage('Share of your income')

/** You save */
export const youSave = /* @__PURE__ */ createMessage('You save')

/** Your employer adds */
export const employerAdds = /* @__PURE__ */ createMessage('Your employer adds')

/** Share of what you save */
export const ofSavings = /* @__PURE__ */ createMessage('Share of what you save')

/** Not yet saved */
export const notYetSaved = /* @__PURE__ */ createMessage('Not yet saved')

/** Matched up to − You save (not below 0) */
export const notYetSavedFormula = /* @__PURE__ */ createMessage('Matched up to − You save (not below 0)')

/** Match you’re missing per year */
export const missedMatch = /* @__PURE__ */ createMessage('Match you’re missing per year')

/** Annual income × Not yet saved × Your employer adds */
export const missedMatchFormula = /* @__PURE__ */ createMessage('Annual income × Not yet saved × Your employer adds')

/** Your employer’s match terms */
export const matchSource = /* @__PURE__ */ createMessage('Your employer’s match terms')

/** Confidence score */
export const confidenceTitle = /* @__PURE__ */ createMessage('Confidence score')

/** Your {count, number} answers average {average} on a scale from 1 to 5. */
export const confidenceAnswers = /* @__PURE__ */ createMessage<{ count: number; average: string }>((a, w) => ['Your ', w.number(a.count), ' answers average ', a.average, ' on a scale from 1 to 5.'])

/** Between 0 and 100 that is {score}. */
export const confidenceScore = /* @__PURE__ */ createMessage<{ score: string }>((a) => ['Between 0 and 100 that is ', a.score, '.'])

/** {area, select, 1 {Controlling debt} 2 {Managing finances} 3 {Student debt} 4 {Providing for loved ones} 5 {Having enough just in case} 6 {Living comfortably in retirement} other {Saving for spending}} */
export const area = /* @__PURE__ */ createMessage<{ area: '1' | '2' | '3' | '4' | '5' | '6' | (string & {}) }>((a, w) => [w.select(a.area, { '1': () => 'Controlling debt', '2': () => 'Managing finances', '3': () => 'Student debt', '4': () => 'Providing for loved ones', '5': () => 'Having enough just in case', '6': () => 'Living comfortably in retirement', other: () => 'Saving for spending' })])

/** Average answer */
export const average = /* @__PURE__ */ createMessage('Average answer')

/** (Average answer − 1) × 25, rounded */
export const confidenceFormula = /* @__PURE__ */ createMessage('(Average answer − 1) × 25, rounded')

/** Evenkeel’s rule for the confidence score */
export const confidenceSource = /* @__PURE__ */ createMessage('Evenkeel’s rule for the confidence score')

/** Score */
export const score = /* @__PURE__ */ createMessage('Score')

/** Financial well-being score */
export const wellBeingTitle = /* @__PURE__ */ createMessage('Financial well-being score')

/** Your {count, number} answers add up to {total} points, each from 0 to 4. */
export const wellBeingTotal = /* @__PURE__ */ createMessage<{ count: number; total: string }>((a, w) => ['Your ', w.number(a.count), ' answers add up to ', a.total, ' points, each from 0 to 4.'])

/** The published table for ages {ages, select, younger {18 to 61} other {62 and older}} makes that a score of {score}. */
export const wellBeingScore = /* @__PURE__ */ createMessage<{ ages: 'younger' | (string & {}); score: string }>((a, w) => ['The published table for ages ', w.select(a.ages, { younger: () => '18 to 61', other: () => '62 and older' }), ' makes that a score of ', a.score, '.'])

/** {text} */
export const statement = /* @__PURE__ */ createMessage<{ text: string }>((a) => [a.text])

/** Your age */
export const yourAge = /* @__PURE__ */ createMessage('Your age')

/** Total of the answers */
export const totalAnswers = /* @__PURE__ */ createMessage('Total of the answers')

/** The published score for your total, ages {ages, select, younger {18 to 61} other {62 and older}} */
export const wellBeingFormula = /* @__PURE__ */ createMessage<{ ages: 'younger' | (string & {}) }>((a, w) => ['The published score for your total, ages ', w.select(a.ages, { younger: () => '18 to 61', other: () => '62 and older' })])

/** Consumer Financial Protection Bureau, Financial Well-Being Scale, scoring worksheet of December 2015 */
export const wellBeingSource = /* @__PURE__ */ createMessage('Consumer Financial Protection Bureau, Financial Well-Being Scale, scoring worksheet of December 2015')
