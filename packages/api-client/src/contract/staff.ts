import * as z from 'zod/mini'
import { budgetEndpoints } from './budgets.ts'
import { cashFlowEndpoints } from './cash-flow.ts'
import { accessState } from './access-log.ts'
import { endpoint } from './endpoint.ts'
import { choice, maybe, planTypeParam } from './plan/fields.ts'
import { planDetail } from './plan/plan-types.ts'
import { sharedSubjects } from './planner.ts'
import { id, instant, nothing, page, paging, pathId, requiredText, text } from './primitives.ts'
import { draft, draftForm, interaction, interactionForm, task, taskForm, TaskStatus } from './staff-notes.ts'

/** The longest that a staff member can be granted access to one person: a day. */
export const maxAccessMs = 24 * 60 * 60_000

/** A person in a search result: identity only, nothing about their money. */
export const foundUser = z.object({
  userId: id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  companyId: id,
  companyName: z.string(),
})
export type FoundUser = z.infer<typeof foundUser>

export const userConfiguration = z.object({
  ...foundUser.shape,
  phone: z.nullable(z.string()),
  level1: z.boolean(),
  fundStyle: z.number(),
  isSsoEnabled: z.boolean(),
  isEmailVerified: z.boolean(),
  areTermsAccepted: z.boolean(),
  accountConnectivityType: z.number(),
  useTestInstitutions: z.boolean(),
  /** What the person shares with their planner; null for staff, who see what their grant opens. */
  shared: z.nullable(z.array(z.enum(sharedSubjects))),
})
export type UserConfiguration = z.infer<typeof userConfiguration>

export const listedCompany = z.object({
  companyId: id,
  code: z.string(),
  name: z.string(),
  level1: z.boolean(),
  fundStyle: z.number(),
  isSsoEnabled: z.boolean(),
})
export type ListedCompany = z.infer<typeof listedCompany>

const maxFound = 25

const about = {
  who: 'staff',
  params: z.object({ userId: pathId }),
  about: 'params.userId',
  ids: { 'params.userId': 'person' },
} as const

const withTask = z.object({
  userId: pathId,
  taskId: pathId,
  status: z.pipe(
    z.pipe(z.enum(['0', '1', '2'], 'Please enter a valid number.'), z.transform(Number)),
    choice(Object.values(TaskStatus)),
  ),
})

/** An urgent request that another staff member can approve. */
export const accessRequest = z.object({
  accessId: id,
  staffName: z.string(),
  personName: z.string(),
  reason: z.string(),
  endsAt: instant,
})
export type AccessRequest = z.infer<typeof accessRequest>

