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

/** Back */
export const back = /* @__PURE__ */ createMessage(() => 'Back')

/** Continue */
export const goOn = /* @__PURE__ */ createMessage(() => 'Continue')

/** Step {step} of {steps} */
export const place = /* @__PURE__ */ createMessage<{ step: string; steps: string }>((a) => ['Step ', a.step, ' of ', a.steps])

/** We know already */
export const known = /* @__PURE__ */ createMessage(() => 'We know already')

/** Change */
export const change = /* @__PURE__ */ createMessage(() => 'Change')

/** Change: {title} */
export const changeNamed = /* @__PURE__ */ createMessage<{ title: string }>((a) => ['Change: ', a.title])

/** Few people have something to enter here. You can continue without. */
export const rare = /* @__PURE__ */ createMessage(() => 'Few people have something to enter here. You can continue without.')
