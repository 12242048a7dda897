export { BudgetPlanCard } from './budget-plan-card.tsx'
