// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage, type Marked } from '@evenkeel/engine'

/** You signed in */
export const signedIn = /* @__PURE__ */ createMessage('You signed in')

/** You signed out */
export const signedOut = /* @__PURE__ */ createMessage('You signed out')

/** You connected a widget on another page */
export const widgetAgreed = /* @__PURE__ */ createMessage('You connected a widget on another page')

/** You kept a page connected */
export const widgetKept = /* @__PURE__ */ createMessage('You kept a page connected')

/** Someone used a copy of a page’s connection, so we ended it */
export const widgetCopied = /* @__PURE__ */ createMessage('Someone used a copy of a page’s connection, so we ended it')

/** You disconnected a widget */
export const widgetWithdrawn = /* @__PURE__ */ createMessage('You disconnected a widget')

/** You asked for a planner */
export const plannerAsked = /* @__PURE__ */ createMessage('You asked for a planner')

/** {name} became your planner */
export const plannerAssigned = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' became your planner'])

/** You shared more with your planner */
export const plannerShared = /* @__PURE__ */ createMessage('You shared more with your planner')

/** You stopped sharing data with your planner */
export const plannerUnshared = /* @__PURE__ */ createMessage('You stopped sharing data with your planner')

/** You accepted a change your planner proposed */
export const proposalAccepted = /* @__PURE__ */ createMessage('You accepted a change your planner proposed')

/** You declined a change your planner proposed */
export const proposalDeclined = /* @__PURE__ */ createMessage('You declined a change your planner proposed')

/** {count, plural, =0 {They can see your name, contact details, and account setup, and the notes, tasks, and drafts about you.} other {They can see your {what}, but not individual transactions.}} */
export const plannerCanSee = /* @__PURE__ */ createMessage<{ count: number; what: string }>((a, w) => [w.plural(a.count, { '=0': () => 'They can see your name, contact details, and account setup, and the notes, tasks, and drafts about you.', other: () => ['They can see your ', a.what, ', but not individual transactions.'] })])

/** plans */
export const sharedPlans = /* @__PURE__ */ createMessage('plans')

/** budgets */
export const sharedBudgets = /* @__PURE__ */ createMessage('budgets')

/** spending */
export const sharedSpending = /* @__PURE__ */ createMessage('spending')

/** cash flow */
export const sharedCashFlow = /* @__PURE__ */ createMessage('cash flow')

/** balances */
export const sharedBalances = /* @__PURE__ */ createMessage('balances')

/** You changed your email */
export const emailChanged = /* @__PURE__ */ createMessage('You changed your email')

/** You changed your email back */
export const emailChangeUndone = /* @__PURE__ */ createMessage('You changed your email back')

/** You created your account */
export const registered = /* @__PURE__ */ createMessage('You created your account')

/** You changed your password */
export const passwordChanged = /* @__PURE__ */ createMessage('You changed your password')

/** You reset your password */
export const passwordReset = /* @__PURE__ */ createMessage('You reset your password')

/** You linked your company sign-in */
export const ssoLinked = /* @__PURE__ */ createMessage('You linked your company sign-in')

/** You turned on two-step verification */
export const secondFactorAdded = /* @__PURE__ */ createMessage('You turned on two-step verification')

/** You replaced your recovery codes */
export const recoveryCodesRenewed = /* @__PURE__ */ createMessage('You replaced your recovery codes')

/** You turned off two-step verification */
export const secondFactorRemoved = /* @__PURE__ */ createMessage('You turned off two-step verification')

/** You used a recovery code */
export const recoveryCodeUsed = /* @__PURE__ */ createMessage('You used a recovery code')

/** You signed out everywhere */
export const sessionsEnded = /* @__PURE__ */ createMessage('You signed out everywhere')

/** You downloaded your data */
export const dataExported = /* @__PURE__ */ createMessage('You downloaded your data')

/** You imported your data */
export const dataImported = /* @__PURE__ */ createMessage('You imported your data')

/** {name}, {role, select, planner {your planner} staff {Evenkeel staff} other {employee}} */
export const visitor = /* @__PURE__ */ createMessage<{ name: string; role: 'planner' | 'staff' | (string & {}) }>((a, w) => [a.name, ', ', w.select(a.role, { planner: () => 'your planner', staff: () => 'Evenkeel staff', other: () => 'employee' })])

/** Someone who no longer works here */
export const visitorWhoLeft = /* @__PURE__ */ createMessage('Someone who no longer works here')

/** asked to see your data */
export const askedAccess = /* @__PURE__ */ createMessage('asked to see your data')

/** approved access to your data for other Evenkeel staff */
export const approvedAccess = /* @__PURE__ */ createMessage('approved access to your data for other Evenkeel staff')

/** {staff}, Evenkeel staff, asks to see your data until {moment} */
export const asksUntil = /* @__PURE__ */ createMessage<{ staff: string; moment: string }>((a) => [a.staff, ', Evenkeel staff, asks to see your data until ', a.moment])

/** Reason: {reason} */
export const reasonIs = /* @__PURE__ */ createMessage<{ reason: string }>((a) => ['Reason: ', a.reason])

/** Allow */
export const allow = /* @__PURE__ */ createMessage('Allow')

