// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Try one change */
export const tryOneChange = /* @__PURE__ */ createMessage(() => 'Try one change')

/** Try */
export const tryIt = /* @__PURE__ */ createMessage(() => 'Try')

/** Try: {change} */
export const tryThis = /* @__PURE__ */ createMessage<{ change: string }>((a) => ['Try: ', a.change])

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

/** Save to my plan */
export const saveToPlan = /* @__PURE__ */ createMessage(() => 'Save to my plan')

/** The simulation did not run. The projection of your plan still holds. */
export const failed = /* @__PURE__ */ createMessage(() => 'The simulation did not run. The projection of your plan still holds.')

/** Something in your choices cannot be worked out. Here is what you had before. */
export const notWhole = /* @__PURE__ */ createMessage(() => 'Something in your choices cannot be worked out. Here is what you had before.')
