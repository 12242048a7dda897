import { describe, expect, it } from 'vitest'
import { cashFlowTimeFrames, defaultPastMonthCount, fetchedPastMonthCount, monthsInTimeFrame } from './time-frames.ts'

describe('the time frames', () => {
  it('are named as fixed, the default first', () => {
    expect(cashFlowTimeFrames.map(({ label }) => label)).toEqual([
      'Over last 3 months',
      'Over last 6 months',
      'Over last 12 months',
    ])
    expect(cashFlowTimeFrames[0].pastMonthCount).toBe(defaultPastMonthCount)
  })

  it('never ask for more than is fetched', () => {
    expect(Math.max(...cashFlowTimeFrames.map(({ pastMonthCount }) => pastMonthCount))).toBe(fetchedPastMonthCount)
  })

  it('show the past months and the current one', () => {
    const months = Array.from({ length: fetchedPastMonthCount + 1 }, (_, index) => index)
    expect(monthsInTimeFrame(months, 3)).toEqual([9, 10, 11, 12])
    expect(monthsInTimeFrame(months, 12)).toEqual(months)
    expect(monthsInTimeFrame([1, 2], 3)).toEqual([1, 2])
  })
})