/** Refuse */
export const refuse = /* @__PURE__ */ createMessage('Refuse')

/** Access allowed */
export const allowed = /* @__PURE__ */ createMessage('Access allowed')

/** Access refused */
export const refused = /* @__PURE__ */ createMessage('Access refused')

/** Allowed by {name}, also Evenkeel staff, because it’s urgent. */
export const approvedBy = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Allowed by ', a.name, ', also Evenkeel staff, because it’s urgent.'])

/** got access to your data */
export const gotAccess = /* @__PURE__ */ createMessage('got access to your data')

/** viewed */
export const viewed = /* @__PURE__ */ createMessage('viewed')

/** viewed your data */
export const lookedAtData = /* @__PURE__ */ createMessage('viewed your data')

/** {what} ({count, plural, other {# times}}) */
export const repeated = /* @__PURE__ */ createMessage<{ what: string; count: number }>((a, w) => [a.what, ' (', w.plural(a.count, { other: () => [w.number(a.count), ' times'] }), ')'])

/** A widget */
export const someWidget = /* @__PURE__ */ createMessage('A widget')

/** {widget} on {page} loaded your data {count, plural, =1 {once} other {# times}} */
export const widgetRead = /* @__PURE__ */ createMessage<{ widget: string; page: string; count: number }>((a, w) => [a.widget, ' on ', a.page, ' loaded your data ', w.plural(a.count, { '=1': () => 'once', other: () => [w.number(a.count), ' times'] })])

/** {widget} on {page} {what} */
export const widgetChanged = /* @__PURE__ */ createMessage<{ widget: string; page: string; what: string }>((a) => [a.widget, ' on ', a.page, ' ', a.what])

/** {widget} on {page} asked for more than it may see, and was refused */
export const widgetRefused = /* @__PURE__ */ createMessage<{ widget: string; page: string }>((a) => [a.widget, ' on ', a.page, ' asked for more than it may see, and was refused'])

/** No one has viewed it yet */
export const noVisits = /* @__PURE__ */ createMessage('No one has viewed it yet')

/** You’ll see it here when your planner or Evenkeel staff view your data. */
export const noVisitsText = /* @__PURE__ */ createMessage('You’ll see it here when your planner or Evenkeel staff view your data.')

/** Your employer never sees your data. Here’s everyone else who can see it, and who has. */
export const intro = /* @__PURE__ */ createMessage('Your employer never sees your data. Here’s everyone else who can see it, and who has.')

/** Loading your activity */
export const loadingLog = /* @__PURE__ */ createMessage('Loading your activity')

/** Your activity didn’t load */
export const logFailed = /* @__PURE__ */ createMessage('Your activity didn’t load')

/** An entry in this log was changed or removed. Tell your company’s support right away. */
export const logBroken = /* @__PURE__ */ createMessage('An entry in this log was changed or removed. Tell your company’s support right away.')

/** Who can see your data now */
export const whoCanSee = /* @__PURE__ */ createMessage('Who can see your data now')

/** Loading your connected pages */
export const loadingConnectedPages = /* @__PURE__ */ createMessage('Loading your connected pages')

/** Your connected pages didn’t load */
export const connectedPagesFailed = /* @__PURE__ */ createMessage('Your connected pages didn’t load')

/** Who viewed it */
export const whoViewed = /* @__PURE__ */ createMessage('Who viewed it')

/** Your sign-ins and changes */
export const ownEvents = /* @__PURE__ */ createMessage('Your sign-ins and changes')

/** No Evenkeel staff can see your data right now. */
export const noStaffNow = /* @__PURE__ */ createMessage('No Evenkeel staff can see your data right now.')

/** They need to give a reason first. You’ll see it here and can end their access at any time. */
export const noStaffNowText = /* @__PURE__ */ createMessage('They need to give a reason first. You’ll see it here and can end their access at any time.')

/** Access ended */
export const accessEnded = /* @__PURE__ */ createMessage('Access ended')

/** End staff access now */
export const endStaffAccess = /* @__PURE__ */ createMessage('End staff access now')

/** {name}, your planner, has access. */
export const plannerSees = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ', your planner, has access.'])

/** {name}, Evenkeel staff, until {moment} */
export const staffUntil = /* @__PURE__ */ createMessage<{ name: string; moment: string }>((a) => [a.name, ', Evenkeel staff, until ', a.moment])

/** Connected pages show your data only to you. Those pages and your employer can’t read it. You can disconnect them under <link>Your data</link>. */
export const onlyYouSee = /* @__PURE__ */ createMessage<{ link: Marked }>((a) => ['Connected pages show your data only to you. Those pages and your employer can’t read it. You can disconnect them under ', a.link(['Your data']), '.'])

/** {page}: {widgets}, until {moment} */
export const pageUntil = /* @__PURE__ */ createMessage<{ page: string; widgets: string; moment: string }>((a) => [a.page, ': ', a.widgets, ', until ', a.moment])

/** Change */
export const changeShared = /* @__PURE__ */ createMessage('Change')

/** {name}, your planner, can’t see your money. */
export const plannerSeesNothing = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ', your planner, can’t see your money.'])
