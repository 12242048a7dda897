import { describe, expect, it } from 'vitest'
import { firstNextSteps, NextStepStatus } from './next-steps.ts'
import { PlanType } from './plan-type.ts'

const step = (id: number, planType: PlanType, order: number, status: NextStepStatus = NextStepStatus.UNCOMPLETED) => ({
  id,
  planType,
  order,
  status,
})
const idsOf = (steps: { id: number }[]) => steps.map(({ id }) => id)

describe('firstNextSteps', () => {
  const steps = [
    step(1, PlanType.STUDENT_DEBT, 1),
    step(2, PlanType.LIVE_BY_A_BUDGET, 2),
    step(3, PlanType.LIVE_BY_A_BUDGET, 1),
    step(4, PlanType.DISTRIBUTION_PLANNING, 2),
    step(5, PlanType.RETIREMENT, 1, NextStepStatus.COMPLETED),
    step(6, PlanType.REDUCE_DEBT, 1, NextStepStatus.DISMISSED),
  ]

  it('takes three uncompleted ones by goal, then by order (Q-STEP-2)', () => {
    expect(idsOf(firstNextSteps(steps))).toEqual([4, 3, 2])
  })

  it('brings in the next when one is completed', () => {
    const done = steps.map((one) => (one.id === 3 ? { ...one, status: NextStepStatus.COMPLETED } : one))
    expect(idsOf(firstNextSteps(done))).toEqual([4, 2, 1])
  })

  it('takes as many as asked', () => expect(idsOf(firstNextSteps(steps, 1))).toEqual([4]))

  it('breaks ties by id and leaves the list as it is', () => {
    const tied = [step(9, PlanType.RETIREMENT, 1), step(8, PlanType.ASSET_ALLOCATION, 1)]
    expect(idsOf(firstNextSteps(tied))).toEqual([8, 9])
    expect(idsOf(tied)).toEqual([9, 8])
  })

  it('numbers the statuses as the calls do', () => {
    expect(NextStepStatus).toEqual({ DISMISSED: 0, COMPLETED: 1, UNCOMPLETED: 2 })
  })
})