export const staffEndpoints = {
  staffPlan: endpoint('staffPlan', {
    ...about,
    shared: 'plans',
    summary: 'Get an employee’s plan as they see it.',
    logLine: 'logViewedOneOfYourPlans',
    params: z.object({ userId: pathId, ...planTypeParam.shape }),
    answer: planDetail,
  }),
  staffBudgets: endpoint('staffBudgets', {
    ...about,
    shared: 'budgets',
    summary: 'List an employee’s budgets for one month.',
    logLine: 'logViewedYourBudgets',
    body: budgetEndpoints.budgets.body,
    answer: budgetEndpoints.budgets.answer,
    readOnly: true,
  }),
  staffSpending: endpoint('staffSpending', {
    ...about,
    shared: 'spending',
    summary: 'List an employee’s spending by category between two moments.',
    logLine: 'logViewedYourSpendingByCategory',
    body: cashFlowEndpoints.spending.body,
    answer: cashFlowEndpoints.spending.answer,
    readOnly: true,
    ids: { ...about.ids, ...cashFlowEndpoints.spending.ids },
  }),
  staffCashFlow: endpoint('staffCashFlow', {
    ...about,
    shared: 'cashFlow',
    summary: 'List an employee’s income and spending for past months.',
    logLine: 'logViewedYourCashFlow',
    body: cashFlowEndpoints.cashFlow.body,
    answer: cashFlowEndpoints.cashFlow.answer,
    readOnly: true,
  }),
  staffConfiguration: endpoint('staffConfiguration', {
    ...about,
    summary: 'Get an employee’s setup: company, settings, and what is verified and accepted.',
    logLine: 'logViewedHowYourAccountIsSetUp',
    answer: userConfiguration,
  }),
  staffInteractions: endpoint('staffInteractions', {
    ...about,
    summary: 'List contacts with an employee, newest first.',
    logLine: 'logReadTheNotesAboutTalksWithYou',
    answer: z.array(interaction),
  }),
  addStaffInteraction: endpoint('addStaffInteraction', {
    ...about,
    summary: 'Log a contact with an employee.',
    logLine: 'logWroteANoteAboutATalkWithYou',
    body: interactionForm,
    answer: interaction,
  }),
  staffTasks: endpoint('staffTasks', {
    ...about,
    summary: 'List the tasks for an employee.',
    logLine: 'logViewedTheTasksAboutYou',
    answer: z.array(task),
  }),
  addStaffTask: endpoint('addStaffTask', {
    ...about,
    summary: 'Create a task for an employee.',
    logLine: 'logAddedATaskAboutYou',
    body: taskForm,
    answer: task,
  }),
  setStaffTaskStatus: endpoint('setStaffTaskStatus', {
    ...about,
    summary: 'Update a task: close, cancel or reopen it.',
    logLine: 'logChangedATaskAboutYou',
    params: withTask,
    body: z.object({}),
    answer: task,
    ids: { 'params.userId': 'person', 'params.taskId': 'staffTask' },
  }),
  staffDrafts: endpoint('staffDrafts', {
    ...about,
    summary: 'List the drafts of notes prepared for an employee.',
    logLine: 'logViewedTheDraftsForYou',
    answer: z.array(draft),
  }),
  saveStaffDraft: endpoint('saveStaffDraft', {
    ...about,
    summary: 'Create a draft of a note for an employee or, with `draftId`, update your own.',
    logLine: 'logSavedADraftForYou',
    body: draftForm,
    answer: draft,
    ids: { 'params.userId': 'person', 'body.draftId': 'draft' },
  }),
  deleteStaffDraft: endpoint('deleteStaffDraft', {
    ...about,
    summary: 'Delete your own draft.',
    logLine: 'logDeletedADraftForYou',
    params: z.object({ userId: pathId, draftId: pathId }),
    answer: nothing,
    ids: { 'params.userId': 'person', 'params.draftId': 'draft' },
  }),
  searchUsers: endpoint('searchUsers', {
    summary:
      'Find employees by part of their name or email: a planner among their own clients, staff in the company they serve. At most 25 per page. Returns no money data.',
    logLine: 'logFoundYouInASearch',
    who: 'staff',
    body: z.object({
      text: text(60),
      companyId: maybe(id),
      page: z.optional(page),
      pageSize: z.optional(
        z
          .int('Please enter a valid number.')
          .check(z.gte(1), z.lte(maxFound, `Please enter a value of at most ${maxFound}.`)),
      ),
    }),
    answer: z.object({ items: z.array(foundUser), paging }),
    readOnly: true,
  }),
  staffCompanies: endpoint('staffCompanies', {
    summary: 'List the companies you serve.',
    who: 'staff',
    staffOnly: true,
    answer: z.array(listedCompany),
  }),
  grantAccess: endpoint('grantAccess', {
    summary:
      'Request access to an employee’s data for up to 24 hours, with a reason they see. It opens when they allow it or, if urgent, when another staff member approves.',
    who: 'staff',
    staffOnly: true,
    params: z.object({ userId: pathId }),
    body: z.object({ reason: requiredText(500), endsAt: instant, isUrgent: z.optional(z.boolean()) }),
    answer: z.object({ accessId: id, endsAt: instant, state: accessState }),
    ids: { 'params.userId': 'person' },
  }),
  accessRequests: endpoint('accessRequests', {
    summary: 'List other staff members’ open urgent requests in the company you serve.',
    who: 'staff',
    staffOnly: true,
    answer: z.array(accessRequest),
  }),
  approveAccess: endpoint('approveAccess', {
    summary:
      'Approve another staff member’s urgent request. Two staff members can approve each other once in 7 days for one employee.',
    who: 'staff',
    staffOnly: true,
    params: z.object({ accessId: pathId }),
    body: z.object({}),
    answer: z.object({ accessId: id, endsAt: instant, state: accessState }),
    ids: { 'params.accessId': 'accessGrant' },
  }),
}
