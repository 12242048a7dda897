export { PlanFacts } from './plan-facts.tsx'
