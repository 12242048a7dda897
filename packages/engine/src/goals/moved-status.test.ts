import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { movedStatus, type PlanEvent } from './moved-status.ts'
import { PlanStatus } from './plan-status.ts'

const statuses = Object.values(PlanStatus)
const events: PlanEvent[] = ['set', 'save', 'commit', 'refresh', 'linkBroken', 'offGoal', 'cancel']

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

  it('refuses what is no event', () => {
    const read: { event: PlanEvent } = JSON.parse('{"event":"forget"}')
    expect(() => movedStatus(PlanStatus.NOT_STARTED, read.event)).toThrow(new RangeError('event must be a PlanEvent'))
  })
})
