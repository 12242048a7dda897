import { answerOf, type SimulationAnswer, type SimulationRequest } from './simulation.ts'

/** Something that simulates beside the page, so that the page answers meanwhile. */
export interface Simulator {
  /** Rejects when the simulation could not be run. */
  readonly run: (request: SimulationRequest) => Promise<SimulationAnswer>
  readonly stop: () => void
}

interface Sent {
  readonly id: number
  readonly request: SimulationRequest
}

interface Told {
  readonly id: number
  readonly answer: SimulationAnswer | null
}

/** The part of a worker's global scope that is used here. */
interface WorkerScope {
  addEventListener(type: 'message', heard: (event: MessageEvent<Sent>) => void): void
  postMessage(message: Told, options: { readonly transfer: Transferable[] }): void
}

/** The whole of the worker: `serveSimulations(globalThis)`. An input that cannot be simulated is answered with null. */
export function serveSimulations(scope: WorkerScope): void {
  scope.addEventListener('message', ({ data: { id, request } }) => {
    try {
      scope.postMessage({ id, answer: answerOf(request) }, { transfer: [] })
    } catch {
      scope.postMessage({ id, answer: null }, { transfer: [] })
    }
  })
}

interface Waiting {
  readonly resolve: (answer: SimulationAnswer) => void
  readonly reject: (reason: Error) => void
}

const notRun = () => new Error('The simulation could not be run.')

/** Simulates in a worker that runs `serveSimulations`; the worker ends with `stop`. */
export function simulatorIn(worker: Worker): Simulator {
  const waiting = new Map<number, Waiting>()
  let count = 0
  const giveUp = () => {
    for (const { reject } of waiting.values()) reject(notRun())
    waiting.clear()
  }
  worker.addEventListener('message', ({ data: { id, answer } }: MessageEvent<Told>) => {
    const asked = waiting.get(id)
    waiting.delete(id)
    if (answer === null) asked?.reject(notRun())
    else asked?.resolve(answer)
  })
  worker.addEventListener('error', giveUp)
  return {
    run: (request) =>
      new Promise((resolve, reject) => {
        count += 1
        waiting.set(count, { resolve, reject })
        worker.postMessage({ id: count, request } satisfies Sent, { transfer: [] })
      }),
    stop() {
      worker.terminate()
      giveUp()
    },
  }
}

/** Simulates in the page itself, where there is no worker. */
export const simulatorHere = (): Simulator => ({ run: async (request) => answerOf(request), stop: () => undefined })
