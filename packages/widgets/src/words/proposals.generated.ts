// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** {name, select, none {Your planner} other {{name}}} suggests */
export const suggests = /* @__PURE__ */ createMessage<{ name: 'none' | (string & {}) }>((a, w) => [w.select(a.name, { none: () => 'Your planner', other: () => [a.name] }), ' suggests'])

/** for {plan} */
export const forPlan = /* @__PURE__ */ createMessage<{ plan: string }>((a) => ['for ', a.plan])

/** Accept what you like. Nothing changes until you do. */
export const nothingYet = /* @__PURE__ */ createMessage('Accept what you like. Nothing changes until you do.')

/** Proposed changes */
export const lines = /* @__PURE__ */ createMessage('Proposed changes')

/** Now */
export const now = /* @__PURE__ */ createMessage('Now')

/** Proposed */
export const proposed = /* @__PURE__ */ createMessage('Proposed')

/** Not known */
export const notKnown = /* @__PURE__ */ createMessage('Not known')

/** Then: */
export const after = /* @__PURE__ */ createMessage('Then:')

/** Accept */
export const accept = /* @__PURE__ */ createMessage('Accept')

/** Accept: {field} */
export const acceptLine = /* @__PURE__ */ createMessage<{ field: string }>((a) => ['Accept: ', a.field])

/** Decline */
export const decline = /* @__PURE__ */ createMessage('Decline')

/** Decline: {field} */
export const declineLine = /* @__PURE__ */ createMessage<{ field: string }>((a) => ['Decline: ', a.field])

/** Accepted */
export const accepted = /* @__PURE__ */ createMessage('Accepted')

/** Declined */
export const declined = /* @__PURE__ */ createMessage('Declined')

/** Undo */
export const undo = /* @__PURE__ */ createMessage('Undo')

/** Undo: {field} */
export const undoLine = /* @__PURE__ */ createMessage<{ field: string }>((a) => ['Undo: ', a.field])

/** {field} saved */
export const isAccepted = /* @__PURE__ */ createMessage<{ field: string }>((a) => [a.field, ' saved'])

/** {field} is in your draft */
export const isInDraft = /* @__PURE__ */ createMessage<{ field: string }>((a) => [a.field, ' is in your draft'])

/** {field} stays as it is */
export const isDeclined = /* @__PURE__ */ createMessage<{ field: string }>((a) => [a.field, ' stays as it is'])

/** Open the draft */
export const openDraft = /* @__PURE__ */ createMessage('Open the draft')

/** Your plan today: */
export const planToday = /* @__PURE__ */ createMessage('Your plan today:')

/** With all changes: */
export const withAll = /* @__PURE__ */ createMessage('With all changes:')

/** Open until */
export const waitsUntil = /* @__PURE__ */ createMessage('Open until')

/** Withdrawn. What you accepted stays. */
export const withdrawn = /* @__PURE__ */ createMessage('Withdrawn. What you accepted stays.')

/** It ended before you answered every change. */
export const ended = /* @__PURE__ */ createMessage('It ended before you answered every change.')

/** You answered every change. */
export const decided = /* @__PURE__ */ createMessage('You answered every change.')

/** Earlier proposals ({count}) */
export const earlier = /* @__PURE__ */ createMessage<{ count: string }>((a) => ['Earlier proposals (', a.count, ')'])

/** Loading what your planner suggests */
export const loading = /* @__PURE__ */ createMessage('Loading what your planner suggests')

/** Your planner’s suggestions didn’t load */
export const failed = /* @__PURE__ */ createMessage('Your planner’s suggestions didn’t load')

/** {name, select, none {Your planner} other {{name}}} proposes {count, plural, =1 {a change} other {# changes}} to this plan. */
export const waits = /* @__PURE__ */ createMessage<{ name: 'none' | (string & {}); count: number }>((a, w) => [w.select(a.name, { none: () => 'Your planner', other: () => [a.name] }), ' proposes ', w.plural(a.count, { '=1': () => 'a change', other: () => [w.number(a.count), ' changes'] }), ' to this plan.'])

/** See the proposal */
export const seeThem = /* @__PURE__ */ createMessage('See the proposal')

/** Your planner */
export const planner = /* @__PURE__ */ createMessage('Your planner')

/** Schedule a meeting */
export const schedule = /* @__PURE__ */ createMessage('Schedule a meeting')

/** Your company pays for the planner. It costs you nothing, and your company can’t see what you discuss. */
export const costsNothing = /* @__PURE__ */ createMessage('Your company pays for the planner. It costs you nothing, and your company can’t see what you discuss.')

/** What {name} can see */
export const canSee = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['What ', a.name, ' can see'])

/** Plans */
export const plans = /* @__PURE__ */ createMessage('Plans')

/** With the accounts that a plan uses. */
export const plansHint = /* @__PURE__ */ createMessage('With the accounts that a plan uses.')

/** Budgets */
export const budgets = /* @__PURE__ */ createMessage('Budgets')

/** Spending by category */
export const spending = /* @__PURE__ */ createMessage('Spending by category')

/** Cash flow */
export const cashFlow = /* @__PURE__ */ createMessage('Cash flow')

/** Balances */
export const balances = /* @__PURE__ */ createMessage('Balances')

/** All accounts with their balances, and your net worth. */
export const balancesHint = /* @__PURE__ */ createMessage('All accounts with their balances, and your net worth.')

/** Individual transactions are never shown. */
export const neverTransactions = /* @__PURE__ */ createMessage('Individual transactions are never shown.')

/** {what}: your planner can see this */
export const nowShared = /* @__PURE__ */ createMessage<{ what: string }>((a) => [a.what, ': your planner can see this'])

/** {what}: your planner can no longer see this */
export const noLongerShared = /* @__PURE__ */ createMessage<{ what: string }>((a) => [a.what, ': your planner can no longer see this'])

/** Who viewed it */
export const whoLooked = /* @__PURE__ */ createMessage('Who viewed it')

/** Loading what you share */
export const sharingLoading = /* @__PURE__ */ createMessage('Loading what you share')

/** What you share didn’t load */
export const sharingFailed = /* @__PURE__ */ createMessage('What you share didn’t load')

/** Talk through your plans with a financial planner. */
export const talkThrough = /* @__PURE__ */ createMessage('Talk through your plans with a financial planner.')

/** {name} is your planner */
export const assigned = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' is your planner'])

/** No planner yet */
export const nonePlanner = /* @__PURE__ */ createMessage('No planner yet')

/** Request a planner */
export const request = /* @__PURE__ */ createMessage('Request a planner')

/** Your company doesn’t have a planner right now. */
export const noneAtCompany = /* @__PURE__ */ createMessage('Your company doesn’t have a planner right now.')

/** Loading your planner */
export const plannerLoading = /* @__PURE__ */ createMessage('Loading your planner')

/** Your planner didn’t load */
export const plannerFailed = /* @__PURE__ */ createMessage('Your planner didn’t load')

/** Agree and request */
export const agree = /* @__PURE__ */ createMessage('Agree and request')

/** End planner access */
export const endPlannerAccess = /* @__PURE__ */ createMessage('End planner access')

/** Planner access ended */
export const plannerEnded = /* @__PURE__ */ createMessage('Planner access ended')
