import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import { latestLinkedSum } from '@evenkeel/engine'
import { withinField } from './known.ts'

interface Followed {
  readonly value: number | null
  readonly isOverridden: boolean
}

/** Dollars; values nearer to each other are the same (Q-LINK-1). */
const SMALLEST_DIFFERENCE = 0.005

/**
 * The value of a field that linked accounts fill (Q-LINK-1): their latest sum, unless the person typed another one. Without
 * linked accounts it is what was typed. Whoever does not say whether it was typed has typed it where it differs. An
 * overdrawn account fills in nothing.
 */
export function followLinked(
  linked: readonly LinkedAccount[],
  { value, isOverridden }: { readonly value: number | null | undefined; readonly isOverridden: boolean | undefined },
): Followed {
  if (linked.length === 0) return { value: value ?? null, isOverridden: false }
  const sum = withinField(latestLinkedSum(linked))
  const isOther = typeof value === 'number' && Math.abs(value - sum) >= SMALLEST_DIFFERENCE
  return isOther && isOverridden !== false ? { value, isOverridden: true } : { value: sum, isOverridden: false }
}
