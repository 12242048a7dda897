export { Checkup } from './checkup.tsx'
export { CheckupSummary } from './checkup-summary.tsx'
export { WellBeing } from './well-being.tsx'
export { WellBeingSummary } from './well-being-summary.tsx'
