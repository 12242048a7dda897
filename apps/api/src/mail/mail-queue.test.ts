import { describe, expect, it } from 'vitest'
import { createTestClock } from '../../testing/test-app.ts'
import type { MailMessage } from './mail.ts'
import { DeliveryError, createMailQueue } from './mail-queue.ts'

const secondMs = 1_000
const mail = (to: string): MailMessage => ({ to, subject: 'Hello', text: 'Hello' })

/** A queue whose time is the test's own: what waits runs when the clock is moved past its moment. */
function setUp(deliver: (message: MailMessage) => Promise<void>) {
  const clock = createTestClock()
  let waiting: { work: () => void; at: number }[] = []
  const lost: unknown[] = []
  const queue = createMailQueue({
    clock,
    deliver,
    later: (work, milliseconds) => void waiting.push({ work, at: clock.now() + milliseconds }),
    onLost: (error) => void lost.push(error),
  })
  /** Lets everything that was begun come to rest. */
  const settle = async () => {
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
  }
  const advance = async (milliseconds: number) => {
    const until = clock.now() + milliseconds
    await settle()
    for (let next = dueBefore(until); next; next = dueBefore(until)) {
      clock.advance(next.at - clock.now())
      waiting = waiting.filter((one) => one !== next)
      next.work()
      await settle()
    }
    clock.advance(until - clock.now())
  }
  const dueBefore = (moment: number) =>
    waiting.filter(({ at }) => at <= moment).toSorted((one, other) => one.at - other.at)[0]
  return { queue, clock, lost, advance }
}

describe('mail in line', () => {
  it('is delivered in order, four at a time', async () => {
    const atWork: { to: string; finish: () => void }[] = []
    const { queue, advance } = setUp(({ to }) => new Promise((finish) => void atWork.push({ to, finish })))
    const everybody = Array.from({ length: 10 }, (_, index) => `person${index}@example.test`)
    for (const to of everybody) queue.post(mail(to))
    await advance(0)
    const delivered: string[] = []
    for (let left = everybody.length; left > 0; left -= 1) {
      expect(atWork).toHaveLength(Math.min(4, left))
      const next = atWork.shift()
      delivered.push(next?.to ?? '')
      next?.finish()
      await advance(0)
    }
    expect(delivered).toEqual(everybody)
  })

  it('is tried again after 1, 5, 15 and then every 60 seconds, until it comes through', async () => {
    const tries: number[] = []
    const { queue, clock, lost, advance } = setUp(async () => {
      tries.push(clock.now())
      if (tries.length < 6) throw new DeliveryError(false)
    })
    const start = clock.now()
    queue.post(mail('ada@example.test'))
    await advance(300 * secondMs)
    expect(tries.map((moment) => (moment - start) / secondMs)).toEqual([0, 1, 6, 21, 81, 141])
    expect(lost).toEqual([])
  })

  it('is given up after 10 minutes, when a code in it is worth nothing any more', async () => {
    let tries = 0
    const { queue, lost, advance } = setUp(async () => {
      tries += 1
      throw new DeliveryError(false)
    })
    queue.post(mail('ada@example.test'))
    await advance(3_600 * secondMs)
    expect(tries).toBe(14)
    expect(lost).toHaveLength(1)
  })

  it('is not tried again where the server refuses it for good, which says nothing against the server', async () => {
    let tries = 0
    const { queue, lost, advance } = setUp(async () => {
      tries += 1
      throw new DeliveryError(true)
    })
    queue.post(mail('nobody@example.test'))
    await advance(60 * secondMs)
    expect([tries, lost.length]).toEqual([1, 1])
    expect(() => queue.ensureWorks()).not.toThrow()
  })

  it('says after 20 seconds that the server is gone, looks again each 30 seconds, and knows when it is back', async () => {
    let isUp = false
    const { queue, advance } = setUp(async () => {
      if (!isUp) throw new DeliveryError(false)
    })
    queue.post(mail('ada@example.test'))
    await advance(19 * secondMs)
    expect(() => queue.ensureWorks()).not.toThrow()
    await advance(2 * secondMs)
    expect(() => queue.ensureWorks()).toThrow(expect.objectContaining({ status: 503, retryAfterSeconds: 30 }))
    await advance(31 * secondMs)
    expect(() => queue.ensureWorks(), 'one may find out').not.toThrow()
    isUp = true
    await advance(60 * secondMs)
    expect(() => queue.ensureWorks()).not.toThrow()
  })

  it('is full at 1,000: then nobody is promised a code, and what comes all the same is dropped', async () => {
    const { queue, lost, advance } = setUp(() => new Promise<void>(() => undefined))
    for (let count = 0; count < 1_000; count += 1) queue.post(mail('ada@example.test'))
    expect(() => queue.ensureWorks()).toThrow(expect.objectContaining({ status: 503 }))
    queue.post(mail('ada@example.test'))
    await advance(0)
    expect(lost).toHaveLength(1)
  })
})
