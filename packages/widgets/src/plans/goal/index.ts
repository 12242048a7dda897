export { DebtGoal } from './debt-goal.tsx'
export { GoalCalculator } from './goal-calculator.tsx'
export { RetirementGoal } from './retirement-goal.tsx'
