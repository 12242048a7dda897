import type { LeverCase } from '@evenkeel/engine'
import type { LeverListener } from './find-levers.ts'
import type { SimulationAnswer, SimulationRequest } from './simulation.ts'

/** Simulates in the background, so that the page stays responsive. */
export interface Simulator {
  /** Rejects when the simulation could not be run. */
  readonly run: (request: SimulationRequest) => Promise<SimulationAnswer>
  /** Solves what would help a plan, one lever after another; returns how to stop it. */
  readonly findLevers: (plan: LeverCase, listener: LeverListener) => () => void
  readonly stop: () => void
}

type FindLevers = Simulator['findLevers']

/** Returns a search that begins as soon as what it needs is loaded, and can be stopped before. */
export const findLater =
  (load: () => Promise<{ readonly findLevers: FindLevers }>): FindLevers =>
  (plan, listener) => {
    let isStopped = false
    let stop = (): void => void (isStopped = true)
    load().then(({ findLevers }) => {
      if (!isStopped) stop = findLevers(plan, listener)
    }, listener.onFailure)
    return () => stop()
  }

/** Simulates in the page itself, for places without a worker. What simulates or finds levers is loaded when it is asked for. */
export const simulatorHere = (): Simulator => ({
  run: async (request) => (await import('./simulation.ts')).runSimulation(request),
  findLevers: findLater(() => import('./find-levers.ts')),
  stop: () => undefined,
})
