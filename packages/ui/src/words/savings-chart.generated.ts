// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** No savings to show yet. */
export const noSavings = /* @__PURE__ */ createMessage('No savings to show yet.')

/** Retirement savings by age. No data yet. */
export const noData = /* @__PURE__ */ createMessage('Retirement savings by age. No data yet.')

/** Retirement savings by age */
export const savingsByAge = /* @__PURE__ */ createMessage('Retirement savings by age')

/** Age */
export const age = /* @__PURE__ */ createMessage('Age')

/** Age {age} */
export const ageOf = /* @__PURE__ */ createMessage<{ age: string }>((a) => ['Age ', a.age])

/** Your plan */
export const yourPlan = /* @__PURE__ */ createMessage('Your plan')

/** Middle half of futures */
export const middleHalf = /* @__PURE__ */ createMessage('Middle half of futures')

/** 9 in 10 futures */
export const nineOfTen = /* @__PURE__ */ createMessage('9 in 10 futures')

/** Retire at {age} */
export const retireAt = /* @__PURE__ */ createMessage<{ age: string }>((a) => ['Retire at ', a.age])

/** 25th */
export const short25 = /* @__PURE__ */ createMessage('25th')

/** 75th */
export const short75 = /* @__PURE__ */ createMessage('75th')

/** 95th */
export const short95 = /* @__PURE__ */ createMessage('95th')

/** 5th percentile */
export const percentile5 = /* @__PURE__ */ createMessage('5th percentile')

/** 25th percentile */
export const percentile25 = /* @__PURE__ */ createMessage('25th percentile')

/** 75th percentile */
export const percentile75 = /* @__PURE__ */ createMessage('75th percentile')

/** 95th percentile */
export const percentile95 = /* @__PURE__ */ createMessage('95th percentile')

/** Age {age}: amounts hidden */
export const amountsHidden = /* @__PURE__ */ createMessage<{ age: string }>((a) => ['Age ', a.age, ': amounts hidden'])

/** Age {age}: your plan {amount} */
export const planAt = /* @__PURE__ */ createMessage<{ age: string; amount: string }>((a) => ['Age ', a.age, ': your plan ', a.amount])

/** Age {age}: your plan {amount}; half of the futures are between {p25} and {p75}, 9 in 10 between {p5} and {p95} */
export const planAndFutures = /* @__PURE__ */ createMessage<{ age: string; amount: string; p25: string; p75: string; p5: string; p95: string }>((a) => ['Age ', a.age, ': your plan ', a.amount, '; half of the futures are between ', a.p25, ' and ', a.p75, ', 9 in 10 between ', a.p5, ' and ', a.p95])

/** Retirement savings by age, {years, plural, one {at {first}} other {from {first} to {last}}}{retires, select, yes {, with retirement at {retirement}} other {}}: your plan{futures, select, yes { and the spread of its futures} other {}}. */
export const summary = /* @__PURE__ */ createMessage<{ years: number; first: string; last: string; retires: 'yes' | (string & {}); retirement: string; futures: 'yes' | (string & {}) }>((a, w) => ['Retirement savings by age, ', w.plural(a.years, { one: () => ['at ', a.first], other: () => ['from ', a.first, ' to ', a.last] }), w.select(a.retires, { yes: () => [', with retirement at ', a.retirement], other: () => '' }), ': your plan', w.select(a.futures, { yes: () => ' and the spread of its futures', other: () => '' }), '.'])
