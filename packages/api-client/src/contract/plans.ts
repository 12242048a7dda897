import { PlanType } from '@evenkeel/engine'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { goal, plan } from './goals.ts'
import { planTypeParam } from './plan/fields.ts'
import { linkedAccount } from './plan/linked-account.ts'
import { commitBodies, planDetail, saveBodies } from './plan/plan-types.ts'
import { nothing } from './primitives.ts'
import { verdict } from './verdict.ts'

export type { PlanDetail } from './plan/plan-types.ts'

const params = planTypeParam
const commitBody = {
  body: z.union(Object.values(commitBodies)),
  bodyByParam: { param: 'planType', schemas: commitBodies },
} as const
const saveBody = {
  body: z.union(Object.values(saveBodies)),
  bodyByParam: { param: 'planType', schemas: saveBodies },
} as const
const ids = { 'body.linkedAccounts[].userAccountId': 'account', 'body.input.benefits[].benefitId': 'benefit' } as const

/** The validated path of a widget's call names this plan alone. */
const onePlan = (planType: PlanType) => z.object({ planType: z.literal(planType) })

/** What a calculator starts with: the input and its accounts, and nothing that was worked out or is still being written. */
const planOfCalculator = z.object({
  planType: z.number(),
  name: z.string(),
  status: z.number(),
  input: z.unknown(),
  result: z.null(),
  explanations: z.array(z.unknown()),
  attention: z.array(z.unknown()),
  linkedAccounts: z.array(linkedAccount),
})

/** Which accounts a plan counts: names and kinds, and no figure. */
const linksOfPlan = z.object({
  planType: z.number(),
  name: z.string(),
  linkedAccounts: z.array(
    z.pick(linkedAccount, {
      ...{ userAccountId: true, name: true, displayName: true, typeName: true, categoryName: true },
      ...{ groupName: true, isLinked: true, isDeleted: true },
    }),
  ),
})

/** The calls on one plan. An unknown planType answers 404. */
export const planEndpoints = {
  relatedPlans: endpoint('relatedPlans', {
    summary: 'List the goal’s other plans.',
    who: 'employee',
    params,
    answer: z.array(plan),
  }),
  dismissPlanPrompt: endpoint('dismissPlanPrompt', {
    summary: 'Dismiss the recalculate prompt until the plan’s data changes again.',
    who: 'employee',
    params,
    body: z.object({}),
    answer: nothing,
  }),
  setPlan: endpoint('setPlan', {
    summary: 'Set a goal’s default plan. Returns the goal.',
    who: 'employee',
    params,
    body: z.object({}),
    answer: goal,
  }),
  plan: endpoint('plan', {
    summary:
      'Get a plan’s input, result and accounts. The input is the draft, else the committed input, else defaults. A widget gets only its own plan, without the result.',
    who: 'employee',
    params,
    answer: planDetail,
    widgets: {
      'retirement-calculator': { params: onePlan(PlanType.RETIREMENT), answer: planOfCalculator },
      'debt-wizard': { params: onePlan(PlanType.REDUCE_DEBT), answer: planOfCalculator },
      'link-accounts': { answer: linksOfPlan },
    },
  }),
  defaultPlan: endpoint('defaultPlan', {
    summary: 'Get a plan with default input from the profile and accounts, to start over.',
    who: 'employee',
    params,
    answer: planDetail,
  }),
  savePlan: endpoint('savePlan', {
    summary:
      'Save a draft. Checks types and ranges only; the body depends on planType. 400 on `draftRevision` if another tab has saved since.',
    who: 'employee',
    params,
    ...saveBody,
    answer: planDetail,
    ids,
    errors: [10001],
  }),
  deletePlanDraft: endpoint('deletePlanDraft', {
    summary: 'Delete a plan’s draft. The committed plan is kept. Can be undone. Idempotent.',
    who: 'employee',
    params,
    answer: nothing,
  }),
  commitPlan: endpoint('commitPlan', {
    summary: 'Commit a plan: validates it, computes the result, updates the profile, creates next steps.',
    who: 'employee',
    params,
    ...commitBody,
    answer: planDetail,
    ids,
    errors: [10001],
  }),
  willProfileUpdateOnCommit: endpoint('willProfileUpdateOnCommit', {
    summary: 'Check whether committing this body would change the profile, and which fields.',
    who: 'employee',
    params,
    ...commitBody,
    answer: z.object({ willProfileUpdate: z.boolean(), changedFields: z.array(z.string()) }),
    ids,
    errors: [10001],
    readOnly: true,
  }),
  previewPlan: endpoint('previewPlan', {
    summary:
      'Preview a plan’s result with these values; null while a needed one is missing. Saves nothing. The body depends on planType.',
    who: 'employee',
    params,
    ...saveBody,
    answer: z.object({ verdict: z.nullable(verdict) }),
    ids,
    errors: [10001],
    readOnly: true,
  }),
  cancelPlan: endpoint('cancelPlan', {
    summary: 'Cancel a plan: removes its draft, committed input, links and next steps. Idempotent.',
    who: 'employee',
    params,
    answer: nothing,
  }),
  refreshPlan: endpoint('refreshPlan', {
    summary: 'Recalculate a plan with current balances, rates and profile. 404 if it was never committed.',
    who: 'employee',
    params,
    body: z.object({}),
    answer: planDetail,
  }),
}
