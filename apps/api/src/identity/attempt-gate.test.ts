import { describe, expect, it } from 'vitest'
import { createTestClock } from '../../testing/test-app.ts'
import { createAttemptGate } from './attempt-gate.ts'

const gateLimits = { atOnce: 3, oneIn: 2_000 }
const closed = expect.objectContaining({ status: 429 })

describe('the gate before a sign-in', () => {
  it('admits a number of wrong tries at once, then one in each span', () => {
    const clock = createTestClock()
    const gate = createAttemptGate(clock)
    for (let time = 0; time < 3; time += 1) gate.enter('eve', gateLimits).settle(true)
    expect(() => gate.enter('eve', gateLimits)).toThrow(expect.objectContaining({ status: 429, retryAfterSeconds: 2 }))
    clock.advance(1_999)
    expect(() => gate.enter('eve', gateLimits)).toThrow(closed)
    clock.advance(1)
    gate.enter('eve', gateLimits).settle(true)
    expect(() => gate.enter('eve', gateLimits)).toThrow(closed)
    clock.advance(3_600_000)
    for (let time = 0; time < 3; time += 1) gate.enter('eve', gateLimits).settle(true)
    expect(() => gate.enter('eve', gateLimits), 'an hour of rest saves up no more than that').toThrow(closed)
  })

  it('never refuses people who type right passwords', () => {
    const gate = createAttemptGate(createTestClock())
    const enterRightly = () => gate.enter('office', gateLimits).settle(false)
    for (let time = 0; time < 100; time += 1) expect(enterRightly).not.toThrow()
  })

  it('counts tries that are not settled yet', () => {
    const gate = createAttemptGate(createTestClock())
    const atWork = [gate.enter('eve', gateLimits), gate.enter('eve', gateLimits), gate.enter('eve', gateLimits)]
    expect(() => gate.enter('eve', gateLimits)).toThrow(closed)
    atWork[0]?.settle(false)
    expect(() => gate.enter('eve', gateLimits)).not.toThrow()
  })

  it('counts each subject separately', () => {
    const gate = createAttemptGate(createTestClock())
    for (let time = 0; time < 3; time += 1) gate.enter('eve', gateLimits).settle(true)
    expect(() => gate.enter('ada', gateLimits)).not.toThrow()
  })

  it('forgets the least recently used of very many subjects, and not the one in use', () => {
    const gate = createAttemptGate(createTestClock())
    for (let time = 0; time < 3; time += 1) gate.enter('eve', gateLimits).settle(true)
    for (const tenThousand of [0, 1, 2]) {
      for (let other = 0; other < 10_000; other += 1)
        gate.enter(`other ${tenThousand} ${other}`, gateLimits).settle(true)
      expect(() => gate.enter('eve', gateLimits)).toThrow(closed)
    }
    expect(() => gate.enter('other 0 0', gateLimits)).not.toThrow()
  })
})
