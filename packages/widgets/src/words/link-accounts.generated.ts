// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Loading the accounts of {name} */
export const loadingAccountsOf = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Loading the accounts of ', a.name])

/** Its accounts didn’t load */
export const itsAccountsFailed = /* @__PURE__ */ createMessage('Its accounts didn’t load')

/** No accounts linked */
export const noAccountsLinked = /* @__PURE__ */ createMessage('No accounts linked')

/** Link accounts to {name} */
export const linkAccountsTo = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Link accounts to ', a.name])

/** Link */
export const link = /* @__PURE__ */ createMessage('Link')

/** No goals yet */
export const noGoals = /* @__PURE__ */ createMessage('No goals yet')

/** Once you’ve started a goal, choose here which accounts count toward it. */
export const noGoalsText = /* @__PURE__ */ createMessage('Once you’ve started a goal, choose here which accounts count toward it.')

/** Link accounts */
export const linkAccounts = /* @__PURE__ */ createMessage('Link accounts')

/** Loading goals */
export const loadingGoals = /* @__PURE__ */ createMessage('Loading goals')

/** Your goals didn’t load */
export const goalsFailed = /* @__PURE__ */ createMessage('Your goals didn’t load')

/** A goal counts the accounts you link to it. */
export const linkText = /* @__PURE__ */ createMessage('A goal counts the accounts you link to it.')

/** Explore all goals */
export const exploreAllGoals = /* @__PURE__ */ createMessage('Explore all goals')

/** Continue without linking */
export const continueWithoutLinking = /* @__PURE__ */ createMessage('Continue without linking')

/** Close */
export const close = /* @__PURE__ */ createMessage('Close')

/** Loading accounts */
export const loadingAccounts = /* @__PURE__ */ createMessage('Loading accounts')

/** Your accounts didn’t load */
export const accountsFailed = /* @__PURE__ */ createMessage('Your accounts didn’t load')

/** You’ll confirm this in an Evenkeel window. */
export const confirmInWindow = /* @__PURE__ */ createMessage('You’ll confirm this in an Evenkeel window.')

/** For */
export const planLabel = /* @__PURE__ */ createMessage('For')

/** Accounts */
export const accounts = /* @__PURE__ */ createMessage('Accounts')

/** For {plan}. */
export const forPlan = /* @__PURE__ */ createMessage<{ plan: string }>((a) => ['For ', a.plan, '.'])

/** OK */
export const ok = /* @__PURE__ */ createMessage('OK')
