export { DebtGoal } from './debt-goal.tsx'
export { loadRetirementGoal } from './load-retirement-goal.ts'
