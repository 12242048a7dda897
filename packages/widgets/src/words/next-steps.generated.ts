// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** What to do now */
export const whatToDoNow = /* @__PURE__ */ createMessage('What to do now')

/** Options: {step} */
export const options = /* @__PURE__ */ createMessage<{ step: string }>((a) => ['Options: ', a.step])

/** Mark as done */
export const markAsDone = /* @__PURE__ */ createMessage('Mark as done')

/** Remind me next week */
export const remindNextWeek = /* @__PURE__ */ createMessage('Remind me next week')

/** Dismiss */
export const dismiss = /* @__PURE__ */ createMessage('Dismiss')

/** Marked as done */
export const markedAsDone = /* @__PURE__ */ createMessage('Marked as done')

/** We’ll remind you next week */
export const remindedNextWeek = /* @__PURE__ */ createMessage('We’ll remind you next week')

/** Dismissed */
export const dismissed = /* @__PURE__ */ createMessage('Dismissed')

/** You’re all caught up. Next check: {date}. */
export const caughtUp = /* @__PURE__ */ createMessage<{ date: string }>((a) => ['You’re all caught up. Next check: ', a.date, '.'])

/** Loading what to do now */
export const loading = /* @__PURE__ */ createMessage('Loading what to do now')

/** Server error occurred while reading next steps */
export const failed = /* @__PURE__ */ createMessage('Server error occurred while reading next steps')

/** {shown, number} of {count, number} to do */
export const inAll = /* @__PURE__ */ createMessage<{ shown: number; count: number }>((a, w) => [w.number(a.shown), ' of ', w.number(a.count), ' to do'])

/** Start with your match: {employer} adds up to {amount} a year. */
export const startWithMatch = /* @__PURE__ */ createMessage<{ employer: string; amount: string }>((a) => ['Start with your match: ', a.employer, ' adds up to ', a.amount, ' a year.'])

/** Start with your match: {employer} adds {cents, plural, one {# cent} other {# cents}} to each dollar you save, up to {percent, number}% of your pay. */
export const startWithMatchOf = /* @__PURE__ */ createMessage<{ employer: string; cents: number; percent: number }>((a, w) => ['Start with your match: ', a.employer, ' adds ', w.plural(a.cents, { one: () => [w.number(a.cents), ' cent'], other: () => [w.number(a.cents), ' cents'] }), ' to each dollar you save, up to ', w.number(a.percent), '% of your pay.'])

/** See how */
export const seeHow = /* @__PURE__ */ createMessage('See how')

/** Start with one goal. It takes about two minutes. */
export const startWithOneGoal = /* @__PURE__ */ createMessage('Start with one goal. It takes about two minutes.')

/** Choose a goal */
export const chooseGoal = /* @__PURE__ */ createMessage('Choose a goal')
