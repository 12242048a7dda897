import * as z from 'zod/mini'
import { budgetEndpoints } from './budgets.ts'
import { cashFlowEndpoints } from './cash-flow.ts'
import { endpoint } from './endpoint.ts'
import { choice, maybe, wireDay } from './plan/fields.ts'
import { planTypeParam } from './plan/params.ts'
import { planDetail } from './plan/plan-types.ts'
import { id, instant, nothing, page, paging, pathId, requiredText, text } from './primitives.ts'
import { draft, draftForm, interaction, InteractionType, task, TaskStatus } from './staff-notes.ts'

/** The longest that a staff member can be granted access to one person: seven days. */
export const LONGEST_ACCESS_MS = 7 * 24 * 60 * 60_000

/** Somebody as a search finds them: who they are, and nothing of their money. */
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

export const staffEndpoints = {
  staffPlan: endpoint('staffPlan', {
    ...about,
    summary: 'A person’s plan, as the person sees it.',
    params: z.object({ userId: pathId, ...planTypeParam.shape }),
    answer: planDetail,
  }),
  staffBudgets: endpoint('staffBudgets', {
    ...about,
    summary: 'A person’s budgets of one month.',
    body: budgetEndpoints.budgets.body,
    answer: budgetEndpoints.budgets.answer,
    readOnly: true,
  }),
  staffSpending: endpoint('staffSpending', {
    ...about,
    summary: 'A person’s spending between two moments by category.',
    body: cashFlowEndpoints.spending.body,
    answer: cashFlowEndpoints.spending.answer,
    readOnly: true,
    ids: { ...about.ids, ...cashFlowEndpoints.spending.ids },
  }),
  staffCashFlow: endpoint('staffCashFlow', {
    ...about,
    summary: 'A person’s income and spending of the past months.',
    body: cashFlowEndpoints.cashFlow.body,
    answer: cashFlowEndpoints.cashFlow.answer,
    readOnly: true,
  }),
  staffConfiguration: endpoint('staffConfiguration', {
    ...about,
    summary: 'How the product is set up for a person: company, settings, what is verified and accepted.',
    answer: userConfiguration,
  }),
  staffInteractions: endpoint('staffInteractions', {
    ...about,
    summary: 'What was spoken or written with a person, the newest first.',
    answer: z.array(interaction),
  }),
  addStaffInteraction: endpoint('addStaffInteraction', {
    ...about,
    summary: 'Note that one has spoken or written with a person.',
    body: z.object({ type: choice(Object.values(InteractionType)), note: requiredText(4000) }),
    answer: interaction,
  }),
  staffTasks: endpoint('staffTasks', { ...about, summary: 'What is to be done for a person.', answer: z.array(task) }),
  addStaffTask: endpoint('addStaffTask', {
    ...about,
    summary: 'Note what is to be done for a person.',
    body: z.object({ title: requiredText(200), dueDate: maybe(wireDay) }),
    answer: task,
  }),
  setStaffTaskStatus: endpoint('setStaffTaskStatus', {
    ...about,
    summary: 'Close, cancel or reopen a task.',
    params: withTask,
    body: z.object({}),
    answer: task,
    ids: { 'params.userId': 'person', 'params.taskId': 'staffTask' },
  }),
  staffDrafts: endpoint('staffDrafts', {
    ...about,
    summary: 'What is being prepared for a person.',
    answer: z.array(draft),
  }),
  saveStaffDraft: endpoint('saveStaffDraft', {
    ...about,
    summary: 'Keep a draft for a person: a new one, or with a `draftId` one’s own earlier one.',
    body: draftForm,
    answer: draft,
    ids: { 'params.userId': 'person', 'body.draftId': 'draft' },
  }),
  deleteStaffDraft: endpoint('deleteStaffDraft', {
    ...about,
    summary: 'Remove one’s own draft.',
    params: z.object({ userId: pathId, draftId: pathId }),
    answer: nothing,
    ids: { 'params.userId': 'person', 'params.draftId': 'draft' },
  }),
  searchUsers: endpoint('searchUsers', {
    summary:
      'Find employees by a part of their name or email: a planner among their own people, staff among all. At most 25 a page, and never their money.',
    who: 'staff',
    body: z.object({
      text: text(60),
      companyId: maybe(id),
      page: z.optional(page),
      pageSize: z.optional(
        z.int('Please enter a valid number.').check(z.gte(1), z.lte(25, 'Please enter a value of at most 25.')),
      ),
    }),
    answer: z.object({ items: z.array(foundUser), paging }),
    readOnly: true,
  }),
  staffCompanies: endpoint('staffCompanies', {
    summary: 'Every company that offers the product.',
    who: 'staff',
    staffOnly: true,
    answer: z.array(listedCompany),
  }),
  grantAccess: endpoint('grantAccess', {
    summary:
      'Open a person’s data to oneself until a moment, seven days ahead at most, with a reason that the person is shown.',
    who: 'staff',
    staffOnly: true,
    params: z.object({ userId: pathId }),
    body: z.object({ reason: requiredText(500), endsAt: instant }),
    answer: z.object({ accessId: id, endsAt: instant }),
    ids: { 'params.userId': 'person' },
  }),
}
