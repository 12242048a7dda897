import { FamilyStatus } from '@evenkeel/engine'
import { describe, expect, it } from 'vitest'
import { answerOf, chance } from './simulation.ts'
import { serveSimulations, simulatorHere, simulatorIn } from './simulator.ts'

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

/** A worker in the page: what is posted to one side is heard on the other. */
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
  it('gives the futures of the plan and the chance of each change, the same every time', () => {
    const answer = answerOf(request)
    expect(answer.paths).toBe(chance.paths)
    expect(answer.years.map(({ age }) => age)).toEqual(Array.from({ length: 31 }, (_, year) => 60 + year))
    expect(answer.variants['poorer']).toBeLessThan(answer.successRate)
    expect(answerOf(request)).toEqual(answer)
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
