// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Ask for access */
export const askForAccess = /* @__PURE__ */ createMessage('Ask for access')

/** For one hour */
export const forOneHour = /* @__PURE__ */ createMessage('For one hour')

/** For one day */
export const forOneDay = /* @__PURE__ */ createMessage('For one day')

/** The employee */
export const theyAllowIt = /* @__PURE__ */ createMessage('The employee')

/** The employee or, because it’s urgent, someone else on Evenkeel staff */
export const colleagueAllowsIt = /* @__PURE__ */ createMessage('The employee or, because it’s urgent, someone else on Evenkeel staff')

/** You asked for access */
export const askedTitle = /* @__PURE__ */ createMessage('You asked for access')

/** You can open it once it’s allowed. We emailed the employee about it. */
export const askedText = /* @__PURE__ */ createMessage('You can open it once it’s allowed. We emailed the employee about it.')

/** Check again */
export const checkAgain = /* @__PURE__ */ createMessage('Check again')

/** Urgent requests from other staff */
export const requestsTitle = /* @__PURE__ */ createMessage('Urgent requests from other staff')

/** No requests for you. */
export const requestsNone = /* @__PURE__ */ createMessage('No requests for you.')

/** {staff} asks to see the data of {person} */
export const requestsText = /* @__PURE__ */ createMessage<{ staff: string; person: string }>((a) => [a.staff, ' asks to see the data of ', a.person])

/** Reason: {reason} */
export const requestReason = /* @__PURE__ */ createMessage<{ reason: string }>((a) => ['Reason: ', a.reason])

/** Approve */
export const approve = /* @__PURE__ */ createMessage('Approve')

/** Access approved */
export const approved = /* @__PURE__ */ createMessage('Access approved')

/** Loading the requests */
export const requestsLoading = /* @__PURE__ */ createMessage('Loading the requests')

/** The requests didn’t load */
export const requestsFailed = /* @__PURE__ */ createMessage('The requests didn’t load')

/** Call */
export const call = /* @__PURE__ */ createMessage('Call')

/** Email */
export const email = /* @__PURE__ */ createMessage('Email')

/** Meeting */
export const meeting = /* @__PURE__ */ createMessage('Meeting')

/** Note */
export const note = /* @__PURE__ */ createMessage('Note')

/** Add a note */
export const noteOf = /* @__PURE__ */ createMessage('Add a note')

/** {what} saved */
export const noted = /* @__PURE__ */ createMessage<{ what: string }>((a) => [a.what, ' saved'])

/** Save */
export const save = /* @__PURE__ */ createMessage('Save')

/** Add a task */
export const addTask = /* @__PURE__ */ createMessage('Add a task')

/** Add task */
export const add = /* @__PURE__ */ createMessage('Add task')

/** Task added */
export const added = /* @__PURE__ */ createMessage('Task added')

/** Find an employee */
export const find = /* @__PURE__ */ createMessage('Find an employee')

/** Enter at least {least} characters. */
export const tooShort = /* @__PURE__ */ createMessage<{ least: string }>((a) => ['Enter at least ', a.least, ' characters.'])

/** Choose a plan */
export const choosePlanFirst = /* @__PURE__ */ createMessage('Choose a plan')

/** Show plan */
export const showPlan = /* @__PURE__ */ createMessage('Show plan')

/** Plans */
export const plansTab = /* @__PURE__ */ createMessage('Plans')

/** Proposals */
export const proposalsTab = /* @__PURE__ */ createMessage('Proposals')

/** Balances */
export const balancesTab = /* @__PURE__ */ createMessage('Balances')

/** All accounts with their balances, and net worth. */
export const balancesText = /* @__PURE__ */ createMessage('All accounts with their balances, and net worth.')

/** Show balances */
export const showBalances = /* @__PURE__ */ createMessage('Show balances')

/** Loading balances */
export const balancesLoading = /* @__PURE__ */ createMessage('Loading balances')

/** The balances didn’t load */
export const balancesFailed = /* @__PURE__ */ createMessage('The balances didn’t load')

/** No accounts yet */
export const balancesNone = /* @__PURE__ */ createMessage('No accounts yet')

