// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Next steps */
export const title = /* @__PURE__ */ createMessage('Next steps')

/** All next steps */
export const all = /* @__PURE__ */ createMessage('All next steps')

/** {count, plural, one {# step left} other {# steps left}} in your plans */
export const stepsLeft = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => [w.plural(a.count, { one: () => [w.number(a.count), ' step left'], other: () => [w.number(a.count), ' steps left'] }), ' in your plans'])

/** {done, number} of {all, number} done */
export const doneOf = /* @__PURE__ */ createMessage<{ done: number; all: number }>((a, w) => [w.number(a.done), ' of ', w.number(a.all), ' done'])

/** Done */
export const done = /* @__PURE__ */ createMessage('Done')

/** Dismissed */
export const dismissed = /* @__PURE__ */ createMessage('Dismissed')

/** Dismiss */
export const dismiss = /* @__PURE__ */ createMessage('Dismiss')

/** Restore */
export const restore = /* @__PURE__ */ createMessage('Restore')

/** Mark done: {title} */
export const markDone = /* @__PURE__ */ createMessage<{ title: string }>((a) => ['Mark done: ', a.title])

/** Reopen: {title} */
export const reopen = /* @__PURE__ */ createMessage<{ title: string }>((a) => ['Reopen: ', a.title])

/** Dismiss: {title} */
export const dismissNamed = /* @__PURE__ */ createMessage<{ title: string }>((a) => ['Dismiss: ', a.title])

/** Restore: {title} */
export const restoreNamed = /* @__PURE__ */ createMessage<{ title: string }>((a) => ['Restore: ', a.title])

/** Done: {title} */
export const nowDone = /* @__PURE__ */ createMessage<{ title: string }>((a) => ['Done: ', a.title])

/** Reopened: {title} */
export const nowOpen = /* @__PURE__ */ createMessage<{ title: string }>((a) => ['Reopened: ', a.title])

/** Dismissed: {title} */
export const nowDismissed = /* @__PURE__ */ createMessage<{ title: string }>((a) => ['Dismissed: ', a.title])

/** Finish this plan to get your next steps. */
export const noneBefore = /* @__PURE__ */ createMessage('Finish this plan to get your next steps.')

/** You’re all caught up on this plan. */
export const caughtUp = /* @__PURE__ */ createMessage('You’re all caught up on this plan.')

/** Your next steps */
export const none = /* @__PURE__ */ createMessage('Your next steps')

/** Start a goal to get your next steps. A plan takes about two minutes. */
export const noneWhat = /* @__PURE__ */ createMessage('Start a goal to get your next steps. A plan takes about two minutes.')

/** Explore all goals */
export const exploreAll = /* @__PURE__ */ createMessage('Explore all goals')
