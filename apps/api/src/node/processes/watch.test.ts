import { describe, expect, it } from 'vitest'
import { makeWatch, tickOf } from './watch.ts'

const GRACE = 60_000
const TICK = 2_000
const running = () => false
const halted = () => true

/** Looks once a tick from `from` on, so many times; gives the verdicts. */
const looks = (watch: ReturnType<typeof makeWatch>, from: number, count: number, isStopped = running) =>
  Array.from({ length: count }, (_, index) => watch.look(from + index * TICK, isStopped))

describe('the watch over a process', () => {
  it('looks ten times within the grace, and every two seconds at least', () => {
    expect(tickOf(60_000)).toBe(TICK)
    expect(tickOf(5_000)).toBe(500)
  })

  it('asks again after each answer', () => {
    const watch = makeWatch(GRACE)
    for (let now = 0; now < 10 * GRACE; now += TICK) {
      expect(watch.look(now, running)).toBe('ask')
      watch.answered()
    }
  })

  it('asks once, and finds it hung after it has owed an answer for as long as the grace', () => {
    const watch = makeWatch(GRACE)
    // Asked at 0; 29 looks later it has been silent for 58 seconds.
    expect(looks(watch, 0, 30)).toEqual(['ask', ...Array.from({ length: 29 }, () => 'wait')])
    expect(watch.look(60_000, running)).toBe('hung')
    expect(watch.silentFor()).toBe(GRACE)
  })

  it('forgets the silence with the answer, however late it comes', () => {
    const watch = makeWatch(GRACE)
    looks(watch, 0, 30)
    watch.answered()
    expect(looks(watch, 60_000, 30)).toEqual(['ask', ...Array.from({ length: 29 }, () => 'wait')])
  })

  it('does not count the hours for which the machine slept', () => {
    const watch = makeWatch(GRACE)
    looks(watch, 0, 10)
    const morning = 9 * 60 * GRACE
    // 18 seconds before, and no more than two ticks for the night: 22 in all.
    expect(watch.look(morning, running)).toBe('wait')
    expect(watch.silentFor()).toBe(22_000)
    expect(looks(watch, morning + TICK, 18)).not.toContain('hung')
    expect(watch.look(morning + 19 * TICK, running)).toBe('hung')
  })

  it('does not count while the system has halted the process', () => {
    const watch = makeWatch(GRACE)
    looks(watch, 0, 20)
    expect(looks(watch, 20 * TICK, 1_000, halted)).not.toContain('hung')
    // 38 seconds before; 22 more are left to it after.
    expect(looks(watch, 1_020 * TICK, 10)).not.toContain('hung')
    expect(watch.look(1_030 * TICK, running)).toBe('hung')
  })
})
