import { describe, expect, it } from 'vitest'
import { lockedUntil } from './lockout.ts'

const minuteMs = 60_000
const minutes = (...moments: number[]) => moments.map((moment) => moment * minuteMs)

describe('the lock after wrong tries', () => {
  it('does not start after four', () => {
    expect(lockedUntil(minutes(0, 1, 2, 3))).toBeNull()
  })

  it('lasts 15 minutes from the fifth within 15 minutes', () => {
    expect(lockedUntil(minutes(0, 3, 6, 9, 12))).toBe(27 * minuteMs)
  })

  it('does not count a try that is 15 minutes old', () => {
    expect(lockedUntil(minutes(0, 4, 8, 12, 15))).toBeNull()
    expect(lockedUntil(minutes(0, 4, 8, 12, 14.99))).toBe(29.99 * minuteMs)
  })

  it('is not made longer by tries during the lock', () => {
    expect(lockedUntil(minutes(0, 0, 0, 0, 0, 5, 10, 14))).toBe(15 * minuteMs)
  })

  it('takes five new tries to come back', () => {
    expect(lockedUntil(minutes(0, 0, 0, 0, 0, 16, 17, 18, 19))).toBe(15 * minuteMs)
    expect(lockedUntil(minutes(0, 0, 0, 0, 0, 16, 17, 18, 19, 20))).toBe(35 * minuteMs)
  })
})
