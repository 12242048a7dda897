// Proves: GOAL-01 to GOAL-07
import { describe, expect, it } from 'vitest'
import { GoalType, goalTypes, goalNames } from './goal-type.ts'
import { goalOfPlan, goalPlans, PlanType } from './plan-type.ts'

describe('the plans of a goal', () => {
  it('are those of the list (Q-GOAL-1)', () => {
    expect(goalTypes.map((goalType) => goalPlans(goalType, { hasPartner: true }))).toEqual([
      [1, 2, 12],
      [3],
      [4],
      [5],
      [6, 8, 9, 10],
      [7],
      [11],
    ])
  })

  it('include the partner insurance only with a partner', () => {
    expect(goalPlans(GoalType.PROTECT_YOUR_LEGACY, { hasPartner: false })).toEqual([6, 8, 10])
  })

  it('are all twelve plans, each of one goal', () => {
    const all = goalTypes.flatMap((goalType) => goalPlans(goalType, { hasPartner: true }))
    expect(all.toSorted((a, b) => a - b)).toEqual(Object.values(PlanType))
  })

  it('lead back to their goal', () => {
    for (const goalType of goalTypes) {
      expect(goalPlans(goalType, { hasPartner: true }).every((plan) => goalOfPlan(plan) === goalType)).toBe(true)
    }
  })

  it('are named in the error if no goal has pages for one (ERR-32, Q-ROUTE-2)', () => {
    const all = { 1: [1, 2, 12], 2: [3], 3: [4], 4: [5], 5: [6, 8, 9, 10], 6: [7], 7: [11] } as const
    for (const [name, planType] of Object.entries(PlanType)) {
      const without = Object.fromEntries(
        goalTypes.map((goalType) => [
          goalType,
          goalPlans(goalType, { hasPartner: true }).filter((plan) => plan !== planType),
        ]),
      )
      expect(() => goalOfPlan(planType, { ...all, ...without })).toThrow(
        new RangeError(`Plan ${name} is missing in BaseRouteData`),
      )
    }
    expect(goalOfPlan(PlanType.REDUCE_DEBT, all)).toBe(GoalType.DEBT)
  })
})

describe('the goals', () => {
  it('are seven, in their order, named as fixed', () => {
    expect(goalTypes.map((goalType) => [goalType, goalNames[goalType]])).toEqual([
      [1, 'Plan for retirement'],
      [2, 'Reduce Your Debt'],
      [3, 'Prepare for the unexpected'],
      [4, 'Connect with your benefits'],
      [5, 'Protect Your Legacy'],
      [6, 'Live by a budget'],
      [7, 'Manage student debt'],
    ])
  })
})
