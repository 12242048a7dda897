import { type RefObject, useEffect, useRef } from 'react'
import type { Simulator } from './simulator.ts'

/** Keeps a simulator while the component is there. `start` must be the same function on every render. */
export function useSimulator(start: () => Simulator): RefObject<Simulator | null> {
  const simulator = useRef<Simulator | null>(null)
  useEffect(() => {
    const own = start()
    simulator.current = own
    return () => {
      own.stop()
      simulator.current = null
    }
  }, [start])
  return simulator
}
