import { PlanType } from '@evenkeel/engine'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDemo } from '../../../demo/seed-demo.ts'
import { toWorkedRetirement } from '../../../testing/scenes/worked-retirement.ts'
import { createTestClock, startTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { TestClient } from '../../../testing/test-client.ts'

/**
 * What a raise from 84,000 to 90,000 does to the demo person, by hand.
 *
 * Life insurance. A partner and no child: 10 years at 2 %, a(10) = (1 − 1.02^−10) ÷ 0.02 = 8.9825850. Debts are 4,862.30 +
 * 1,264.10 + 11,080.44 + 10,912.35 + 6,333.25 = 34,452.44, final expenses 15,000.
 *   84,000: 0.7 × 84,000 = 58,800; × a(10) = 528,176.00; need 577,628.44, so 580,000. Larkfield insures one year of pay,
 *     84,000: gap 496,000.
 *   90,000: 0.7 × 90,000 = 63,000; × a(10) = 565,902.86; need 615,355.30, so 620,000. Larkfield insures 90,000: gap 530,000.
 * Disability. 60 % of a month's pay, 4,200 and 4,500; Larkfield pays half of it, 3,500 and 3,750: gap 700 and 750.
 * Benefits. 6 % is saved and matched in full before and after, so nothing is left either way.
 * Retirement. The futures come from a simulation: 41 and 47 of 100, with 10,000 paths and the seed of every screen. Savings
 *   and match are 9 % of pay, so the first year adds 7,560 and 8,100.
 */
let app: TestApp
let maya: TestClient
beforeAll(async () => {
  app = await startTestApp({ clock: createTestClock('2026-11-22T17:41:00Z') })
  await seedDemo(app.parts)
  maya = await app.signIn('demo@evenkeel.example')
  await toWorkedRetirement(maya)
})
afterAll(() => app.stop())

const commit = async (planType: PlanType, change: (input: object) => object = (input) => input) => {
  const { input } = await maya.call('plan', { params: { planType: String(planType) } })
  const { status } = await maya.send('commitPlan', { params: { planType }, body: { input: change(input) } })
  expect([planType, status]).toEqual([planType, 200])
}
const preview = (changes: readonly { readonly key: string; readonly value: unknown }[]) =>
  maya.call('previewHousehold', { body: { changes: [...changes] } })

it('previews a raise for each plan that is in use, with its verdict before and after', async () => {
  await commit(PlanType.COMPANY_BENEFITS, (input) => ({
    ...input,
    benefits: Array.from(Object(input).benefits, (benefit) => ({ ...Object(benefit), isEnrolled: true })),
  }))
  await commit(PlanType.LIFE_INSURANCE)
  await commit(PlanType.DISABILITY_INSURANCE, (input) => ({ ...input, ownMonthlyBenefit: 0 }))
  const { plans } = await preview([{ key: 'annualIncome', value: 90_000 }])
  const figures = plans.map(({ planType, before, after }) => [
    planType,
    before?.verdict?.figure?.value,
    after?.verdict?.figure?.value,
  ])
  expect(figures).toEqual([
    [PlanType.RETIREMENT, 41, 47],
    [PlanType.COMPANY_BENEFITS, 0, 0],
    [PlanType.LIFE_INSURANCE, 496_000, 530_000],
    [PlanType.DISABILITY_INSURANCE, 700, 750],
  ])
  expect(plans.find(({ planType }) => planType === PlanType.LIFE_INSURANCE)).toMatchObject({
    before: { result: { need: 577_628.44, recommended: 580_000, existing: 84_000 } },
    after: { result: { need: 615_355.3, recommended: 620_000, existing: 90_000 } },
  })
})

it('previews what only a verdict depends on', async () => {
  const { plans } = await preview([{ key: 'heldStockShare', value: 0.6 }])
  expect(plans).toMatchObject([
    {
      planType: PlanType.ASSET_ALLOCATION,
      before: { verdict: { figure: null } },
      after: { verdict: { word: 'drifted' } },
    },
  ])
})

it('previews a plan that follows another one, and nothing for what holds already', async () => {
  await commit(PlanType.DISTRIBUTION_PLANNING)
  const { plans } = await preview([{ key: 'retirementExpenses', value: 4_000 }])
  expect(plans.map(({ planType }) => planType)).toEqual([PlanType.RETIREMENT, PlanType.DISTRIBUTION_PLANNING])
  const [one, twelve] = plans
  expect(twelve?.after?.verdict?.figure).toEqual(one?.after?.verdict?.figure)
  expect(await preview([{ key: 'retirementExpenses', value: 5_200 }])).toEqual({ plans: [] })
})
