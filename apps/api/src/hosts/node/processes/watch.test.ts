import { describe, expect, it } from 'vitest'
import { createWatch, toTickMs } from './watch.ts'

const grace = 60_000
const tickMs = 2_000
const running = () => false
const halted = () => true

/** Looks once a tick from `from` on, `count` times; returns the verdicts. */
const looks = (watch: ReturnType<typeof createWatch>, from: number, count: number, isStopped = running) =>
  Array.from({ length: count }, (_, index) => watch.look(from + index * tickMs, isStopped))

describe('the watch over a process', () => {
  it('looks ten times within the grace, and every two seconds at least', () => {
    expect(toTickMs(60_000)).toBe(tickMs)
    expect(toTickMs(5_000)).toBe(500)
  })

  it('asks again after each answer', () => {
    const watch = createWatch(grace)
    for (let now = 0; now < 10 * grace; now += tickMs) {
      expect(watch.look(now, running)).toBe('ask')
      watch.answered()
    }
  })

  it('asks once, and finds it hung after it has owed an answer for as long as the grace', () => {
    const watch = createWatch(grace)
    // Asked at 0; 29 looks later it has been silent for 58 seconds.
    expect(looks(watch, 0, 30)).toEqual(['ask', ...Array.from({ length: 29 }, () => 'wait')])
    expect(watch.look(60_000, running)).toBe('hung')
    expect(watch.silentFor()).toBe(grace)
  })

  it('forgets the silence with the answer, however late it comes', () => {
    const watch = createWatch(grace)
    looks(watch, 0, 30)
    watch.answered()
    expect(looks(watch, 60_000, 30)).toEqual(['ask', ...Array.from({ length: 29 }, () => 'wait')])
  })

  it('does not count the hours for which the machine slept', () => {
    const watch = createWatch(grace)
    looks(watch, 0, 10)
    const morning = 9 * 60 * grace
    // 18 seconds before, and no more than two ticks for the night: 22 in all.
    expect(watch.look(morning, running)).toBe('wait')
    expect(watch.silentFor()).toBe(22_000)
    expect(looks(watch, morning + tickMs, 18)).not.toContain('hung')
    expect(watch.look(morning + 19 * tickMs, running)).toBe('hung')
  })

  it('does not count while the system has halted the process', () => {
    const watch = createWatch(grace)
    looks(watch, 0, 20)
    expect(looks(watch, 20 * tickMs, 1_000, halted)).not.toContain('hung')
    // 38 seconds before; 22 more are left to it after.
    expect(looks(watch, 1_020 * tickMs, 10)).not.toContain('hung')
    expect(watch.look(1_030 * tickMs, running)).toBe('hung')
  })
})
