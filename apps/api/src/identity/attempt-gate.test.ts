import { describe, expect, it } from 'vitest'
import { makeTestClock } from '../test/test-app.ts'
import { makeAttemptGate } from './attempt-gate.ts'

const LIMITS = { atOnce: 3, oneIn: 2_000 }
const closed = expect.objectContaining({ status: 429 })

describe('the gate before a sign-in', () => {
  it('lets so many wrong tries in at once, then one in each span', () => {
    const clock = makeTestClock()
    const gate = makeAttemptGate(clock)
    for (let time = 0; time < 3; time += 1) gate.enter('eve', LIMITS).settle(true)
    expect(() => gate.enter('eve', LIMITS)).toThrow(expect.objectContaining({ status: 429, retryAfterSeconds: 2 }))
    clock.advance(1_999)
    expect(() => gate.enter('eve', LIMITS)).toThrow(closed)
    clock.advance(1)
    gate.enter('eve', LIMITS).settle(true)
    expect(() => gate.enter('eve', LIMITS)).toThrow(closed)
    clock.advance(3_600_000)
    for (let time = 0; time < 3; time += 1) gate.enter('eve', LIMITS).settle(true)
    expect(() => gate.enter('eve', LIMITS), 'an hour of rest saves up no more than that').toThrow(closed)
  })

  it('is never met by whoever gives right passwords', () => {
    const gate = makeAttemptGate(makeTestClock())
    const enterRightly = () => gate.enter('office', LIMITS).settle(false)
    for (let time = 0; time < 100; time += 1) expect(enterRightly).not.toThrow()
  })

  it('counts tries that are still at work', () => {
    const gate = makeAttemptGate(makeTestClock())
    const atWork = [gate.enter('eve', LIMITS), gate.enter('eve', LIMITS), gate.enter('eve', LIMITS)]
    expect(() => gate.enter('eve', LIMITS)).toThrow(closed)
    atWork[0]?.settle(false)
    expect(() => gate.enter('eve', LIMITS)).not.toThrow()
  })

  it('keeps each apart from the others', () => {
    const gate = makeAttemptGate(makeTestClock())
    for (let time = 0; time < 3; time += 1) gate.enter('eve', LIMITS).settle(true)
    expect(() => gate.enter('ada', LIMITS)).not.toThrow()
  })

  it('forgets the longest unused of very many, and not the one that is at it', () => {
    const gate = makeAttemptGate(makeTestClock())
    for (let time = 0; time < 3; time += 1) gate.enter('eve', LIMITS).settle(true)
    for (const tenThousand of [0, 1, 2]) {
      for (let other = 0; other < 10_000; other += 1) gate.enter(`other ${tenThousand} ${other}`, LIMITS).settle(true)
      expect(() => gate.enter('eve', LIMITS)).toThrow(closed)
    }
    expect(() => gate.enter('other 0 0', LIMITS)).not.toThrow()
  })
})
