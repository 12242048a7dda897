// Proves: GOAL-08, PLAN-14, PLAN-15
import { describe, expect, it } from 'vitest'
import { defaultPlan, goalStatus, needsPlanSelection } from './plan-selection.ts'
import { PlanStatus } from './plan-status.ts'

const plan = (status: PlanStatus, isDefault = false) => ({ status, isDefault })
const { NOT_STARTED, PLAN_PENDING, IN_PROGRESS, NEEDS_ATTENTION } = PlanStatus

describe('defaultPlan', () => {
  it('is the flagged plan', () => {
    const flagged = plan(NOT_STARTED, true)
    expect(defaultPlan([plan(IN_PROGRESS), flagged])).toBe(flagged)
  })

  it('is the only plan, flagged or not', () => {
    const only = plan(NOT_STARTED)
    expect(defaultPlan([only])).toBe(only)
  })

  it('is null for several plans without a flag, and without plans', () => {
    expect(defaultPlan([plan(NOT_STARTED), plan(IN_PROGRESS)])).toBeNull()
    expect(defaultPlan([])).toBeNull()
  })
})

describe('needsPlanSelection', () => {
  const two = [plan(NOT_STARTED), plan(NOT_STARTED)]

  it('is true for several plans without a default that are not started or pending', () => {
    const answers = [NOT_STARTED, PLAN_PENDING, IN_PROGRESS, NEEDS_ATTENTION].map((status) =>
      needsPlanSelection({ plans: two, status }),
    )
    expect(answers).toEqual([true, true, false, false])
  })

  it('is false with one plan or with a default', () => {
    expect(needsPlanSelection({ plans: [plan(NOT_STARTED)], status: NOT_STARTED })).toBe(false)
    expect(needsPlanSelection({ plans: [...two, plan(NOT_STARTED, true)], status: NOT_STARTED })).toBe(false)
  })
})

describe('goalStatus', () => {
  it('is the status of the default plan', () => {
    expect(goalStatus([plan(NEEDS_ATTENTION), plan(PLAN_PENDING, true)])).toBe(PLAN_PENDING)
    expect(goalStatus([plan(IN_PROGRESS)])).toBe(IN_PROGRESS)
  })

  it.each([
    [[NOT_STARTED, IN_PROGRESS, NEEDS_ATTENTION], NEEDS_ATTENTION],
    [[PLAN_PENDING, IN_PROGRESS], IN_PROGRESS],
    [[NOT_STARTED, PLAN_PENDING], PLAN_PENDING],
    [[NOT_STARTED, NOT_STARTED], NOT_STARTED],
    [[], NOT_STARTED],
  ])('of plans %j is %d', (statuses, status) => {
    expect(goalStatus(statuses.map((one) => plan(one)))).toBe(status)
  })
})
