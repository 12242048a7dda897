import type { NextStep } from '@evenkeel/api-client/contract/goals'
import { stepText } from '@evenkeel/api-client/contract/next-step-words'
import type { StepScene } from '../next-step-facts/plan-now.ts'
import { uncompletedSteps } from '../next-steps.ts'

/** Returns the open steps of plans, the most urgent first, in the words of the home screen. Banks and budgets have notes of their own. */
export const openPlanSteps = (scene: StepScene): NextStep[] =>
  uncompletedSteps(scene)
    .filter(({ source }) => source === 'plan' || source === 'draft')
    .map((step) => (step.sentence === null ? step : { ...step, title: stepText(step.sentence) }))
