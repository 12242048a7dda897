import { latestLinkedSum, roundToCents } from '@evenkeel/engine'
import { withinField } from './known.ts'
import type { PlanContext } from './plan-definition.ts'

interface Followed {
  readonly value: number | null
  readonly isOverridden: boolean
}

/** Dollars; a smaller difference counts as none. Source: Q-LINK-1. */
const smallestDifference = 0.005

/**
 * Returns the value of a field that linked accounts fill: their latest sum, unless the person typed another value.
 * Without linked accounts it is the typed value; if all linked accounts are deleted, the value they filled in becomes
 * 0. If `isOverridden` is undefined, a value that differs from the sum counts as typed. An overdrawn account fills in
 * 0. `besides` is what counts apart from accounts: the employer's insurance.
 * Source: Q-LINK-1.
 */
export function followLinked(
  { linked, hasLostLinked }: Pick<PlanContext, 'linked' | 'hasLostLinked'>,
  { value, isOverridden }: { readonly value: number | null | undefined; readonly isOverridden: boolean | undefined },
  besides = 0,
): Followed {
  const isFree = linked.length === 0 && besides === 0 && (!hasLostLinked || typeof value !== 'number')
  if (isFree) return { value: value ?? null, isOverridden: false }
  const sum = withinField(roundToCents(latestLinkedSum(linked) + besides))
  const isOther = typeof value === 'number' && Math.abs(value - sum) >= smallestDifference
  return isOther && isOverridden !== false ? { value, isOverridden: true } : { value: sum, isOverridden: false }
}
