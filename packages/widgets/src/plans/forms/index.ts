export { LiveAnswer } from './live-answer.tsx'
export { PlanForm } from './plan-form.tsx'
