export { AllGoals } from './all-goals.tsx'
export { GoalOverview } from './goal-overview.tsx'
export { MyGoals } from './my-goals.tsx'
