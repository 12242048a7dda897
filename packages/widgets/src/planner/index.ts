export { PlannerCard } from './planner-card.tsx'
