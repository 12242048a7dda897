export { PlanChanges } from './plan-changes.tsx'
export { PlanFacts } from './plan-facts.tsx'
