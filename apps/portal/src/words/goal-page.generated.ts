// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Loading your plans */
export const loadingPlans = /* @__PURE__ */ createMessage(() => 'Loading your plans')

/** Loading your plan */
export const loadingPlan = /* @__PURE__ */ createMessage(() => 'Loading your plan')

/** Server error occurred while reading plan summary */
export const summaryFailed = /* @__PURE__ */ createMessage(() => 'Server error occurred while reading plan summary')

/** This goal didn’t load */
export const goalFailed = /* @__PURE__ */ createMessage(() => 'This goal didn’t load')

/** Plans in this goal */
export const plans = /* @__PURE__ */ createMessage(() => 'Plans in this goal')
