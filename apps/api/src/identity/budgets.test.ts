// Proves: ASVS-15.2.2
import { describe, expect, it } from 'vitest'
import { ApiError } from '../errors.ts'
import { createTestClock } from '../../testing/test-parts.ts'
import { callBudget, createBudgets } from './budgets.ts'

const never = new AbortController().signal

/** Work that lasts until the test ends it. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  return { work: () => promise, finish: () => resolve('done'), fail: () => reject(new Error('broke')) }
}

const outcome = (result: Promise<unknown>) =>
  result.then(
    () => 200,
    (error: unknown) => (error instanceof ApiError ? error.status : 500),
  )

describe('large bodies', () => {
  it('of one person are taken one at a time; the next is refused with a message and a time to wait', async () => {
    const budgets = createBudgets(createTestClock())
    const first = held()
    const begun = budgets.upload(1, never, first.work)
    await expect(budgets.upload(1, never, async () => 'second')).rejects.toMatchObject({
      status: 429,
      code: 10000,
      message: 'You have several of these in progress. Wait a moment.',
      retryAfterSeconds: 2,
    })
    first.finish()
    expect(await begun).toBe('done')
    expect(await budgets.upload(1, never, async () => 'again')).toBe('again')
  })

  it('of many people: two are read, four wait in their order, all others are refused', async () => {
    const budgets = createBudgets(createTestClock())
    const works = Array.from({ length: 40 }, held)
    const order: number[] = []
    const answers = works.map(({ work }, person) =>
      outcome(
        budgets.upload(person, never, () => {
          order.push(person)
          return work()
        }),
      ),
    )
    expect(await Promise.all(answers.slice(6))).toEqual(Array.from({ length: 34 }, () => 503))
    await expect(budgets.upload(99, never, async () => '')).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 })
    expect(order).toEqual([0, 1])
    works[0]?.finish()
    await answers[0]
    works[1]?.fail()
    await answers[1]
    expect(order).toEqual([0, 1, 2, 3])
    for (const { finish } of works) finish()
    expect(await Promise.all(answers.slice(0, 6))).toEqual([200, 500, 200, 200, 200, 200])
    expect(order).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('free their place when they fail, and when their sender leaves the queue', async () => {
    const budgets = createBudgets(createTestClock(), { atWork: 1, waiting: 1 })
    expect(await outcome(budgets.upload(1, never, () => Promise.reject(new ApiError(400, 10000))))).toBe(400)
    const first = held()
    const begun = budgets.upload(1, never, first.work)
    const leaving = new AbortController()
    const waiting = outcome(budgets.upload(2, leaving.signal, async () => ''))
    leaving.abort()
    expect(await waiting).toBe(503)
    const next = budgets.upload(3, never, async () => 'next')
    first.finish()
    expect([await begun, await next]).toEqual(['done', 'next'])
  })

  it('are refused with words once they have waited for 20 seconds, before the server cuts them, and leave the queue', async () => {
    const limits: [number, AbortController][] = []
    const timeout = (milliseconds: number) => {
      const controller = new AbortController()
      limits.push([milliseconds, controller])
      return controller.signal
    }
    const budgets = createBudgets(createTestClock(), { atWork: 1, waiting: 1 }, timeout)
    const first = held()
    const begun = budgets.upload(1, never, first.work)
    const waiting = budgets.upload(2, never, async () => 'second')
    for (const [, controller] of limits) controller.abort()
    expect(limits.map(([milliseconds]) => milliseconds)).toEqual([20_000, 20_000])
    await expect(waiting).rejects.toMatchObject({
      status: 503,
      retryAfterSeconds: 5,
      message: 'Evenkeel is busy. Try again in a few seconds.',
    })
    const next = budgets.upload(2, never, async () => 'again')
    first.finish()
    expect([await begun, await next]).toEqual(['done', 'again'])
  })

  it('that never report their end keep their place for two minutes', async () => {
    const clock = createTestClock()
    const budgets = createBudgets(clock, { atWork: 1, waiting: 0 })
    const lost = held()
    const begun = budgets.upload(1, never, lost.work)
    expect(await outcome(budgets.upload(2, never, async () => ''))).toBe(503)
    clock.advance(120_000)
    const second = held()
    const other = budgets.upload(2, never, second.work)
    lost.finish()
    await begun
    // The lost one ends after all; it frees no place, because it has none any more.
    expect(await outcome(budgets.upload(3, never, async () => ''))).toBe(503)
    second.finish()
    expect(await other).toBe('done')
  })
})

const short = { isLong: false, isWrite: false }
const long = { isLong: true, isWrite: false }
const write = { isLong: false, isWrite: true }
const refusal = {
  status: 429,
  code: 10000,
  message: 'You have several of these in progress. Wait a moment.',
  notice: { event: 'budget-refused', subject: 'caller:1' },
}

describe('the calls of one person', () => {
  it.each([
    ['calls', short, callBudget.calls],
    ['long calls', long, callBudget.longCalls],
  ])('%s run so many at once, more wait in their order, and the rest are refused', async (_what, kind, places) => {
    const budgets = createBudgets(createTestClock())
    const works = Array.from({ length: places.atWork + places.waiting }, held)
    const begun: number[] = []
    const answers = works.map(({ work }, index) =>
      budgets.call(1, kind, () => {
        begun.push(index)
        return work()
      }),
    )
    await expect(budgets.call(1, kind, async () => 'one more')).rejects.toMatchObject(refusal)
    expect(begun).toHaveLength(places.atWork)
    expect(await budgets.call(2, kind, async () => 'of another person')).toBe('of another person')
    works[0]?.finish()
    await answers[0]
    expect(begun.at(-1)).toBe(places.atWork)
    for (const { finish } of works) finish()
    expect(await Promise.all(answers)).toHaveLength(works.length)
    expect(await budgets.call(1, kind, async () => 'again')).toBe('again')
  })

  it('that fail give their place back', async () => {
    const budgets = createBudgets(createTestClock())
    for (let tries = 0; tries < 200; tries += 1)
      await expect(budgets.call(1, short, () => Promise.reject(new Error('broke')))).rejects.toThrow('broke')
  })

  it.each([
    ['long calls', long, callBudget.longInMinute],
    ['writes', write, callBudget.writesInMinute],
  ])('%s come so often in a minute; then one comes back at a time', async (_what, kind, inMinute) => {
    const clock = createTestClock()
    const budgets = createBudgets(clock)
    const send = (personId = 1) => outcome(budgets.call(personId, kind, async () => ''))
    for (let sent = 0; sent < inMinute; sent += 1) expect(await send()).toBe(200)
    expect([await send(), await send(2)]).toEqual([429, 200])
    clock.advance(60_000 / inMinute)
    expect([await send(), await send()]).toEqual([200, 429])
    clock.advance(60 * 60_000)
    for (let sent = 0; sent < inMinute; sent += 1) expect(await send()).toBe(200)
    expect(await send()).toBe(429)
  })

  it('that only read are not counted in the minute', async () => {
    const budgets = createBudgets(createTestClock())
    for (let sent = 0; sent < 2_000; sent += 1) expect(await budgets.call(1, short, async () => 'read')).toBe('read')
  })
})
