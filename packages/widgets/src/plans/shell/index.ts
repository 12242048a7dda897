export { isPlan } from './is-plan.ts'
export { PlanNotices } from './plan-notices.tsx'
export { Calculated } from './calculated.tsx'
export { changedLinks, changedValues, saveDraft, saveLinks } from './asked-plan.ts'
