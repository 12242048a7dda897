import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { goalTypeParam, numberText } from './plan/params.ts'
import { id, nothing, pathId } from './primitives.ts'

export const plan = z.object({
  planType: z.number(),
  name: z.string(),
  status: z.number(),
  isDefault: z.boolean(),
  isLastModified: z.boolean(),
})
export type Plan = z.infer<typeof plan>

export const goal = z.object({
  goalType: z.number(),
  status: z.number(),
  name: z.string(),
  description: z.string(),
  plans: z.array(plan),
})
export type Goal = z.infer<typeof goal>

export const exploreGoal = z.object({
  goalType: z.number(),
  name: z.string(),
  description: z.string(),
  status: z.number(),
  /** The hash route of the goal’s overview: `/plan-for-retirement`. */
  route: z.string(),
})
export type ExploreGoal = z.infer<typeof exploreGoal>

export const nextStep = z.object({
  id,
  status: z.number(),
  planType: z.number(),
  title: z.string(),
  description: z.string(),
  /** A hash route in the portal, or null. */
  link: z.nullable(z.string()),
  order: z.number(),
})
export type NextStep = z.infer<typeof nextStep>

export const goalEndpoints = {
  nextSteps: endpoint('nextSteps', {
    summary: 'Next steps of a plan (filtered by status) or of a goal.',
    who: 'employee',
    query: z.object({
      planType: z.optional(numberText),
      status: z.optional(numberText),
      goalId: z.optional(numberText),
    }),
    answer: z.array(z.object({ goalId: z.number(), planType: z.number(), nextSteps: z.array(nextStep) })),
    widgets: ['next-steps'],
  }),
  setNextStepStatus: endpoint('setNextStepStatus', {
    summary: 'Complete, dismiss or reopen a next step.',
    who: 'employee',
    params: z.object({
      id: pathId,
      status: z.pipe(z.enum(['0', '1', '2'], 'Please enter a valid number.'), z.transform(Number)),
    }),
    body: z.object({}),
    answer: nextStep,
    ids: { 'params.id': 'nextStep' },
    widgets: ['next-steps'],
  }),
  deleteNextStep: endpoint('deleteNextStep', {
    summary: 'Remove a next step for good; a dismissed one stays.',
    who: 'employee',
    params: z.object({ id: pathId }),
    answer: nothing,
    ids: { 'params.id': 'nextStep' },
  }),
  myGoals: endpoint('myGoals', {
    summary: 'Goals that are started or have a pending plan.',
    who: 'employee',
    answer: z.array(goal),
    widgets: ['goals'],
  }),
  deleteMyGoal: endpoint('deleteMyGoal', {
    summary:
      'Cancel every plan of a goal, with next steps and account links; accounts stay. Repeating it changes nothing.',
    who: 'employee',
    params: goalTypeParam,
    answer: nothing,
  }),
  allGoals: endpoint('allGoals', {
    summary: 'All seven goals with their plans.',
    who: 'employee',
    answer: z.array(goal),
  }),
  exploreGoals: endpoint('exploreGoals', {
    summary: 'All seven goals with their status.',
    who: 'employee',
    answer: z.array(exploreGoal),
  }),
  exploreGoal: endpoint('exploreGoal', {
    summary: 'One goal with its status.',
    who: 'employee',
    params: goalTypeParam,
    answer: exploreGoal,
  }),
  // Its path fits every one-word path beside it: it comes after them.
  goal: endpoint('goal', {
    summary: 'One goal with its plans.',
    who: 'employee',
    params: goalTypeParam,
    answer: goal,
  }),
}