/** Nothing was linked or added. */
export const balancesNoneText = /* @__PURE__ */ createMessage('Nothing was linked or added.')

/** Accounts and balances */
export const accountsLabel = /* @__PURE__ */ createMessage('Accounts and balances')

/** Account */
export const account = /* @__PURE__ */ createMessage('Account')

/** Type */
export const kindOfAccount = /* @__PURE__ */ createMessage('Type')

/** Balance */
export const balance = /* @__PURE__ */ createMessage('Balance')

/** Net worth */
export const netWorth = /* @__PURE__ */ createMessage('Net worth')

/** {name} shares {what} with you. */
export const shares = /* @__PURE__ */ createMessage<{ name: string; what: string }>((a) => [a.name, ' shares ', a.what, ' with you.'])

/** Not shared: {what}. */
export const sharesNot = /* @__PURE__ */ createMessage<{ what: string }>((a) => ['Not shared: ', a.what, '.'])

/** {name} shares everything with you except individual transactions. */
export const sharesAll = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' shares everything with you except individual transactions.'])

/** Not shared with you */
export const notSharedTitle = /* @__PURE__ */ createMessage('Not shared with you')

/** The employee chooses on their planner page what you can see. Ask them if you need it. */
export const notSharedText = /* @__PURE__ */ createMessage('The employee chooses on their planner page what you can see. Ask them if you need it.')

/** plans */
export const subjectPlans = /* @__PURE__ */ createMessage('plans')

/** budgets */
export const subjectBudgets = /* @__PURE__ */ createMessage('budgets')

/** spending */
export const subjectSpending = /* @__PURE__ */ createMessage('spending')

/** cash flow */
export const subjectCashFlow = /* @__PURE__ */ createMessage('cash flow')

/** balances */
export const subjectBalances = /* @__PURE__ */ createMessage('balances')

/** Propose changes */
export const propose = /* @__PURE__ */ createMessage('Propose changes')

/** They accept or decline each change. Nothing changes before that, and they can see that you tried it. */
export const proposeText = /* @__PURE__ */ createMessage('They accept or decline each change. Nothing changes before that, and they can see that you tried it.')

/** Start a proposal */
export const startProposal = /* @__PURE__ */ createMessage('Start a proposal')

/** Propose changes: {plan} */
export const proposalFor = /* @__PURE__ */ createMessage<{ plan: string }>((a) => ['Propose changes: ', a.plan])

/** Setting */
export const setting = /* @__PURE__ */ createMessage('Setting')

/** {name} has */
export const has = /* @__PURE__ */ createMessage<{ name: string }>((a) => [a.name, ' has'])

/** You propose */
export const youPropose = /* @__PURE__ */ createMessage('You propose')

/** After this */
export const after = /* @__PURE__ */ createMessage('After this')

/** Results add up from top to bottom. */
export const addsUp = /* @__PURE__ */ createMessage('Results add up from top to bottom.')

/** Note to {name} */
export const proposalNote = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['Note to ', a.name])

/** Send {count, plural, =0 {proposal} =1 {1 change} other {# changes}} */
export const sendProposal = /* @__PURE__ */ createMessage<{ count: number }>((a, w) => ['Send ', w.plural(a.count, { '=0': () => 'proposal', '=1': () => '1 change', other: () => [w.number(a.count), ' changes'] })])

/** Proposal sent */
export const proposalSent = /* @__PURE__ */ createMessage('Proposal sent')

/** Loading the plan */
export const proposalLoading = /* @__PURE__ */ createMessage('Loading the plan')

/** The plan didn’t load */
export const proposalFailed = /* @__PURE__ */ createMessage('The plan didn’t load')

/** Sent proposals */
export const sentTitle = /* @__PURE__ */ createMessage('Sent proposals')

/** What you sent, and what {name} decided. */
export const sentText = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['What you sent, and what ', a.name, ' decided.'])

/** Show proposals */
export const showSent = /* @__PURE__ */ createMessage('Show proposals')

/** Loading the proposals */
export const sentLoading = /* @__PURE__ */ createMessage('Loading the proposals')

/** The proposals didn’t load */
export const sentFailed = /* @__PURE__ */ createMessage('The proposals didn’t load')

