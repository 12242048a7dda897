import { PlanType } from '@evenkeel/engine'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { commitBodies, planDetail, planShapes, saveBodies } from './plan-types.ts'

const planTypes = Object.values(PlanType)

describe('the shapes of the twelve plans', () => {
  it('are there for every plan type, in every table', () => {
    for (const table of [planShapes, commitBodies, saveBodies])
      expect(Object.keys(table).map(Number)).toEqual(planTypes)
    expect(planDetail.def.options).toHaveLength(12)
  })

  it.each(planTypes)('plan %d is saved empty, and keeps only what it knows', (planType) => {
    expect(z.parse(saveBodies[planType], { input: { nonsense: 1 } })).toEqual({ input: {} })
  })

  it('normalize a day to the form of answers, and refuse a text that is no day', () => {
    const { draft } = planShapes[PlanType.LIFE_INSURANCE]
    expect(z.parse(draft, { dateOfBirth: '1988-04-17' })).toEqual({ dateOfBirth: '1988-04-17T00:00:00Z' })
    expect(z.safeParse(draft, { dateOfBirth: '1988-02-30' }).success).toBe(false)
  })

  it('refuse a draft whose figures lie outside of their ranges', () => {
    expect(z.safeParse(saveBodies[PlanType.REDUCE_DEBT], { input: { interestRate: 0.51 } }).success).toBe(false)
    expect(z.safeParse(saveBodies[PlanType.REDUCE_DEBT], { input: { interestRate: 0.5 } }).success).toBe(true)
  })
})
