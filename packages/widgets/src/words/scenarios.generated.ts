// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Scenarios */
export const title = /* @__PURE__ */ createMessage(() => 'Scenarios')

/** Try other choices, then save them here to compare them with your plan. Your plan stays as it is. */
export const empty = /* @__PURE__ */ createMessage(() => 'Try other choices, then save them here to compare them with your plan. Your plan stays as it is.')

/** Loading your scenarios */
export const loading = /* @__PURE__ */ createMessage(() => 'Loading your scenarios')

/** Your scenarios didn’t load */
export const failed = /* @__PURE__ */ createMessage(() => 'Your scenarios didn’t load')

/** Save as a scenario */
export const saveThis = /* @__PURE__ */ createMessage(() => 'Save as a scenario')

/** It stays beside your plan and follows your accounts. Your plan stays as it is. */
export const nameWhat = /* @__PURE__ */ createMessage(() => 'It stays beside your plan and follows your accounts. Your plan stays as it is.')

/** Save scenario */
export const saveIt = /* @__PURE__ */ createMessage(() => 'Save scenario')

/** Scenario saved */
export const saved = /* @__PURE__ */ createMessage(() => 'Scenario saved')

/** Scenario deleted */
export const deleted = /* @__PURE__ */ createMessage(() => 'Scenario deleted')

/** Your plan */
export const plan = /* @__PURE__ */ createMessage(() => 'Your plan')

/** Saving as you do today */
export const today = /* @__PURE__ */ createMessage(() => 'Saving as you do today')

/** Try */
export const tryThis = /* @__PURE__ */ createMessage(() => 'Try')

/** Try: {name} */
export const tryNamed = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Try: ', a.name])

/** Delete: {name} */
export const removeNamed = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Delete: ', a.name])

/** This no longer fits your plan. Delete it, or change your plan. */
export const broken = /* @__PURE__ */ createMessage(() => 'This no longer fits your plan. Delete it, or change your plan.')

/** Money lasts */
export const futures = /* @__PURE__ */ createMessage(() => 'Money lasts')

/** {futures, number} of 100 */
export const futuresOf = /* @__PURE__ */ createMessage<{ futures: number }>((a, w) => [w.number(a.futures), ' of 100'])

/** +{count, number} */
export const futuresMore = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => ['+', w.number(a.count)])

/** −{count, number} */
export const futuresFewer = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => ['−', w.number(a.count)])

/** To spend a month */
export const spending = /* @__PURE__ */ createMessage(() => 'To spend a month')

/** Saved at retirement */
export const fund = /* @__PURE__ */ createMessage(() => 'Saved at retirement')
