export { AllPlanSteps } from './all-plan-steps.tsx'
export { NextStepsCard } from './next-steps-card.tsx'
export { GoalNextSteps, PlanNextSteps } from './open-next-steps.tsx'
