// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Employees */
export const employees = /* @__PURE__ */ createMessage('Employees')

/** Tasks */
export const tasks = /* @__PURE__ */ createMessage('Tasks')

/** Companies */
export const companies = /* @__PURE__ */ createMessage('Companies')

/** Settings */
export const settings = /* @__PURE__ */ createMessage('Settings')

/** Main */
export const main = /* @__PURE__ */ createMessage('Main')

/** Company */
export const company = /* @__PURE__ */ createMessage('Company')

/** Plan */
export const plan = /* @__PURE__ */ createMessage('Plan')

/** Employee */
export const employee = /* @__PURE__ */ createMessage('Employee')

/** Search by name or email. To open someone’s data you need a reason, and they’ll see it. */
export const searchIntro = /* @__PURE__ */ createMessage('Search by name or email. To open someone’s data you need a reason, and they’ll see it.')

/** Employees assigned to you */
export const employeesIntro = /* @__PURE__ */ createMessage('Employees assigned to you')

/** Choose an employee to see their tasks. */
export const tasksIntro = /* @__PURE__ */ createMessage('Choose an employee to see their tasks.')
