export { isPlan } from './plan-of.ts'
export { PlanNotices } from './plan-notices.tsx'
export { PlanTools } from './plan-tools.tsx'
export { Calculated } from './calculated.tsx'
