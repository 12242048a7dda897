export { PlanForm } from './plan-form.tsx'
