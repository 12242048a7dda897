// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Loading your plans */
export const loadingPlans = /* @__PURE__ */ createMessage('Loading your plans')

/** Loading your plan */
export const loadingPlan = /* @__PURE__ */ createMessage('Loading your plan')

/** Server error occurred while reading plan summary */
export const summaryFailed = /* @__PURE__ */ createMessage('Server error occurred while reading plan summary')

/** This goal didn’t load */
export const goalFailed = /* @__PURE__ */ createMessage('This goal didn’t load')

/** Plans in this goal */
export const plans = /* @__PURE__ */ createMessage('Plans in this goal')

/** Start with one. You can change or cancel a plan at any time. */
export const allGoals = /* @__PURE__ */ createMessage('Start with one. You can change or cancel a plan at any time.')

/** Your plans didn’t load */
export const plansFailed = /* @__PURE__ */ createMessage('Your plans didn’t load')

/** Your plan didn’t load */
export const planFailed = /* @__PURE__ */ createMessage('Your plan didn’t load')

/** Which plan do you want to start with? */
export const whichPlan = /* @__PURE__ */ createMessage('Which plan do you want to start with?')

/** Plan */
export const plan = /* @__PURE__ */ createMessage('Plan')

/** Continue */
export const goOn = /* @__PURE__ */ createMessage('Continue')

/** See how long your savings last and what would help. */
export const retirementWhat = /* @__PURE__ */ createMessage('See how long your savings last and what would help.')

/** Decide how to invest your savings. */
export const allocationWhat = /* @__PURE__ */ createMessage('Decide how to invest your savings.')

/** See how much you can spend each year in retirement. */
export const distributionWhat = /* @__PURE__ */ createMessage('See how much you can spend each year in retirement.')

/** View plan */
export const viewPlan = /* @__PURE__ */ createMessage('View plan')
