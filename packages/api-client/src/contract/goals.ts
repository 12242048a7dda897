import { goalTypes, stepSentenceKeys } from '@evenkeel/engine'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { fixedSentence } from './fixed-sentence.ts'
import { choice, goalTypeParam, numberText } from './plan/fields.ts'
import { id, nothing, pathId } from './primitives.ts'
import { planVerdict, verdictOfWidget } from './verdict.ts'

export const plan = z.object({
  planType: z.number(),
  name: z.string(),
  status: z.number(),
  isDefault: z.boolean(),
  isLastModified: z.boolean(),
  verdict: planVerdict,
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

/** What a widget on another page reads of a goal: of the verdict only what it shows. */
const goalOfWidget = z.object({
  ...goal.shape,
  plans: z.array(z.object({ ...plan.shape, verdict: verdictOfWidget })),
})

/** The plans of a goal by name: all that the linking of accounts needs to know of it. */
const goalWithPlans = z.object({
  goalType: z.number(),
  name: z.string(),
  plans: z.array(z.pick(plan, { planType: true, name: true, status: true })),
})

export const exploreGoal = z.object({
  goalType: z.number(),
  name: z.string(),
  description: z.string(),
  status: z.number(),
  /** The hash route of the goal’s overview: `/plan-for-retirement`. */
  route: z.string(),
})
export type ExploreGoal = z.infer<typeof exploreGoal>

/** A step's sentence as the key of its text in the catalog `next-step`. Amounts (dollars) and days are apart. */
const stepSentence = z.object({
  key: z.enum(stepSentenceKeys),
  values: z.record(z.string(), z.union([z.number(), z.string()])),
  amounts: z.record(z.string(), z.number()),
  days: z.record(z.string(), z.string()),
})

/** Where a step comes from: a bank login, this month's budgets, a recurring payment, a draft, a planner's proposal, or a plan in use. */
const stepSource = z.enum(['bank', 'budget', 'recurring', 'draft', 'proposal', 'plan'])

/** What the step's one button does. */
const stepButton = z.enum(['fixConnection', 'adjustBudget', 'continue', 'try', 'open', 'markDone'])

export const nextStep = z.object({
  id,
  status: z.number(),
  /** 0 for a step about a bank login or a recurring payment, which belongs to no plan. */
  planType: z.number(),
  title: z.string(),
  description: z.string(),
  /** The texts of title and description as keys; a title that is a bank’s own name has none, nor has an answer that an earlier release kept. */
  sentences: z.optional(z.object({ title: z.optional(fixedSentence), description: z.optional(fixedSentence) })),
  /** A hash route in the portal, or null. */
  link: z.nullable(z.string()),
  order: z.number(),
  /** From 0: the place among all steps, the most urgent first, then by dollars a year. */
  rank: z.number(),
  /** 1 broken or a planner's proposal, 2 this month, 3 a draft, 4 money, 5 protection, 6 upkeep. */
  urgency: z.number(),
  source: stepSource,
  button: stepButton,
  /** A day, as `2026-11-30`: until then the person does not want to be reminded. */
  snoozedUntil: z.nullable(z.string()),
  /** Today's dollars a year; 0 if the step has none. */
  dollarsAYear: z.number(),
  /** With its figures; null where a figure is not known, and the title then says it. */
  sentence: z.nullable(stepSentence),
})
export type NextStep = z.infer<typeof nextStep>

/** What a widget on another page reads of a step: no figures. */
const nextStepOfWidget = z.omit(nextStep, { dollarsAYear: true, sentence: true })

export const goalEndpoints = {
  nextSteps: endpoint('nextSteps', {
    summary: 'List the next steps of a plan, optionally of one status, or of a goal.',
    who: 'employee',
    query: z.object({
      planType: z.optional(numberText),
      status: z.optional(numberText),
      goalId: z.optional(numberText),
    }),
    answer: z.array(z.object({ goalId: z.number(), planType: z.number(), nextSteps: z.array(nextStep) })),
    widgets: {
      'next-steps': {
        answer: z.array(z.object({ goalId: z.number(), planType: z.number(), nextSteps: z.array(nextStepOfWidget) })),
      },
    },
  }),
  setNextStepStatus: endpoint('setNextStepStatus', {
    summary: 'Update a next step: complete, dismiss or reopen it.',
    who: 'employee',
    params: z.object({
      id: pathId,
      status: z.pipe(z.enum(['0', '1', '2'], 'Please enter a valid number.'), z.transform(Number)),
    }),
    body: z.object({}),
    answer: nextStep,
    ids: { 'params.id': 'nextStep' },
    widgets: { 'next-steps': { answer: nextStepOfWidget } },
  }),
  snoozeNextStep: endpoint('snoozeNextStep', {
    summary: 'Hide a next step from the dashboard for a week.',
    who: 'employee',
    params: z.object({ id: pathId }),
    body: z.object({}),
    answer: nextStep,
    ids: { 'params.id': 'nextStep' },
  }),
  deleteNextStep: endpoint('deleteNextStep', {
    summary: 'Delete a next step. Dismissed steps are kept.',
    who: 'employee',
    params: z.object({ id: pathId }),
    answer: nothing,
    ids: { 'params.id': 'nextStep' },
  }),
  myGoals: endpoint('myGoals', {
    summary: 'List started goals and goals with a pending plan.',
    who: 'employee',
    answer: z.array(goal),
    widgets: { goals: { answer: z.array(goalOfWidget) }, 'link-accounts': { answer: z.array(goalWithPlans) } },
  }),
  deleteMyGoal: endpoint('deleteMyGoal', {
    summary: 'Cancel all plans of a goal, with next steps and account links. Accounts are kept. Idempotent.',
    who: 'employee',
    params: goalTypeParam,
    answer: nothing,
  }),
  allGoals: endpoint('allGoals', {
    summary: 'List all seven goals with plans.',
    who: 'employee',
    answer: z.array(goal),
  }),
  exploreGoals: endpoint('exploreGoals', {
    summary: 'List all seven goals with status.',
    who: 'employee',
    answer: z.array(exploreGoal),
  }),
  exploreGoal: endpoint('exploreGoal', {
    summary: 'Get one goal with its status.',
    who: 'employee',
    params: goalTypeParam,
    answer: exploreGoal,
  }),
  setInterestFlag: endpoint('setInterestFlag', {
    summary: 'Register interest in an upcoming goal. Repeats change nothing.',
    who: 'employee',
    body: z.object({ interestFlag: choice(goalTypes) }),
    answer: nothing,
  }),
  // Must come after the calls above: its path also matches their one-word paths.
  goal: endpoint('goal', {
    summary: 'Get one goal with its plans.',
    who: 'employee',
    params: goalTypeParam,
    answer: goal,
  }),
}
