export { GoalNextSteps } from './goal-next-steps.tsx'
export { NextStepsCard } from './next-steps-card.tsx'
export { PlanNextSteps } from './plan-next-steps.tsx'
