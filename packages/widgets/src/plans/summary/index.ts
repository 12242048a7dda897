export { PlanSummary } from './plan-summary.tsx'
