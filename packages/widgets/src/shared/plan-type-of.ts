import { PlanType } from '@evenkeel/engine'

const known = new Set<number>(Object.values(PlanType))

const isPlanType = (value: number): value is PlanType => known.has(value)

/** The plan of a number from the wire; null for one that this build does not know. */
export const planTypeOf = (value: number): PlanType | null => (isPlanType(value) ? value : null)
