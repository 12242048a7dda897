// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** More */
export const more = /* @__PURE__ */ createMessage('More')

/** More about this plan */
export const moreAbout = /* @__PURE__ */ createMessage('More about this plan')

/** Recalculate with today’s balances */
export const update = /* @__PURE__ */ createMessage('Recalculate with today’s balances')

/** Download PDF */
export const download = /* @__PURE__ */ createMessage('Download PDF')

/** Print or save as PDF */
export const print = /* @__PURE__ */ createMessage('Print or save as PDF')

/** Start over */
export const startOver = /* @__PURE__ */ createMessage('Start over')

/** Remove this plan */
export const remove = /* @__PURE__ */ createMessage('Remove this plan')

/** Remove this plan? */
export const removeTitle = /* @__PURE__ */ createMessage('Remove this plan?')

/** Remove plan */
export const removeAccept = /* @__PURE__ */ createMessage('Remove plan')

/** Keep plan */
export const removeDecline = /* @__PURE__ */ createMessage('Keep plan')

/** Your answers, the result and its next steps are removed. Your accounts stay as they are. */
export const removeWhat = /* @__PURE__ */ createMessage('Your answers, the result and its next steps are removed. Your accounts stay as they are.')

/** Plan removed */
export const removed = /* @__PURE__ */ createMessage('Plan removed')

/** Edit plan */
export const edit = /* @__PURE__ */ createMessage('Edit plan')

/** Change something */
export const change = /* @__PURE__ */ createMessage('Change something')

/** Your plan stays the same until you use the new one. */
export const changeWhat = /* @__PURE__ */ createMessage('Your plan stays the same until you use the new one.')

/** Of 100 futures. The mark shows today. */
export const ofFutures = /* @__PURE__ */ createMessage('Of 100 futures. The mark shows today.')

/** Show all */
export const showAll = /* @__PURE__ */ createMessage('Show all')

/** {before, number} → {after, number} */
export const beforeAndAfter = /* @__PURE__ */ createMessage<{ before: number; after: number }>((a, w) => [w.number(a.before), ' → ', w.number(a.after)])

/** Use this plan */
export const takePlan = /* @__PURE__ */ createMessage('Use this plan')

/** Use */
export const takeShort = /* @__PURE__ */ createMessage('Use')

/** See chart */
export const seeChart = /* @__PURE__ */ createMessage('See chart')

/** {futures, number} or more is on track. */
export const onTrackFrom = /* @__PURE__ */ createMessage<{ futures: number }>((a, w) => [w.number(a.futures), ' or more is on track.'])

/** Nothing is saved until you choose “Use this plan”. */
export const nothingSaved = /* @__PURE__ */ createMessage('Nothing is saved until you choose “Use this plan”.')

/** All settings */
export const allSettings = /* @__PURE__ */ createMessage('All settings')

/** Your saved plan lasts in {futures, number} of 100 futures. It’s the dashed line. */
export const savedPlan = /* @__PURE__ */ createMessage<{ futures: number }>((a, w) => ['Your saved plan lasts in ', w.number(a.futures), ' of 100 futures. It’s the dashed line.'])

/** {before, number} → {after, number} of 100 futures */
export const beforeAndAfterFutures = /* @__PURE__ */ createMessage<{ before: number; after: number }>((a, w) => [w.number(a.before), ' → ', w.number(a.after), ' of 100 futures'])

/** {futures, number} of 100 futures */
export const nowFutures = /* @__PURE__ */ createMessage<{ futures: number }>((a, w) => [w.number(a.futures), ' of 100 futures'])

/** Save 1% more */
export const saveOneMore = /* @__PURE__ */ createMessage('Save 1% more')

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

/** {amount} ahead of your plan */
export const aheadBy = /* @__PURE__ */ createMessage<{ amount: string }>((a) => [a.amount, ' ahead of your plan'])

/** {amount} behind your plan */
export const behindBy = /* @__PURE__ */ createMessage<{ amount: string }>((a) => [a.amount, ' behind your plan'])

/** {months, plural, one {1 month ahead of your plan} other {# months ahead of your plan}} ({amount}) */
export const monthsAhead = /* @__PURE__ */ createMessage<{ months: number; amount: string }>((a, w) => [w.plural(a.months, { one: () => '1 month ahead of your plan', other: () => [w.number(a.months), ' months ahead of your plan'] }), ' (', a.amount, ')'])

/** {months, plural, one {1 month behind your plan} other {# months behind your plan}} ({amount}) */
export const monthsBehind = /* @__PURE__ */ createMessage<{ months: number; amount: string }>((a, w) => [w.plural(a.months, { one: () => '1 month behind your plan', other: () => [w.number(a.months), ' months behind your plan'] }), ' (', a.amount, ')'])

/** So far */
export const soFar = /* @__PURE__ */ createMessage('So far')

/** {rules}: your savings last in {futures, number} of 100 futures. */
export const otherRules = /* @__PURE__ */ createMessage<{ rules: string; futures: number }>((a, w) => [a.rules, ': your savings last in ', w.number(a.futures), ' of 100 futures.'])

/** Try these rules */
export const tryRules = /* @__PURE__ */ createMessage('Try these rules')

/** Scenarios */
export const scenarios = /* @__PURE__ */ createMessage('Scenarios')

/** Earnings record */
export const earningsRecord = /* @__PURE__ */ createMessage('Earnings record')

/** Your planner. Can see this plan. */
export const seesYourPlans = /* @__PURE__ */ createMessage('Your planner. Can see this plan.')

/** Your planner. Can’t see this plan. */
export const seesNoPlans = /* @__PURE__ */ createMessage('Your planner. Can’t see this plan.')

/** Email */
export const email = /* @__PURE__ */ createMessage('Email')

/** Email: {name} */
export const emailTo = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Email: ', a.name])
