import { type Lever, type LeverCase, retirementLevers } from '@evenkeel/engine'

/** Who hears what is found: each lever as soon as it is solved, then the end or that the plan cannot be worked out. */
export interface LeverListener {
  readonly onLever: (lever: Lever) => void
  readonly onEnd: () => void
  readonly onFailure: () => void
}

/**
 * Solves the levers of a plan one after another. Between two it lets the thread do other work, so that a newer question,
 * or the returned stop, is heard within the time of one lever. Nothing is said after the stop.
 */
export function findLevers(plan: LeverCase, { onLever, onEnd, onFailure }: LeverListener): () => void {
  const levers = retirementLevers(plan)
  let isStopped = false
  const next = (): void => {
    if (isStopped) return
    try {
      const { done, value } = levers.next()
      if (done === true) return onEnd()
      onLever(value)
    } catch {
      return onFailure()
    }
    setTimeout(next, 0)
  }
  setTimeout(next, 0)
  return () => void (isStopped = true)
}
