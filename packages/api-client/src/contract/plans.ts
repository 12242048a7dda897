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
    summary: 'The other plans of the plan’s goal.',
    who: 'employee',
    params,
    answer: z.array(plan),
  }),
  dismissPlanPrompt: endpoint('dismissPlanPrompt', {
    summary: 'Do not ask to refresh this plan again until its data change once more.',
    who: 'employee',
    params,
    body: z.object({}),
    answer: nothing,
  }),
  setPlan: endpoint('setPlan', {
    summary: 'Make a plan the default of its goal; answers the goal.',
    who: 'employee',
    params,
    body: z.object({}),
    answer: goal,
  }),
  plan: endpoint('plan', {
    summary:
      'A plan: the draft, else the committed input, else the defaults; the result of the committed input; its accounts. A widget reads its own plan alone, without the result.',
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
    summary: 'The same with the input prefilled from profile and accounts alone; used to start over.',
    who: 'employee',
    params,
    answer: planDetail,
  }),
  savePlan: endpoint('savePlan', {
    summary:
      'Keep a draft. Checks types and ranges only; the body follows from planType. 400 on draftRevision if another tab has saved since.',
    who: 'employee',
    params,
    ...saveBody,
    answer: planDetail,
    ids,
    errors: [10001],
  }),
  deletePlanDraft: endpoint('deletePlanDraft', {
    summary: 'Discard a plan’s draft; what is committed stays. Can be undone; repeating it changes nothing.',
    who: 'employee',
    params,
    answer: nothing,
  }),
  commitPlan: endpoint('commitPlan', {
    summary: 'Make a plan effective: checks it whole, works out the result, updates the profile, makes the next steps.',
    who: 'employee',
    params,
    ...commitBody,
    answer: planDetail,
    ids,
    errors: [10001],
  }),
  willProfileUpdateOnCommit: endpoint('willProfileUpdateOnCommit', {
    summary: 'Whether a commit of this body would change the profile, and which of its fields.',
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
      'How good a plan would be with these values; null while one that it needs is missing. Nothing is saved. The body follows from planType.',
    who: 'employee',
    params,
    ...saveBody,
    answer: z.object({ verdict: z.nullable(verdict) }),
    ids,
    errors: [10001],
    readOnly: true,
  }),
  cancelPlan: endpoint('cancelPlan', {
    summary: 'Drop a plan’s draft, committed input, links and next steps. Repeating it changes nothing.',
    who: 'employee',
    params,
    answer: nothing,
  }),
  refreshPlan: endpoint('refreshPlan', {
    summary:
      'Work out the committed input again with current balances, rates and profile. 404 without a committed input.',
    who: 'employee',
    params,
    body: z.object({}),
    answer: planDetail,
  }),
}
