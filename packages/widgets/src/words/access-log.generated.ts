// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** You signed in */
export const signedIn = /* @__PURE__ */ createMessage(() => 'You signed in')

/** You signed out */
export const signedOut = /* @__PURE__ */ createMessage(() => 'You signed out')

/** You let a widget show your data on another page */
export const widgetAgreed = /* @__PURE__ */ createMessage(() => 'You let a widget show your data on another page')

/** You let a page go on showing your widgets */
export const widgetKept = /* @__PURE__ */ createMessage(() => 'You let a page go on showing your widgets')

/** You withdrew a widget */
export const widgetWithdrawn = /* @__PURE__ */ createMessage(() => 'You withdrew a widget')

/** A planner was assigned to you */
export const plannerAssigned = /* @__PURE__ */ createMessage(() => 'A planner was assigned to you')

/** You shared more with your planner */
export const plannerShared = /* @__PURE__ */ createMessage(() => 'You shared more with your planner')

/** You stopped sharing something with your planner */
export const plannerUnshared = /* @__PURE__ */ createMessage(() => 'You stopped sharing something with your planner')

/** You accepted a line of a proposal */
export const proposalAccepted = /* @__PURE__ */ createMessage(() => 'You accepted a line of a proposal')

/** You declined a line of a proposal */
export const proposalDeclined = /* @__PURE__ */ createMessage(() => 'You declined a line of a proposal')

/** {count, plural, =0 {You share nothing with them} other {Your {what}, but not single transactions}}. You choose this on the planner page. */
export const plannerCanSee = /* @__PURE__ */ createMessage<{ count: number; what: string }>((a, w) => [w.plural(a.count, { '=0': () => 'You share nothing with them', other: () => ['Your ', a.what, ', but not single transactions'] }), '. You choose this on the planner page.'])

/** plans */
export const sharedPlans = /* @__PURE__ */ createMessage(() => 'plans')

/** budgets */
export const sharedBudgets = /* @__PURE__ */ createMessage(() => 'budgets')

/** spending */
export const sharedSpending = /* @__PURE__ */ createMessage(() => 'spending')

/** cash flow */
export const sharedCashFlow = /* @__PURE__ */ createMessage(() => 'cash flow')

/** balances */
export const sharedBalances = /* @__PURE__ */ createMessage(() => 'balances')

/** Your email was changed */
export const emailChanged = /* @__PURE__ */ createMessage(() => 'Your email was changed')

/** A change of your email was taken back */
export const emailChangeUndone = /* @__PURE__ */ createMessage(() => 'A change of your email was taken back')

/** Your account was made */
export const registered = /* @__PURE__ */ createMessage(() => 'Your account was made')

/** You changed your password */
export const passwordChanged = /* @__PURE__ */ createMessage(() => 'You changed your password')

/** Your password was reset */
export const passwordReset = /* @__PURE__ */ createMessage(() => 'Your password was reset')

/** Your company’s sign-on was linked */
export const ssoLinked = /* @__PURE__ */ createMessage(() => 'Your company’s sign-on was linked')

/** You added a second step */
export const secondFactorAdded = /* @__PURE__ */ createMessage(() => 'You added a second step')

/** Your second steps were removed */
export const secondFactorRemoved = /* @__PURE__ */ createMessage(() => 'Your second steps were removed')

/** A recovery code was used */
export const recoveryCodeUsed = /* @__PURE__ */ createMessage(() => 'A recovery code was used')

/** You signed out everywhere */
export const sessionsEnded = /* @__PURE__ */ createMessage(() => 'You signed out everywhere')

/** You downloaded your data */
export const dataExported = /* @__PURE__ */ createMessage(() => 'You downloaded your data')

/** You brought in an export */
export const dataImported = /* @__PURE__ */ createMessage(() => 'You brought in an export')

/** {name}, {role, select, planner {your planner} staff {our staff} other {an employee}} */
export const visitor = /* @__PURE__ */ createMessage<{ name: string; role: 'planner' | 'staff' | (string & {}) }>((a, w) => [a.name, ', ', w.select(a.role, { planner: () => 'your planner', staff: () => 'our staff', other: () => 'an employee' })])

/** Somebody who has left */
export const visitorWhoLeft = /* @__PURE__ */ createMessage(() => 'Somebody who has left')

/** asked to see your data */
export const askedAccess = /* @__PURE__ */ createMessage(() => 'asked to see your data')

/** approved the access of another staff member to your data */
export const approvedAccess = /* @__PURE__ */ createMessage(() => 'approved the access of another staff member to your data')

/** {staff}, our staff, asks to see your data until */
export const asksUntil = /* @__PURE__ */ createMessage<{ staff: string }>((a) => [a.staff, ', our staff, asks to see your data until'])

/** Reason: {reason} */
export const reasonIs = /* @__PURE__ */ createMessage<{ reason: string }>((a) => ['Reason: ', a.reason])

/** Allow */
export const allow = /* @__PURE__ */ createMessage(() => 'Allow')

/** Refuse */
export const refuse = /* @__PURE__ */ createMessage(() => 'Refuse')

/** Access is allowed */
export const allowed = /* @__PURE__ */ createMessage(() => 'Access is allowed')

/** Access is refused */
export const refused = /* @__PURE__ */ createMessage(() => 'Access is refused')

/** Allowed by {name}, a second staff member, because it is urgent. */
export const approvedBy = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Allowed by ', a.name, ', a second staff member, because it is urgent.'])

/** got access to your data */
export const gotAccess = /* @__PURE__ */ createMessage(() => 'got access to your data')

/** looked at your data */
export const lookedAtData = /* @__PURE__ */ createMessage(() => 'looked at your data')

/** {what} ({count, plural, other {# times}}) */
export const repeated = /* @__PURE__ */ createMessage<{ what: string; count: number }>((a, w) => [a.what, ' (', w.plural(a.count, { other: () => [w.number(a.count), ' times'] }), ')'])

/** A widget */
export const someWidget = /* @__PURE__ */ createMessage(() => 'A widget')

/** {widget} on {page} read {count, plural, =1 {once} other {# times}} */
export const widgetRead = /* @__PURE__ */ createMessage<{ widget: string; page: string; count: number }>((a, w) => [a.widget, ' on ', a.page, ' read ', w.plural(a.count, { '=1': () => 'once', other: () => [w.number(a.count), ' times'] })])

/** {widget} on {page} {what} */
export const widgetChanged = /* @__PURE__ */ createMessage<{ widget: string; page: string; what: string }>((a) => [a.widget, ' on ', a.page, ' ', a.what])

/** {widget} on {page} asked for more than it may, and was refused */
export const widgetRefused = /* @__PURE__ */ createMessage<{ widget: string; page: string }>((a) => [a.widget, ' on ', a.page, ' asked for more than it may, and was refused'])
