import { useEffect, useRef, useState } from 'react'
import type { SimulationAnswer, SimulationRequest } from '../simulation/simulation.ts'
import type { Simulator } from '../simulation/simulator.ts'

interface Ask {
  readonly request: SimulationRequest
}

export interface Simulated<Simulable extends Ask> {
  /** The newest answer; kept while a newer one is being calculated. */
  readonly answer: SimulationAnswer | null
  /** What the answer belongs to. */
  readonly asked: Simulable | null
  /** The answer belongs to an earlier request. */
  readonly isStale: boolean
  readonly isFailed: boolean
}

/**
 * Simulates what is asked whenever it changes, one at a time: of what is asked meanwhile only the last is run. Null does
 * nothing. `start` must be the same function on every render.
 */
export function useSimulation<Simulable extends Ask>(
  start: () => Simulator,
  ask: Simulable | null,
): Simulated<Simulable> {
  const simulator = useRef<Simulator | null>(null)
  const wanted = useRef<Simulable | null>(null)
  const isRunning = useRef(false)
  const [done, setDone] = useState<{ readonly asked: Simulable; readonly isFailed: boolean } | null>(null)
  const [found, setFound] = useState<Pick<Simulated<Simulable>, 'answer' | 'asked'>>({ answer: null, asked: null })

  useEffect(() => {
    const own = start()
    simulator.current = own
    return () => {
      own.stop()
      simulator.current = null
    }
  }, [start])

  useEffect(() => {
    wanted.current = ask
    const next = async (): Promise<void> => {
      const own = simulator.current
      const asked = wanted.current
      if (own === null || asked === null || isRunning.current) return
      isRunning.current = true
      const answer = await own.run(asked.request).catch(() => null)
      isRunning.current = false
      // The simulator was stopped meanwhile: the waiting request goes to its replacement, if there is one.
      if (simulator.current !== own) return next()
      setDone({ asked, isFailed: answer === null })
      if (answer !== null) setFound({ answer, asked })
      if (wanted.current !== asked) await next()
    }
    void next()
  }, [ask])

  const isStale = ask === null ? found.answer !== null : done?.asked !== ask
  return { ...found, isStale, isFailed: done !== null && done.asked === ask && done.isFailed }
}
