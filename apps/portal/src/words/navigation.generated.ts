// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Home */
export const home = /* @__PURE__ */ createMessage('Home')

/** Transactions */
export const transactions = /* @__PURE__ */ createMessage('Transactions')

/** Budgets */
export const budgets = /* @__PURE__ */ createMessage('Budgets')

/** Accounts */
export const accounts = /* @__PURE__ */ createMessage('Accounts')

/** Goals */
export const goals = /* @__PURE__ */ createMessage('Goals')

/** Planner */
export const planner = /* @__PURE__ */ createMessage('Planner')

/** Stop a sign-in without your second step */
export const stopRecovery = /* @__PURE__ */ createMessage('Stop a sign-in without your second step')

/** Change your email back */
export const undoEmailChange = /* @__PURE__ */ createMessage('Change your email back')

/** {month} budgets */
export const budgetsOf = /* @__PURE__ */ createMessage<{ month: string }>((a) => [a.month, ' budgets'])

/** Skip to content */
export const skipToContent = /* @__PURE__ */ createMessage('Skip to content')

/** Page not found */
export const pageNotFound = /* @__PURE__ */ createMessage('Page not found')

/** My goals and finances */
export const myGoalsAndFinances = /* @__PURE__ */ createMessage('My goals and finances')

/** Your budgets */
export const yourBudgets = /* @__PURE__ */ createMessage('Your budgets')

/** Import a bank file */
export const importABankFile = /* @__PURE__ */ createMessage('Import a bank file')

/** Returning from your bank */
export const backFromBank = /* @__PURE__ */ createMessage('Returning from your bank')

/** Explore all goals */
export const exploreAllGoals = /* @__PURE__ */ createMessage('Explore all goals')

/** Work with a planner */
export const workWithAPlanner = /* @__PURE__ */ createMessage('Work with a planner')

/** Widgets for your pages */
export const widgetsForPages = /* @__PURE__ */ createMessage('Widgets for your pages')

/** Connect a bank */
export const connectABank = /* @__PURE__ */ createMessage('Connect a bank')

/** Sign in */
export const signIn = /* @__PURE__ */ createMessage('Sign in')

/** Confirm it’s you */
export const confirmItsYou = /* @__PURE__ */ createMessage('Confirm it’s you')

/** Reset your password */
export const resetYourPassword = /* @__PURE__ */ createMessage('Reset your password')

/** Create your account */
export const createYourAccount = /* @__PURE__ */ createMessage('Create your account')

/** Welcome */
export const welcome = /* @__PURE__ */ createMessage('Welcome')

/** Terms of use */
export const termsOfUse = /* @__PURE__ */ createMessage('Terms of use')

/** Employees */
export const employees = /* @__PURE__ */ createMessage('Employees')

/** Employee */
export const employee = /* @__PURE__ */ createMessage('Employee')

/** Calls and notes */
export const callsAndNotes = /* @__PURE__ */ createMessage('Calls and notes')

/** Tasks */
export const tasks = /* @__PURE__ */ createMessage('Tasks')

/** Companies */
export const companies = /* @__PURE__ */ createMessage('Companies')

/** Settings */
export const settings = /* @__PURE__ */ createMessage('Settings')

/** Planners and staff */
export const plannersAndStaff = /* @__PURE__ */ createMessage('Planners and staff')

/** My information */
export const myInformation = /* @__PURE__ */ createMessage('My information')

/** Contact information */
export const contactInformation = /* @__PURE__ */ createMessage('Contact information')

/** Financial well-being */
export const wellBeing = /* @__PURE__ */ createMessage('Financial well-being')

/** Cash flow */
export const cashFlow = /* @__PURE__ */ createMessage('Cash flow')
