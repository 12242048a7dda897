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

/** Plans */
export const plansTab = /* @__PURE__ */ createMessage(() => 'Plans')

/** Proposals */
export const proposalsTab = /* @__PURE__ */ createMessage(() => 'Proposals')

/** Balances */
export const balancesTab = /* @__PURE__ */ createMessage(() => 'Balances')

/** All accounts with their balances, and the net worth. */
export const balancesText = /* @__PURE__ */ createMessage(() => 'All accounts with their balances, and the net worth.')

/** Show balances */
export const showBalances = /* @__PURE__ */ createMessage(() => 'Show balances')

/** Loading balances */
export const balancesLoading = /* @__PURE__ */ createMessage(() => 'Loading balances')

/** The balances did not load */
export const balancesFailed = /* @__PURE__ */ createMessage(() => 'The balances did not load')

/** No accounts yet */
export const balancesNone = /* @__PURE__ */ createMessage(() => 'No accounts yet')

/** Nothing was linked or added. */
export const balancesNoneText = /* @__PURE__ */ createMessage(() => 'Nothing was linked or added.')

/** Accounts and balances */
export const accountsLabel = /* @__PURE__ */ createMessage(() => 'Accounts and balances')

/** Account */
export const account = /* @__PURE__ */ createMessage(() => 'Account')

/** Type */
export const kindOfAccount = /* @__PURE__ */ createMessage(() => 'Type')

/** Balance */
export const balance = /* @__PURE__ */ createMessage(() => 'Balance')

/** Net worth */
export const netWorth = /* @__PURE__ */ createMessage(() => 'Net worth')

/** {name} shares {what} with you. */
export const shares = /* @__PURE__ */ createMessage<{ name: string; what: string }>((a) => [a.name, ' shares ', a.what, ' with you.'])

/** Not shared: {what}. */
export const sharesNot = /* @__PURE__ */ createMessage<{ what: string }>((a) => ['Not shared: ', a.what, '.'])

/** {name} shares everything with you but single transactions. */
export const sharesAll = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' shares everything with you but single transactions.'])

/** Not shared with you */
export const notSharedTitle = /* @__PURE__ */ createMessage(() => 'Not shared with you')

/** The employee chooses on their planner page what you can see. Ask them if you need it. */
export const notSharedText = /* @__PURE__ */ createMessage(() => 'The employee chooses on their planner page what you can see. Ask them if you need it.')

/** plans */
export const subjectPlans = /* @__PURE__ */ createMessage(() => 'plans')

/** budgets */
export const subjectBudgets = /* @__PURE__ */ createMessage(() => 'budgets')

/** spending */
export const subjectSpending = /* @__PURE__ */ createMessage(() => 'spending')

/** cash flow */
export const subjectCashFlow = /* @__PURE__ */ createMessage(() => 'cash flow')

/** balances */
export const subjectBalances = /* @__PURE__ */ createMessage(() => 'balances')

/** Propose changes */
export const propose = /* @__PURE__ */ createMessage(() => 'Propose changes')

/** They accept or decline line by line. Nothing changes before that, and they see that you tried. */
export const proposeText = /* @__PURE__ */ createMessage(() => 'They accept or decline line by line. Nothing changes before that, and they see that you tried.')

/** Start a proposal */
export const startProposal = /* @__PURE__ */ createMessage(() => 'Start a proposal')

/** Propose changes: {plan} */
export const proposalFor = /* @__PURE__ */ createMessage<{ plan: string }>((a) => ['Propose changes: ', a.plan])

/** Setting */
export const setting = /* @__PURE__ */ createMessage(() => 'Setting')

/** {name} has */
export const has = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' has'])

/** You propose */
export const youPropose = /* @__PURE__ */ createMessage(() => 'You propose')

/** After this */
export const after = /* @__PURE__ */ createMessage(() => 'After this')

/** Results add up from top to bottom. */
export const addsUp = /* @__PURE__ */ createMessage(() => 'Results add up from top to bottom.')

/** Note to {name} */
export const proposalNote = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Note to ', a.name])

/** Send {count, plural, =0 {proposal} =1 {1 change} other {# changes}} */
export const sendProposal = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => ['Send ', w.plural(a.count, { '=0': () => 'proposal', '=1': () => '1 change', other: () => [w.number(a.count), ' changes'] })])

/** The proposal is sent */
export const proposalSent = /* @__PURE__ */ createMessage(() => 'The proposal is sent')

/** Loading the plan */
export const proposalLoading = /* @__PURE__ */ createMessage(() => 'Loading the plan')

/** The plan did not load */
export const proposalFailed = /* @__PURE__ */ createMessage(() => 'The plan did not load')

/** Sent proposals */
export const sentTitle = /* @__PURE__ */ createMessage(() => 'Sent proposals')

/** What you sent, and what {name} decided. */
export const sentText = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['What you sent, and what ', a.name, ' decided.'])

/** Show proposals */
export const showSent = /* @__PURE__ */ createMessage(() => 'Show proposals')

/** Loading the proposals */
export const sentLoading = /* @__PURE__ */ createMessage(() => 'Loading the proposals')

/** The proposals did not load */
export const sentFailed = /* @__PURE__ */ createMessage(() => 'The proposals did not load')

/** Nothing sent yet */
export const sentNone = /* @__PURE__ */ createMessage(() => 'Nothing sent yet')

/** Proposals that you send appear here. */
export const sentNoneText = /* @__PURE__ */ createMessage(() => 'Proposals that you send appear here.')

/** Sent */
export const sentAt = /* @__PURE__ */ createMessage(() => 'Sent')

/** accepted */
export const lineAccepted = /* @__PURE__ */ createMessage(() => 'accepted')

/** declined */
export const lineDeclined = /* @__PURE__ */ createMessage(() => 'declined')

/** not decided */
export const lineOpen = /* @__PURE__ */ createMessage(() => 'not decided')

/** Waiting */
export const stateWaiting = /* @__PURE__ */ createMessage(() => 'Waiting')

/** Answered */
export const stateDecided = /* @__PURE__ */ createMessage(() => 'Answered')

/** Withdrawn */
export const stateWithdrawn = /* @__PURE__ */ createMessage(() => 'Withdrawn')

/** Ended */
export const stateEnded = /* @__PURE__ */ createMessage(() => 'Ended')

/** Withdraw */
export const withdraw = /* @__PURE__ */ createMessage(() => 'Withdraw')

/** The proposal is withdrawn */
export const isWithdrawn = /* @__PURE__ */ createMessage(() => 'The proposal is withdrawn')
