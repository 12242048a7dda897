import { useEffect, useRef, useState } from 'react'
import type { SimulationAnswer, SimulationRequest } from '../simulation/simulation.ts'
import type { Simulator } from '../simulation/simulator.ts'

interface Simulated {
  /** The newest answer; kept while a newer one is being calculated. */
  readonly answer: SimulationAnswer | null
  /** The answer belongs to an earlier request. */
  readonly isStale: boolean
  readonly isFailed: boolean
}

/**
 * Simulates a request whenever it changes, one at a time: of the requests that arrive meanwhile only the last is run. A null request does
 * nothing. `start` must be the same function on every render.
 */
export function useSimulation(start: () => Simulator, request: SimulationRequest | null): Simulated {
  const simulator = useRef<Simulator | null>(null)
  const wanted = useRef<SimulationRequest | null>(null)
  const isRunning = useRef(false)
  const [done, setDone] = useState<{
    readonly request: SimulationRequest
    readonly answer: SimulationAnswer | null
  } | null>(null)
  const [answer, setAnswer] = useState<SimulationAnswer | null>(null)

  useEffect(() => {
    const own = start()
    simulator.current = own
    return () => {
      own.stop()
      simulator.current = null
    }
  }, [start])

  useEffect(() => {
    wanted.current = request
    const next = async (): Promise<void> => {
      const own = simulator.current
      const asked = wanted.current
      if (own === null || asked === null || isRunning.current) return
      isRunning.current = true
      const found = await own.run(asked).catch(() => null)
      isRunning.current = false
      // The simulator was stopped meanwhile: the waiting request goes to its replacement, if there is one.
      if (simulator.current !== own) return next()
      setDone({ request: asked, answer: found })
      if (found !== null) setAnswer(found)
      if (wanted.current !== asked) await next()
    }
    void next()
  }, [request])

  const isStale = request === null ? answer !== null : done?.request !== request
  return { answer, isStale, isFailed: done !== null && done.request === request && done.answer === null }
}
