import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { goal, plan } from './goals.ts'
import { planTypeParam } from './plan/params.ts'
import { commitBodies, planDetail, saveBodies } from './plan/plan-types.ts'
import { nothing } from './primitives.ts'

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
    widgets: ['retirement-calculator', 'debt-wizard'],
  }),
  defaultPlan: endpoint('defaultPlan', {
    summary: 'The same with the input prefilled from profile and accounts alone; used to start over.',
    who: 'employee',
    params,
    answer: planDetail,
  }),
  savePlan: endpoint('savePlan', {
    summary: 'Keep a draft. Checks types and ranges only; the body follows from planType.',
    who: 'employee',
    params,
    ...saveBody,
    answer: planDetail,
    ids,
    errors: [10001],
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
