import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canRefresh } from './can-refresh.ts'
import { movedStatus, type PlanEvent } from './moved-status.ts'
import { PlanStatus } from './plan-status.ts'
import { PlanType } from './plan-type.ts'

const statuses = Object.values(PlanStatus)
const planTypes = Object.values(PlanType)
const events: PlanEvent[] = ['set', 'save', 'commit', 'refresh', 'linkBroken', 'offGoal', 'cancel']

describe('canRefresh', () => {
  it('is so for an asset allocation that runs, and for any other plan only when it needs attention (PLAN-19)', () => {
    for (const planType of planTypes) {
      const whileItRuns = planType === PlanType.ASSET_ALLOCATION
      expect(statuses.map((status) => canRefresh({ planType, status }))).toEqual([false, false, whileItRuns, true])
    }
  })

  it('never offers what has no committed input to work out', () => {
    fc.assert(
      fc.property(fc.constantFrom(...planTypes), fc.array(fc.constantFrom(...events)), (planType, happened) => {
        const status = happened.reduce<PlanStatus>(movedStatus, PlanStatus.NOT_STARTED)
        const isCommitted = happened.slice(happened.lastIndexOf('cancel') + 1).includes('commit')
        expect(canRefresh({ planType, status }) && !isCommitted).toBe(false)
      }),
    )
  })

  it('is over once the refresh is done, except for an asset allocation', () => {
    for (const planType of planTypes) {
      const status = movedStatus(PlanStatus.NEEDS_ATTENTION, 'refresh')
      expect(canRefresh({ planType, status })).toBe(planType === PlanType.ASSET_ALLOCATION)
    }
  })
})