/** Nothing sent yet */
export const sentNone = /* @__PURE__ */ createMessage('Nothing sent yet')

/** Proposals you send appear here. */
export const sentNoneText = /* @__PURE__ */ createMessage('Proposals you send appear here.')

/** Sent */
export const sentAt = /* @__PURE__ */ createMessage('Sent')

/** accepted */
export const lineAccepted = /* @__PURE__ */ createMessage('accepted')

/** declined */
export const lineDeclined = /* @__PURE__ */ createMessage('declined')

/** not decided */
export const lineOpen = /* @__PURE__ */ createMessage('not decided')

/** Waiting */
export const stateWaiting = /* @__PURE__ */ createMessage('Waiting')

/** Answered */
export const stateDecided = /* @__PURE__ */ createMessage('Answered')

/** Withdrawn */
export const stateWithdrawn = /* @__PURE__ */ createMessage('Withdrawn')

/** Ended */
export const stateEnded = /* @__PURE__ */ createMessage('Ended')

/** Withdraw */
export const withdraw = /* @__PURE__ */ createMessage('Withdraw')

/** Proposal withdrawn */
export const isWithdrawn = /* @__PURE__ */ createMessage('Proposal withdrawn')

/** Manual only */
export const manualOnly = /* @__PURE__ */ createMessage('Manual only')

/** Manual and banks */
export const manualAndBanks = /* @__PURE__ */ createMessage('Manual and banks')

/** Company sign-in */
export const companySignIn = /* @__PURE__ */ createMessage('Company sign-in')

/** Loading companies */
export const loadingCompanies = /* @__PURE__ */ createMessage('Loading companies')

/** The companies didn’t load */
export const companiesFailed = /* @__PURE__ */ createMessage('The companies didn’t load')

/** No companies yet */
export const noCompaniesYet = /* @__PURE__ */ createMessage('No companies yet')

/** Your administrator adds companies. */
export const noCompaniesText = /* @__PURE__ */ createMessage('Your administrator adds companies.')

/** Companies */
export const companies = /* @__PURE__ */ createMessage('Companies')

/** Loading the company */
export const loadingTheCompany = /* @__PURE__ */ createMessage('Loading the company')

/** The company didn’t load */
export const companyFailed = /* @__PURE__ */ createMessage('The company didn’t load')

/** Company not found */
export const companyNotFound = /* @__PURE__ */ createMessage('Company not found')

/** It may no longer use Evenkeel. */
export const companyNotFoundText = /* @__PURE__ */ createMessage('It may no longer use Evenkeel.')

/** No notes yet */
export const noNotes = /* @__PURE__ */ createMessage('No notes yet')

/** Add a call, email, meeting or note. The newest comes first. */
export const noNotesText = /* @__PURE__ */ createMessage('Add a call, email, meeting or note. The newest comes first.')

/** History */
export const history = /* @__PURE__ */ createMessage('History')

/** Loading calls and notes */
export const loadingCallsAndNotes = /* @__PURE__ */ createMessage('Loading calls and notes')

/** Calls and notes didn’t load */
export const notesFailed = /* @__PURE__ */ createMessage('Calls and notes didn’t load')

/** In a new window */
export const bankInWindow = /* @__PURE__ */ createMessage('In a new window')

/** On the page */
export const bankOnPage = /* @__PURE__ */ createMessage('On the page')

/** Email verified */
export const emailVerified = /* @__PURE__ */ createMessage('Email verified')

/** Not provided */
export const notProvided = /* @__PURE__ */ createMessage('Not provided')

/** Terms accepted */
export const termsAccepted = /* @__PURE__ */ createMessage('Terms accepted')

/** Bank sign-in opens */
export const bankSignInOpens = /* @__PURE__ */ createMessage('Bank sign-in opens')

/** Loading the employee */
export const loadingTheEmployee = /* @__PURE__ */ createMessage('Loading the employee')

/** This employee didn’t load */
export const employeeFailed = /* @__PURE__ */ createMessage('This employee didn’t load')

/** Loading employees */
export const loadingEmployees = /* @__PURE__ */ createMessage('Loading employees')

/** The employees didn’t load */
export const employeesFailed = /* @__PURE__ */ createMessage('The employees didn’t load')

