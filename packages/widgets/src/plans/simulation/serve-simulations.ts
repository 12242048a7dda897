import type { LeverCase } from '@evenkeel/engine'
import { findLevers } from './find-levers.ts'
import { runSimulation, type SimulationAnswer, type SimulationRequest } from './simulation.ts'
import type { Answered, Sent } from './simulator-in-worker.ts'

/** The part of a worker's global scope that is used here. */
interface WorkerScope {
  addEventListener(type: 'message', heard: (event: MessageEvent<Sent>) => void): void
  postMessage(message: Answered, options: { readonly transfer: Transferable[] }): void
}

function answerTo(request: SimulationRequest): SimulationAnswer | null {
  try {
    return runSimulation(request)
  } catch {
    return null
  }
}

/** Runs the worker: `serveSimulations(globalThis)`. */
export function serveSimulations(scope: WorkerScope): void {
  const post = (message: Answered) => scope.postMessage(message, { transfer: [] })
  const searches = new Map<number, () => void>()
  const search = (id: number, plan: LeverCase): void => {
    const stop = findLevers(plan, {
      onLever: (lever) => post({ id, lever }),
      onEnd: () => (searches.delete(id), post({ id, isEnd: true })),
      onFailure: () => (searches.delete(id), post({ id, lever: null })),
    })
    searches.set(id, stop)
  }
  scope.addEventListener('message', ({ data }) => {
    if ('request' in data) return post({ id: data.id, answer: answerTo(data.request) })
    if ('plan' in data) return search(data.id, data.plan)
    searches.get(data.id)?.()
    searches.delete(data.id)
  })
}
