import type { Lever, LeverCase } from '@evenkeel/engine'
import { useEffect, useState } from 'react'
import type { Simulator } from './simulator.ts'
import { useSimulator } from './use-simulator.ts'

/** What would help a plan, as far as it is found. */
export interface FoundLevers {
  /** In the order of the list; grows one by one, and starts empty for each plan. */
  readonly levers: readonly Lever[]
  readonly isSearching: boolean
  /** The plan cannot be worked out, or no simulation can run here. */
  readonly isFailed: boolean
}

interface Search extends FoundLevers {
  readonly plan: LeverCase | null
}

const nothing: FoundLevers = { levers: [], isSearching: false, isFailed: false }

/**
 * Finds what would help a retirement plan, solved one after another in another simulator than the page's, whose
 * simulations then do not wait. Another `plan` stops the search and starts a new one; null asks nothing. `plan` must keep its
 * identity while it is equal (useMemo), and `start` must be the same function on every render.
 */
export function useLevers(start: () => Simulator, plan: LeverCase | null): FoundLevers {
  const simulator = useSimulator(start)
  const [search, setSearch] = useState<Search>({ ...nothing, plan: null })

  useEffect(() => {
    if (plan === null) return
    const change = (changed: (search: FoundLevers) => FoundLevers) =>
      setSearch((now) => ({ ...changed(now.plan === plan ? now : { ...nothing, isSearching: true }), plan }))
    return simulator.current?.findLevers(plan, {
      onLever: (lever) => change((now) => ({ ...now, levers: [...now.levers, lever] })),
      onEnd: () => change((now) => ({ ...now, isSearching: false })),
      onFailure: () => change(() => ({ ...nothing, isFailed: true })),
    })
  }, [plan, simulator])

  if (plan === null) return nothing
  return search.plan === plan ? search : { ...nothing, isSearching: true }
}
