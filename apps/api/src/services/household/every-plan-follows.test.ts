import { changeHeader } from '@evenkeel/api-client/contract/changes'
import { PlanType } from '@evenkeel/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemo } from '../../../demo/seed-demo.ts'
import { commitAllPlans } from '../../../testing/scenes/all-plans.ts'
import { createTestClock, startTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { TestClient } from '../../../testing/test-client.ts'

const planTypes = Object.values(PlanType)

let app: TestApp
let maya: TestClient
beforeAll(async () => {
  app = await startTestApp({ clock: createTestClock('2026-11-22T17:41:00Z') })
  await seedDemo(app.parts)
  maya = await app.signIn('demo@evenkeel.example')
  await commitAllPlans(maya)
})
afterAll(() => app.stop())

const read = (planType: number) => maya.call('plan', { params: { planType: String(planType) } })
const readAll = async () => {
  const plans = []
  for (const planType of planTypes) plans.push(await read(planType))
  return plans
}

const say = (key: string, value: unknown) => maya.send('changeHousehold', { body: { changes: [{ key, value }] } })

/** Makes a change, and returns the plans whose present result or verdict differs from before. */
async function moved(
  change: () => Promise<{ readonly headers: Headers; readonly status: number; readonly body: unknown }>,
) {
  const before = await readAll()
  const { headers, status, body } = await change()
  expect([status, body]).toEqual([200, body])
  const after = await readAll()
  const differs = (part: 'present' | 'verdict') =>
    planTypes.filter((_, index) => JSON.stringify(before[index]?.[part]) !== JSON.stringify(after[index]?.[part]))
  const found = { results: differs('present'), verdicts: differs('verdict') }
  // What was committed stays to the cent.
  expect(after.map(({ result }) => result)).toEqual(before.map(({ result }) => result))
  // Every list has the verdict of the plan itself.
  const verdicts = new Map<number, unknown>(after.map(({ planType, verdict }) => [planType, verdict]))
  for (const goal of await maya.call('allGoals', {}))
    for (const { planType, verdict } of goal.plans)
      expect([planType, verdict]).toEqual([planType, verdicts.get(planType)])
  await maya.send('undoChange', { params: { changeId: headers.get(changeHeader) }, body: {} })
  expect(await readAll()).toEqual(before)
  return found
}

/** By the facts that each plan reads: income is in 1, 5, 6, 8 and, by its retirement plan, 12; the match moves with the savings
 * rate. Life insurance counts at most ten years, which the demo person has at 65 and at 67. */
describe('all twelve plans, before and after a fact changes', () => {
  it.each([
    ['annualIncome', 90_000, [1, 5, 6, 8, 12]],
    ['savingsRate', 0.04, [1, 5, 12]],
    ['retirementAge', 67, [1, 12]],
    ['retirementExpenses', 4_000, [1, 12]],
    ['partnerAnnualIncome', 70_000, [1, 9, 12]],
    ['essentialExpenses', 6_000, [4, 8]],
    ['lifeCover', 300_000, [6]],
    ['children', ['2012-05-01T00:00:00Z'], [6, 9, 10]],
    ['riskTolerance', 1, [2]],
  ])('%s moves the plans that use it and no other', async (key, value, expected) => {
    const { results, verdicts } = await moved(() => say(key, value))
    expect([results, verdicts]).toEqual([expected, expected])
  })

  it('the mix that is held moves a verdict and no result', async () => {
    expect(await moved(() => say('heldStockShare', 0.6))).toEqual({ results: [], verdicts: [2] })
  })

  /** What is spent and owed is no fact that can be said: it comes from accounts and transactions. */
  it('what is spent moves the plans that live from it, and what is owed those that pay or cover it', async () => {
    const spent = { date: '2026-11-20', value: -3_000, description: 'Roof', categoryId: 6 }
    expect(await moved(() => maya.send('createTransaction', { body: spent }))).toEqual({ results: [7], verdicts: [7] })
    const owed = { name: 'Loan', balance: -30_000, interestRate: 0.05, currentMonthlyPayment: 320 }
    expect(await moved(() => maya.send('createStudentLoan', { body: owed }))).toEqual({
      results: [6, 9],
      verdicts: [6, 9],
    })
  })
})
