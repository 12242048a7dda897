// Proves: GOAL-01 to GOAL-07
import { describe, expect, it } from 'vitest'
import { goalNames, goalTypes } from './goal-type.ts'

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
