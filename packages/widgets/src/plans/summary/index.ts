export { planAnswers } from './plan-answer.tsx'
export { PlanSummary } from './plan-summary.tsx'
