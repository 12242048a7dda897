import { describe, expect, it } from 'vitest'
import { checkupStatus } from './checkup-status.ts'

describe('checkupStatus', () => {
  it('is due when it was never done', () => {
    expect(checkupStatus(null, '2026-11-21')).toEqual({ isCompleted: false, lastCompletedOn: null, isDue: true })
  })

  it.each([
    ['2025-11-21', '2026-11-20', false],
    ['2025-11-21', '2026-11-21', true],
    ['2025-12-31', '2026-12-30', false],
    ['2025-12-31', '2027-01-01', true],
    ['2024-02-29', '2025-02-27', false],
    ['2024-02-29', '2025-02-28', true],
    ['2026-11-21', '2026-11-21', false],
  ])('done on %s is due on %s: %s', (lastCompletedOn, asOf, isDue) => {
    expect(checkupStatus(lastCompletedOn, asOf)).toEqual({ isCompleted: true, lastCompletedOn, isDue })
  })

  it('takes an instant for its day', () => {
    expect(checkupStatus('2026-01-05T23:59:59Z', '2026-11-21').lastCompletedOn).toBe('2026-01-05')
  })

  it('refuses what is no day', () => {
    expect(() => checkupStatus(null, '2026-02-30')).toThrow(RangeError)
    expect(() => checkupStatus('soon', '2026-11-21')).toThrow(RangeError)
  })
})
