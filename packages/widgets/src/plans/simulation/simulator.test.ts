import { chance, FamilyStatus, type Lever, type LeverCase, retirementLevers } from '@evenkeel/engine'
import { describe, expect, it } from 'vitest'
import { runSimulation } from './simulation.ts'
import { serveSimulations } from './serve-simulations.ts'
import { simulatorIn } from './simulator-in-worker.ts'
import { type Simulator, simulatorHere } from './simulator.ts'

const person = {
  age: 60,
  dob: '1966-03-14',
  annualIncome: 84_000,
  familyStatus: FamilyStatus.Single,
  lifeExpectancy: 90,
  rates: { currentReturn: 0.06, retirementReturn: 0.04, inflation: 0.025, savings: 0.08 },
  retirement: { age: 67, expenses: 40_000, fund: 500_000 },
}
const request = {
  person,
  asOf: '2026-11-19',
  variants: [{ key: 'poorer', person: { ...person, retirement: { ...person.retirement, fund: 0 } } }],
}

/** A worker in the page: a message posted to one side is received on the other. */
class WorkerInPage extends EventTarget {
  readonly #scope = new EventTarget()
  isRunning = true
  constructor() {
    super()
    serveSimulations({
      addEventListener: (_, heard) =>
        this.#scope.addEventListener('message', (event) => event instanceof MessageEvent && heard(event)),
      postMessage: (data) => void queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data }))),
    })
  }
  postMessage(data: unknown) {
    this.#scope.dispatchEvent(new MessageEvent('message', { data }))
  }
  terminate() {
    this.isRunning = false
  }
  onmessage = null
  onmessageerror = null
  onerror = null
}

describe('a simulation', () => {
  it('returns the futures of the plan and the chance of each change, the same every time', () => {
    const answer = runSimulation(request)
    expect(answer.paths).toBe(chance.paths)
    expect(answer.years.map(({ age }) => age)).toEqual(Array.from({ length: 31 }, (_, year) => 60 + year))
    expect(answer.variants['poorer']).toBeLessThan(answer.successRate)
    expect(runSimulation(request)).toEqual(answer)
  })

  it('is the same in a worker as in the page', async () => {
    const worker = simulatorIn(new WorkerInPage())
    const answers = await Promise.all([worker.run(request), worker.run({ ...request, variants: [] })])
    expect(answers[0]).toEqual(await simulatorHere().run(request))
    expect(answers[1]?.variants).toEqual({})
  })

  it('says so when the input cannot be simulated, when the worker fails, and when it is stopped', async () => {
    const page = new WorkerInPage()
    const worker = simulatorIn(page)
    await expect(worker.run({ ...request, person: { ...person, age: 60.5 } })).rejects.toThrow('could not be run')
    const waiting = worker.run(request)
    page.dispatchEvent(new Event('error'))
    await expect(waiting).rejects.toThrow('could not be run')
    const last = worker.run(request)
    worker.stop()
    await expect(last).rejects.toThrow('could not be run')
    expect(page.isRunning).toBe(false)
  })
})

const poorer = { ...person, retirement: { ...person.retirement, fund: 100_000 } }
const plan: LeverCase = { person: poorer, options: { asOf: '2026-11-19' }, match: null }

/** Waits for the end of a search and returns what was found, or null where it failed. */
const found = (simulator: Simulator, asked: LeverCase): Promise<readonly Lever[] | null> =>
  new Promise((resolve) => {
    const levers: Lever[] = []
    simulator.findLevers(asked, {
      onLever: (lever) => void levers.push(lever),
      onEnd: () => resolve(levers),
      onFailure: () => resolve(null),
    })
  })

describe('a simulation by the figures of 2026', () => {
  it('is another than by those of 2017, and is checked with a state tax until the person states a rate', () => {
    const newest = runSimulation({ ...request, ruleBookId: 'official-2026' })
    expect(newest.successRate).not.toBe(runSimulation(request).successRate)
    expect(runSimulation(request).withStateTax).toBeNull()
    const taxed = { ...person, rates: { ...person.rates, stateTaxRate: 0.05 } }
    const stated = runSimulation({ ...request, person: taxed, ruleBookId: 'official-2026' })
    expect(newest.withStateTax).toEqual({ rate: 0.05, successRate: stated.successRate })
    expect(stated.withStateTax).toBeNull()
  })
})

describe('the levers of a plan', () => {
  it('are the same in a worker as in the page, in their order, and those of the engine', async () => {
    const levers = [...retirementLevers(plan)]
    expect(levers.length).toBeGreaterThan(3)
    expect(await found(simulatorHere(), plan)).toEqual(levers)
    expect(await found(simulatorIn(new WorkerInPage()), plan)).toEqual(levers)
  })

  it.each([
    ['in the page', simulatorHere],
    ['in a worker', () => simulatorIn(new WorkerInPage())],
  ])('stop %s when nobody waits for them, and a later question is answered', async (_, start) => {
    const simulator = start()
    const levers: Lever[] = []
    const isOver = await new Promise((resolve) => {
      const stop = simulator.findLevers(plan, {
        onLever(lever) {
          levers.push(lever)
          stop()
          void found(simulator, { ...plan, match: { matchRate: 0.5, matchLimit: 0.06 } }).then(resolve)
        },
        onEnd: () => resolve('not stopped'),
        onFailure: () => resolve('not stopped'),
      })
    })
    expect(isOver).not.toBe('not stopped')
    expect(levers).toHaveLength(1)
  })

  it('leave a simulation its turn between two of them', async () => {
    const simulator = simulatorIn(new WorkerInPage())
    const order: string[] = []
    await new Promise<void>((resolve) => {
      simulator.findLevers(plan, {
        onLever(lever) {
          if (order.length === 0) void simulator.run(request).then(() => order.push('simulation'))
          order.push(lever.key)
        },
        onEnd: resolve,
        onFailure: resolve,
      })
    })
    expect(order[0]).toBe('saveOneMore')
    expect(order).toContain('simulation')
    expect(order.at(-1)).not.toBe('simulation')
  })

  it('say so when the plan cannot be worked out and when the worker fails', async () => {
    const page = new WorkerInPage()
    const worker = simulatorIn(page)
    const broken = { ...plan, person: { ...person, age: 60.5 } }
    expect(await found(worker, broken)).toBeNull()
    expect(await found(simulatorHere(), broken)).toBeNull()
    const waiting = found(worker, plan)
    page.dispatchEvent(new Event('error'))
    expect(await waiting).toBeNull()
  })
})
