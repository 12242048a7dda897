// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Try one change */
export const tryOneChange = /* @__PURE__ */ createMessage(() => 'Try one change')

/** Try */
export const tryIt = /* @__PURE__ */ createMessage(() => 'Try')

/** Try: {change} */
export const tryThis = /* @__PURE__ */ createMessage<{ change: string }>((a) => ['Try: ', a.change])

/** Of 100 futures. The mark is where you are now. */
export const ofFutures = /* @__PURE__ */ createMessage(() => 'Of 100 futures. The mark is where you are now.')

/** Show all */
export const showAll = /* @__PURE__ */ createMessage(() => 'Show all')

/** {before, number} → {after, number} */
export const beforeAndAfter = /* @__PURE__ */ createMessage<{ before: number; after: number }>((a, w) => [w.number(a.before), ' → ', w.number(a.after)])

/** {futures, number} of 100 */
export const ofHundred = /* @__PURE__ */ createMessage<{ futures: number }>((a, w) => [w.number(a.futures), ' of 100'])

/** Savings at {age} */
export const savedAt = /* @__PURE__ */ createMessage<{ age: string }>((a) => ['Savings at ', a.age])

/** Needed at {age} */
export const neededAt = /* @__PURE__ */ createMessage<{ age: string }>((a) => ['Needed at ', a.age])

/** Lasts until age */
export const lastsUntil = /* @__PURE__ */ createMessage(() => 'Lasts until age')

/** Social Security */
export const socialSecurity = /* @__PURE__ */ createMessage(() => 'Social Security')

/** a month */
export const aMonth = /* @__PURE__ */ createMessage(() => 'a month')

/** Reset */
export const reset = /* @__PURE__ */ createMessage(() => 'Reset')

/** Use this plan */
export const takePlan = /* @__PURE__ */ createMessage(() => 'Use this plan')

/** Use */
export const takeShort = /* @__PURE__ */ createMessage(() => 'Use')

/** Save to my plan */
export const saveToPlan = /* @__PURE__ */ createMessage(() => 'Save to my plan')

/** See chart */
export const seeChart = /* @__PURE__ */ createMessage(() => 'See chart')

/** Nothing is saved until you choose “Use this plan”. */
export const nothingSaved = /* @__PURE__ */ createMessage(() => 'Nothing is saved until you choose “Use this plan”.')

/** All settings */
export const allSettings = /* @__PURE__ */ createMessage(() => 'All settings')

/** Your saved plan lasts in {futures, number} of 100 futures. It is the dashed line. */
export const savedPlan = /* @__PURE__ */ createMessage<{ futures: number }>((a, w) => ['Your saved plan lasts in ', w.number(a.futures), ' of 100 futures. It is the dashed line.'])

/** {before, number} → {after, number} of 100 futures */
export const beforeAndAfterFutures = /* @__PURE__ */ createMessage<{ before: number; after: number }>((a, w) => [w.number(a.before), ' → ', w.number(a.after), ' of 100 futures'])

/** {futures, number} of 100 futures */
export const nowFutures = /* @__PURE__ */ createMessage<{ futures: number }>((a, w) => [w.number(a.futures), ' of 100 futures'])

/** The simulation did not run. The projection of your plan still holds. */
export const failed = /* @__PURE__ */ createMessage(() => 'The simulation did not run. The projection of your plan still holds.')

/** Something in your choices cannot be worked out. Here is what you had before. */
export const notWhole = /* @__PURE__ */ createMessage(() => 'Something in your choices cannot be worked out. Here is what you had before.')

/** Save 1% more */
export const saveOneMore = /* @__PURE__ */ createMessage(() => 'Save 1% more')

/** {years, plural, one {Work 1 more year} other {Work # more years}} */
export const workMore = /* @__PURE__ */ createMessage<{ years: number }>((a, w) => [w.plural(a.years, { one: () => 'Work 1 more year', other: () => ['Work ', w.number(a.years), ' more years'] })])

/** Save {percent, number}% */
export const save = /* @__PURE__ */ createMessage<{ percent: number }>((a, w) => ['Save ', w.number(a.percent), '%'])

/** Retire at {age} */
export const retireAt = /* @__PURE__ */ createMessage<{ age: string }>((a) => ['Retire at ', a.age])

/** Partner retires at {age} */
export const partnerRetiresAt = /* @__PURE__ */ createMessage<{ age: string }>((a) => ['Partner retires at ', a.age])

/** Claim Social Security at {age} */
export const claimAt = /* @__PURE__ */ createMessage<{ age: string }>((a) => ['Claim Social Security at ', a.age])

/** Partner claims at {age} */
export const partnerClaimsAt = /* @__PURE__ */ createMessage<{ age: string }>((a) => ['Partner claims at ', a.age])

/** Spend {amount} a month */
export const spend = /* @__PURE__ */ createMessage<{ amount: string }>((a) => ['Spend ', a.amount, ' a month'])
