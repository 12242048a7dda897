export { PlanStart } from './plan-start.tsx'
