// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** The goals didn’t load */
export const allFailed = /* @__PURE__ */ createMessage('The goals didn’t load')

/** Suggested for you */
export const suggested = /* @__PURE__ */ createMessage('Suggested for you')

/** Start with one goal */
export const noneYet = /* @__PURE__ */ createMessage('Start with one goal')

/** Confidence checkup */
export const checkup = /* @__PURE__ */ createMessage('Confidence checkup')

/** Seven quick questions. We’ll suggest which goal to start with. */
export const checkupWhat = /* @__PURE__ */ createMessage('Seven quick questions. We’ll suggest which goal to start with.')

/** Not started */
export const checkupOpen = /* @__PURE__ */ createMessage('Not started')

/** Done {day} */
export const checkupDone = /* @__PURE__ */ createMessage<{ day: string }>((a) => ['Done ', a.day])

/** View answers */
export const viewAnswers = /* @__PURE__ */ createMessage('View answers')

/** Start */
export const start = /* @__PURE__ */ createMessage('Start')

/** Work with a planner */
export const planner = /* @__PURE__ */ createMessage('Work with a planner')

/** Talk through your plans with a financial planner. */
export const plannerWhat = /* @__PURE__ */ createMessage('Talk through your plans with a financial planner.')

/** No planner yet */
export const noPlanner = /* @__PURE__ */ createMessage('No planner yet')

/** View planner */
export const viewPlanner = /* @__PURE__ */ createMessage('View planner')

/** Request a planner */
export const requestPlanner = /* @__PURE__ */ createMessage('Request a planner')
