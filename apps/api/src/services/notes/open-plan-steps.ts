import type { NextStep } from '@evenkeel/api-client/contract/goals'
import type { StepScene } from '../next-step-facts/plan-now.ts'
import { uncompletedSteps } from '../next-steps.ts'

/** Returns the open steps of plans, the most urgent first. Banks and budgets have notes of their own. */
export const openPlanSteps = (scene: StepScene): NextStep[] =>
  uncompletedSteps(scene).filter(({ source }) => source === 'plan' || source === 'draft')
