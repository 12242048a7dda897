import type { Lever, LeverCase } from '@evenkeel/engine'
import type { LeverListener } from './find-levers.ts'
import type { SimulationAnswer, SimulationRequest } from './simulation.ts'
import type { Simulator } from './simulator.ts'

/** What the page sends: a household to simulate, a plan to find levers for, or that a search can stop. */
export type Sent =
  | { readonly id: number; readonly request: SimulationRequest }
  | { readonly id: number; readonly plan: LeverCase }
  | { readonly id: number; readonly isStopped: true }

/** What the worker answers; a question that cannot be worked out is answered with null. */
export type Answered =
  | { readonly id: number; readonly answer: SimulationAnswer | null }
  | { readonly id: number; readonly lever: Lever | null }
  | { readonly id: number; readonly isEnd: true }

interface Waiting {
  readonly resolve: (answer: SimulationAnswer) => void
  readonly reject: (reason: Error) => void
}

const notRun = () => new Error('The simulation could not be run.')

/** Who waits for what, by the number of the question. */
class Questions {
  readonly #answers = new Map<number, Waiting>()
  readonly #levers = new Map<number, LeverListener>()
  #count = 0

  ask(waiting: Waiting): number {
    this.#answers.set(++this.#count, waiting)
    return this.#count
  }

  askLevers(listener: LeverListener): number {
    this.#levers.set(++this.#count, listener)
    return this.#count
  }

  forget(id: number): void {
    this.#levers.delete(id)
  }

  hear(answered: Answered): void {
    const { id } = answered
    if ('answer' in answered) {
      const asked = this.#answers.get(id)
      this.#answers.delete(id)
      if (answered.answer === null) asked?.reject(notRun())
      else asked?.resolve(answered.answer)
      return
    }
    const listener = this.#levers.get(id)
    if ('lever' in answered && answered.lever !== null) return listener?.onLever(answered.lever)
    this.#levers.delete(id)
    if ('isEnd' in answered) listener?.onEnd()
    else listener?.onFailure()
  }

  giveUp(): void {
    for (const { reject } of this.#answers.values()) reject(notRun())
    for (const { onFailure } of this.#levers.values()) onFailure()
    this.#answers.clear()
    this.#levers.clear()
  }
}

/** Simulates in a worker that runs `serveSimulations`; the worker ends with `stop`. */
export function simulatorIn(worker: Worker): Simulator {
  const questions = new Questions()
  const post = (message: Sent) => worker.postMessage(message, { transfer: [] })
  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => questions.hear(data))
  worker.addEventListener('error', () => questions.giveUp())
  return {
    run: (request) =>
      new Promise((resolve, reject) => post({ id: questions.ask({ resolve, reject }), request } satisfies Sent)),
    findLevers(plan, listener) {
      const id = questions.askLevers(listener)
      post({ id, plan })
      return () => {
        questions.forget(id)
        post({ id, isStopped: true })
      }
    },
    stop() {
      worker.terminate()
      questions.giveUp()
    },
  }
}
