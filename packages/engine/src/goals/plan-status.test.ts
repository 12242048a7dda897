// Proves: GOAL-09 to GOAL-13

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isStarted, PlanStatus, movedStatus, type PlanEvent, canRefresh } from './plan-status.ts'
import { PlanType } from './plan-type.ts'

const statuses = Object.values(PlanStatus)
const planTypes = Object.values(PlanType)
const events: PlanEvent[] = ['set', 'save', 'commit', 'refresh', 'linkBroken', 'offGoal', 'cancel']

describe('a plan status', () => {
  it('is numbered 0 to 3', () => expect(statuses).toEqual([0, 1, 2, 3]))

  it('counts as started once it is in progress', () =>
    expect(statuses.map(isStarted)).toEqual([false, false, true, true]))
})

describe('movedStatus', () => {
  it.each([
    ['set', [1, 1, 2, 3]],
    ['save', [1, 1, 2, 3]],
    ['commit', [2, 2, 2, 2]],
    ['refresh', [0, 1, 2, 2]],
    ['linkBroken', [0, 1, 3, 3]],
    ['offGoal', [0, 1, 3, 3]],
    ['cancel', [0, 0, 0, 0]],
  ] as const)('on %s moves 0, 1, 2, 3 to %j', (event, after) => {
    expect(statuses.map((status) => movedStatus(status, event))).toEqual(after)
  })

  it('never leaves the four statuses, and needs attention only once committed', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events)), (happened) => {
        const end = happened.reduce<PlanStatus>(movedStatus, PlanStatus.NOT_STARTED)
        expect(statuses).toContain(end)
        const sinceCancel = happened.slice(happened.lastIndexOf('cancel') + 1)
        expect(end >= PlanStatus.IN_PROGRESS).toBe(sinceCancel.includes('commit'))
      }),
    )
  })

  it('refuses an unknown event', () => {
    const read: { event: PlanEvent } = JSON.parse('{"event":"forget"}')
    expect(() => movedStatus(PlanStatus.NOT_STARTED, read.event)).toThrow(new RangeError('event must be a PlanEvent'))
  })
})

describe('canRefresh', () => {
  it('is true for a running asset allocation, and for other plans only if they need attention (PLAN-19)', () => {
    for (const planType of planTypes) {
      const whileItRuns = planType === PlanType.ASSET_ALLOCATION
      expect(statuses.map((status) => canRefresh({ planType, status }))).toEqual([false, false, whileItRuns, true])
    }
  })

  it('is false for a plan without a committed input', () => {
    fc.assert(
      fc.property(fc.constantFrom(...planTypes), fc.array(fc.constantFrom(...events)), (planType, happened) => {
        const status = happened.reduce<PlanStatus>(movedStatus, PlanStatus.NOT_STARTED)
        const isCommitted = happened.slice(happened.lastIndexOf('cancel') + 1).includes('commit')
        expect(canRefresh({ planType, status }) && !isCommitted).toBe(false)
      }),
    )
  })

  it('is false after the refresh, except for an asset allocation', () => {
    for (const planType of planTypes) {
      const status = movedStatus(PlanStatus.NEEDS_ATTENTION, 'refresh')
      expect(canRefresh({ planType, status })).toBe(planType === PlanType.ASSET_ALLOCATION)
    }
  })
})
