import { describe, expect, it } from 'vitest'
import { isStarted, PlanStatus, planStatusText, tabDot } from './plan-status.ts'

const statuses = Object.values(PlanStatus)

describe('a plan status', () => {
  it('is numbered 0 to 3', () => expect(statuses).toEqual([0, 1, 2, 3]))

  it('has its words', () => {
    expect(statuses.map(planStatusText)).toEqual(['Not started', 'Plan pending', 'In progress', 'Needs attention'])
  })

  it('is started from in progress on', () => expect(statuses.map(isStarted)).toEqual([false, false, true, true]))

  it('has its dot', () => expect(statuses.map(tabDot)).toEqual(['blue', 'blue', 'none', 'red']))

  it.each([4, -1])('cannot be %d', (number) => {
    const read: { status: PlanStatus } = JSON.parse(`{"status": ${number}}`)
    expect(() => planStatusText(read.status)).toThrow(new Error('Unknown PlanStatusEnum value'))
    expect(() => tabDot(read.status)).toThrow(new Error('Unknown PlanStatusEnum value'))
  })
})
