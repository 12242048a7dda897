export { AllGoals } from './all-goals.tsx'
export { GoalsCard } from './goals-card.tsx'
export { MyGoals } from './my-goals.tsx'
export { StartGoals } from './start-goals.tsx'
