import { PlanType } from '@evenkeel/engine'

const known = new Set<number>(Object.values(PlanType))

const isPlanType = (value: number): value is PlanType => known.has(value)

/** Returns the plan type for a number in the API; null for one that this build does not know. */
export const toPlanType = (value: number): PlanType | null => (isPlanType(value) ? value : null)
