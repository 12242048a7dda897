// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Ask for access */
export const askForAccess = /* @__PURE__ */ createMessage(() => 'Ask for access')

/** For one hour */
export const forOneHour = /* @__PURE__ */ createMessage(() => 'For one hour')

/** For one day */
export const forOneDay = /* @__PURE__ */ createMessage(() => 'For one day')

/** The employee */
export const theyAllowIt = /* @__PURE__ */ createMessage(() => 'The employee')

/** The employee or, because it is urgent, another staff member */
export const colleagueAllowsIt = /* @__PURE__ */ createMessage(() => 'The employee or, because it is urgent, another staff member')

/** You asked for access */
export const askedTitle = /* @__PURE__ */ createMessage(() => 'You asked for access')

/** Nothing opens until it is allowed. The employee has an email about it. */
export const askedText = /* @__PURE__ */ createMessage(() => 'Nothing opens until it is allowed. The employee has an email about it.')

/** Look again */
export const checkAgain = /* @__PURE__ */ createMessage(() => 'Look again')

/** Urgent requests of other staff */
export const requestsTitle = /* @__PURE__ */ createMessage(() => 'Urgent requests of other staff')

/** No request waits for you. */
export const requestsNone = /* @__PURE__ */ createMessage(() => 'No request waits for you.')

/** {staff} asks to see the data of {person} */
export const requestsText = /* @__PURE__ */ createMessage<{ staff: string; person: string }>((a) => [a.staff, ' asks to see the data of ', a.person])

/** Reason: {reason} */
export const requestReason = /* @__PURE__ */ createMessage<{ reason: string }>((a) => ['Reason: ', a.reason])

/** Approve */
export const approve = /* @__PURE__ */ createMessage(() => 'Approve')

/** Access is approved */
export const approved = /* @__PURE__ */ createMessage(() => 'Access is approved')

/** Loading the requests */
export const requestsLoading = /* @__PURE__ */ createMessage(() => 'Loading the requests')

/** The requests did not load */
export const requestsFailed = /* @__PURE__ */ createMessage(() => 'The requests did not load')

/** Call */
export const call = /* @__PURE__ */ createMessage(() => 'Call')

/** Email */
export const email = /* @__PURE__ */ createMessage(() => 'Email')

/** Meeting */
export const meeting = /* @__PURE__ */ createMessage(() => 'Meeting')

/** Note */
export const note = /* @__PURE__ */ createMessage(() => 'Note')

/** Note a call, an email or a meeting */
export const noteOf = /* @__PURE__ */ createMessage(() => 'Note a call, an email or a meeting')

/** {what} noted */
export const noted = /* @__PURE__ */ createMessage<{ what: string }>((a) => [a.what, ' noted'])

/** Save */
export const save = /* @__PURE__ */ createMessage(() => 'Save')

/** Add a task */
export const addTask = /* @__PURE__ */ createMessage(() => 'Add a task')

/** Add task */
export const add = /* @__PURE__ */ createMessage(() => 'Add task')

/** Task added */
export const added = /* @__PURE__ */ createMessage(() => 'Task added')

/** Find an employee */
export const find = /* @__PURE__ */ createMessage(() => 'Find an employee')

/** Please enter at least {least} characters. */
export const tooShort = /* @__PURE__ */ createMessage<{ least: string }>((a) => ['Please enter at least ', a.least, ' characters.'])

/** Choose a plan */
export const choosePlanFirst = /* @__PURE__ */ createMessage(() => 'Choose a plan')

/** Show plan */
export const showPlan = /* @__PURE__ */ createMessage(() => 'Show plan')
