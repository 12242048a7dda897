export { DebtGoal } from './debt-goal.tsx'
export { GoalCalculator } from './goal-calculator.tsx'
export { loadRetirementGoal } from './load-retirement-goal.ts'
