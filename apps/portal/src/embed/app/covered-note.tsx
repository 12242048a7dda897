import { Icon } from '@evenkeel/ui/icon'
import { useSyncExternalStore } from 'react'
import { coveredWords, isCovered } from './guarded-client.ts'

/** How long the line stays, in milliseconds. */
const staysFor = 8000

/** Notes that the page was in the way of a press. */
export function createCovered() {
  const listeners = new Set<() => void>()
  let isNow = false
  let ending: ReturnType<typeof setTimeout> | undefined
  const set = (next: boolean) => {
    isNow = next
    for (const listener of listeners) listener()
  }
  return {
    /** Takes a failure that is said in the card; false for any other. */
    take(reason: unknown): boolean {
      if (!isCovered(reason)) return false
      clearTimeout(ending)
      ending = setTimeout(() => set(false), staysFor)
      set(true)
      return true
    },
    isNow: () => isNow,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Says in the card why a press did nothing. */
export function CoveredNote({ covered }: { readonly covered: ReturnType<typeof createCovered> }) {
  const isNow = useSyncExternalStore(covered.subscribe, covered.isNow)
  return (
    <div role="status" className="shrink-0">
      {isNow && (
        <p className="flex items-center gap-2 px-4 py-2 text-label text-warning">
          <Icon name="alert-triangle" size={16} />
          {coveredWords}
        </p>
      )}
    </div>
  )
}
