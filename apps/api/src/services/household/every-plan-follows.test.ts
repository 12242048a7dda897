import { changeHeader } from '@evenkeel/api-client/contract/changes'
import { type RetirementInput, retirementInput } from '@evenkeel/api-client/contract/plan/retirement'
import {
  ruleBookOf,
  toRetirementOptions,
  toRetirementPerson,
} from '@evenkeel/api-client/contract/plan/retirement-person'
import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { verdictWord } from '@evenkeel/api-client/contract/verdict-words'
import { formatMoney, goalTypes, outOf100, PlanType, successRate } from '@evenkeel/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemo } from '../../../demo/seed-demo.ts'
import { pdfLines } from '../../../testing/pdf-lines.ts'
import { commitAllPlans } from '../../../testing/scenes/all-plans.ts'
import { signInAs } from '../../../testing/sign-in-as.ts'
import { createTestClock, startTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { TestClient } from '../../../testing/test-client.ts'

const planTypes = Object.values(PlanType)

const today = '2026-11-22'
let app: TestApp
let maya: TestClient
let planner: TestClient
let mayaId: number
beforeAll(async () => {
  app = await startTestApp({ clock: createTestClock(`${today}T17:41:00Z`) })
  await seedDemo(app.parts)
  maya = await app.signIn('demo@evenkeel.example')
  await commitAllPlans(maya)
  mayaId = (await maya.call('session', {})).userId ?? 0
  planner = (await signInAs(app, 'planner@evenkeel.example', 1)).client
})
afterAll(() => app.stop())

const read = (planType: number) => maya.call('plan', { params: { planType: String(planType) } })
const readAll = async () => {
  const plans = []
  for (const planType of planTypes) plans.push(await read(planType))
  return plans
}

/** Where lists of goals are shown: home, the sidebar and the widget of goals, all goals, and a goal's own page. */
async function readGoals() {
  const { data } = await maya.call('dashboard', {})
  const each = []
  for (const goalType of goalTypes) each.push(await maya.call('goal', { params: { goalType: String(goalType) } }))
  return [...data.goals, ...(await maya.call('myGoals', {})), ...(await maya.call('allGoals', {})), ...each]
}

/** What the calculator makes of the plan that it is given. */
const triedFutures = (input: RetirementInput) =>
  outOf100(successRate(toRetirementPerson(input, { asOf: today }), toRetirementOptions(today, ruleBookOf(input))))

/** Each place that shows a plan says what the plan says; the planner's view of those that moved. */
async function expectOneAnswer(plans: readonly PlanDetail[], moved: readonly number[]) {
  const verdicts = new Map<number, unknown>(plans.map(({ planType, verdict }) => [planType, verdict]))
  for (const goal of await readGoals())
    for (const { planType, verdict } of goal.plans)
      expect([goal.goalType, planType, verdict]).toEqual([goal.goalType, planType, verdicts.get(planType)])
  for (const { planType, verdict, present, result } of plans) {
    if (!moved.includes(planType)) continue
    const params = { userId: String(mayaId), planType: String(planType) }
    expect(await planner.call('staffPlan', { params })).toMatchObject({ verdict, result, present })
  }
  const [first, last] = [plans[0], plans.at(-1)]
  const input = retirementInput.parse(Object(first?.present).input)
  expect([first?.planType, triedFutures(input)]).toEqual([PlanType.RETIREMENT, first?.verdict?.figure?.value])
  expect([last?.planType, last?.verdict?.figure]).toEqual([PlanType.DISTRIBUTION_PLANNING, first?.verdict?.figure])
}

const say = (key: string, value: unknown) => maya.send('changeHousehold', { body: { changes: [{ key, value }] } })

/** All plans before any change: each change is undone, and the plans are the same again. */
let unmoved: PlanDetail[] | undefined

/** Makes a change, and returns the plans whose present result or verdict differs from before. */
async function moved(
  change: () => Promise<{ readonly headers: Headers; readonly status: number; readonly body: unknown }>,
) {
  const before = (unmoved ??= await readAll())
  const { headers, status, body } = await change()
  expect([status, body]).toEqual([200, body])
  const after = await readAll()
  const differs = (part: 'present' | 'verdict') =>
    planTypes.filter((_, index) => JSON.stringify(before[index]?.[part]) !== JSON.stringify(after[index]?.[part]))
  const found = { results: differs('present'), verdicts: differs('verdict') }
  // What was committed stays to the cent.
  expect(after.map(({ result }) => result)).toEqual(before.map(({ result }) => result))
  await expectOneAnswer(after, found.verdicts)
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

  it('an income that is said on the profile moves the same plans', async () => {
    expect(await moved(() => maya.send('saveAboutMe', { body: { annualIncome: 90_000 } }))).toEqual({
      results: [1, 5, 6, 8, 12],
      verdicts: [1, 5, 6, 8, 12],
    })
  })

  it('a payment that is changed on its account moves the plan that counts the account', async () => {
    const pay = async (name: string, currentMonthlyPayment: number) => {
      const account = (await maya.call('accounts', { body: {} })).find((one) => one.name === name)
      return maya.send('updateAccount', { body: { userAccountId: account?.userAccountId, currentMonthlyPayment } })
    }
    expect(await moved(() => pay('Rewards Card', 900))).toEqual({ results: [], verdicts: [3] })
    expect(await moved(() => pay('Student loan B', 150))).toEqual({ results: [11], verdicts: [11] })
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

describe('the document of the distribution plan', () => {
  const lines = async () => {
    const answer = await maya.fetch('/ngapi/v1/goal/distribution-planning/download-pdf', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ content: ['summary'] }),
    })
    return pdfLines(new Uint8Array(await answer.arrayBuffer()))
  }

  it('says what its page says, also after a fact has changed', async () => {
    const first = await lines()
    const { headers } = await say('retirementExpenses', 4_000)
    const plan = await read(PlanType.DISTRIBUTION_PLANNING)
    const present = Object(plan.present?.result)
    const changed = await lines()
    expect(changed).not.toEqual(first)
    expect(changed).toEqual(
      expect.arrayContaining([
        plan.verdict && verdictWord(plan.verdict.word),
        `They last in ${plan.verdict?.figure?.value} of 100 futures.`,
        formatMoney(present.plannedWithdrawal),
        formatMoney(present.sustainableWithdrawal),
      ]),
    )
    await maya.send('undoChange', { params: { changeId: headers.get(changeHeader) }, body: {} })
    expect(await lines()).toEqual(first)
  })
})

describe('a fact that is said in one plan', () => {
  it('is what every other plan reads from then on, in each place', async () => {
    const before = await readAll()
    const { input } = await read(PlanType.COMPANY_BENEFITS)
    const body = { input: { ...input, savingsRate: 0.04 } }
    const { headers } = await maya.send('commitPlan', { params: { planType: 5 }, body })
    const after = await readAll()
    const moved = planTypes.filter(
      (_, index) => JSON.stringify(before[index]?.verdict) !== JSON.stringify(after[index]?.verdict),
    )
    expect(moved).toEqual([1, 5, 12])
    await expectOneAnswer(after, moved)
    await maya.send('undoChange', { params: { changeId: headers.get(changeHeader) }, body: {} })
  })
})

describe('what the company adds', () => {
  it('moves the plans that count it, in each place, as soon as the company has changed it', async () => {
    const { benefits, people } = app.parts.directory
    const { companyId = 0 } = (await people.byId(mayaId)) ?? {}
    const match = await benefits.matchOf(companyId)
    const before = await readAll()
    await benefits.saveMatch(companyId, { matchRate: 1, matchLimit: 0.06 })
    const after = await readAll()
    const differs = planTypes.filter(
      (_, index) => JSON.stringify(before[index]?.present) !== JSON.stringify(after[index]?.present),
    )
    expect(differs).toEqual([1, 5, 12])
    await expectOneAnswer(after, differs)
    await benefits.saveMatch(companyId, match)
  })
})
