import { latestLinkedSum } from '@evenkeel/engine'
import { withinField } from './known.ts'
import type { Ground } from './plan-kind.ts'

interface Followed {
  readonly value: number | null
  readonly isOverridden: boolean
}

/** Dollars; values nearer to each other are the same (Q-LINK-1). */
const SMALLEST_DIFFERENCE = 0.005

/**
 * The value of a field that linked accounts fill (Q-LINK-1): their latest sum, unless the person typed another one. Without
 * linked accounts it is what was typed; where all that were linked are gone, what they had filled in is 0. Whoever does not
 * say whether it was typed has typed it where it differs. An overdrawn account fills in nothing.
 */
export function followLinked(
  { linked, hasLostLinked }: Pick<Ground, 'linked' | 'hasLostLinked'>,
  { value, isOverridden }: { readonly value: number | null | undefined; readonly isOverridden: boolean | undefined },
): Followed {
  const isFree = linked.length === 0 && (!hasLostLinked || typeof value !== 'number')
  if (isFree) return { value: value ?? null, isOverridden: false }
  const sum = withinField(latestLinkedSum(linked))
  const isOther = typeof value === 'number' && Math.abs(value - sum) >= SMALLEST_DIFFERENCE
  return isOther && isOverridden !== false ? { value, isOverridden: true } : { value: sum, isOverridden: false }
}
