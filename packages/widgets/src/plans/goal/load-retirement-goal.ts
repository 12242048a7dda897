import { keptLoad } from '../../shared/kept-load.ts'

/** Loads the page of a running retirement plan, apart from the pages of other plans: it has the calculator's form and charts. */
export const loadRetirementGoal = keptLoad(async () => (await import('./retirement-goal.tsx')).RetirementGoal)
