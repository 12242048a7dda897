import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `onEnd` once after `duration` ms, not counting the time while `paused`; with null never. */
export function usePausableTimer(duration: number | null, paused: boolean, onEnd: () => void): void {
  const left = useRef(duration)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    const ms = left.current
    if (ms === null || paused) return
    const started = performance.now()
    const timer = setTimeout(() => end(), ms)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, ms - (performance.now() - started))
    }
  }, [paused])
}
