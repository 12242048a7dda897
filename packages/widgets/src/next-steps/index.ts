export { GoalNextSteps } from './goal-next-steps.tsx'
export { NextStepsCard } from './next-steps-card.tsx'