/** No matches */
export const noMatches = /* @__PURE__ */ createMessage('No matches')

/** Check the spelling, or search by email. */
export const noMatchesText = /* @__PURE__ */ createMessage('Check the spelling, or search by email.')

/** You find employees of the company you serve. Check the spelling, or search by email. */
export const noMatchesInCompany = /* @__PURE__ */ createMessage('You find employees of the company you serve. Check the spelling, or search by email.')

/** Employees */
export const employees = /* @__PURE__ */ createMessage('Employees')

/** No employees yet */
export const noEmployees = /* @__PURE__ */ createMessage('No employees yet')

/** You’ll see employees here when they ask for a planner or you’re assigned to them. */
export const noEmployeesText = /* @__PURE__ */ createMessage('You’ll see employees here when they ask for a planner or you’re assigned to them.')

/** Search */
export const search = /* @__PURE__ */ createMessage('Search')

/** {step}: {title} */
export const taskStep = /* @__PURE__ */ createMessage<{ step: string; title: string }>((a) => [a.step, ': ', a.title])

/** To do */
export const toDo = /* @__PURE__ */ createMessage('To do')

/** Loading tasks */
export const loadingTasks = /* @__PURE__ */ createMessage('Loading tasks')

/** Tasks didn’t load */
export const tasksFailed = /* @__PURE__ */ createMessage('Tasks didn’t load')

/** No tasks yet */
export const noTasks = /* @__PURE__ */ createMessage('No tasks yet')

/** Add your first task for this employee. */
export const noTasksText = /* @__PURE__ */ createMessage('Add your first task for this employee.')

/** Give a reason to open this employee’s data */
export const grantTitle = /* @__PURE__ */ createMessage('Give a reason to open this employee’s data')

/** They’ll see your name, your reason and what you viewed, and can end access anytime. */
export const grantText = /* @__PURE__ */ createMessage('They’ll see your name, your reason and what you viewed, and can end access anytime.')

/** Not assigned to you */
export const notAssigned = /* @__PURE__ */ createMessage('Not assigned to you')

/** This employee isn’t assigned to you or no longer uses Evenkeel. */
export const notAssignedText = /* @__PURE__ */ createMessage('This employee isn’t assigned to you or no longer uses Evenkeel.')

/** {firstName} can see each time you view something here: your name, what you viewed and when. */
export const seesYou = /* @__PURE__ */ createMessage<{ firstName: string }>((a) => [a.firstName, ' can see each time you view something here: your name, what you viewed and when.'])

/** Due {date} */
export const dueOn = /* @__PURE__ */ createMessage<{ date: string }>((a) => ['Due ', a.date])

/** Hands-on and hands-off */
export const handsOnAndOff = /* @__PURE__ */ createMessage('Hands-on and hands-off')

/** Hands-on */
export const handsOn = /* @__PURE__ */ createMessage('Hands-on')

/** Hands-off */
export const handsOff = /* @__PURE__ */ createMessage('Hands-off')

/** None */
export const none = /* @__PURE__ */ createMessage('None')

/** Code */
export const code = /* @__PURE__ */ createMessage('Code')

/** Accounts */
export const accountsOf = /* @__PURE__ */ createMessage('Accounts')

/** Funds */
export const funds = /* @__PURE__ */ createMessage('Funds')

/** Yes */
export const yes = /* @__PURE__ */ createMessage('Yes')

/** No */
export const no = /* @__PURE__ */ createMessage('No')

/** Phone */
export const phone = /* @__PURE__ */ createMessage('Phone')

/** Open */
export const taskOpen = /* @__PURE__ */ createMessage('Open')

/** Done */
export const taskDone = /* @__PURE__ */ createMessage('Done')

/** Canceled */
export const taskCanceled = /* @__PURE__ */ createMessage('Canceled')

/** Done */
export const markDone = /* @__PURE__ */ createMessage('Done')

/** Cancel */
export const cancelTask = /* @__PURE__ */ createMessage('Cancel')

/** Reopen */
export const reopenTask = /* @__PURE__ */ createMessage('Reopen')

/** Details */
export const details = /* @__PURE__ */ createMessage('Details')
