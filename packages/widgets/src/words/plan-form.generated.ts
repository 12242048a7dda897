// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Parts of this plan */
export const parts = /* @__PURE__ */ createMessage(() => 'Parts of this plan')

/** filled in */
export const filled = /* @__PURE__ */ createMessage(() => 'filled in')

/** Your answer so far */
export const answer = /* @__PURE__ */ createMessage(() => 'Your answer so far')

/** Fill in your birth date, income, retirement age, and monthly expenses to see it here. */
export const answerLater = /* @__PURE__ */ createMessage(() => 'Fill in your birth date, income, retirement age, and monthly expenses to see it here.')

/** Cancel */
export const cancel = /* @__PURE__ */ createMessage(() => 'Cancel')

/** Use this plan */
export const takePlan = /* @__PURE__ */ createMessage(() => 'Use this plan')

/** Add */
export const add = /* @__PURE__ */ createMessage(() => 'Add')

/** Add: {title} */
export const addNamed = /* @__PURE__ */ createMessage<{ title: string }>((a) => ['Add: ', a.title])
