import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoScene, startDemoScene } from '../../../apps/api/testing/scenes/demo-changes.ts'
import type { TestClient } from '../../../apps/api/testing/test-client.ts'
import { disagreements } from './answers-agree.ts'
import { livedFaults } from './life-faults.ts'

it('whatever a person does, all answers agree, and each change says what it makes stale', async () => {
  const { faults, done } = await livedFaults(7, 36, { compareEach: 3, readEach: 6 })
  expect(faults).toEqual([])
  expect(done.length).toBeGreaterThan(15)
})

describe('two answers that differ', () => {
  let demo: DemoScene
  beforeAll(async () => {
    demo = await startDemoScene()
    const select = { query: { search: 'market' } }
    await demo.change('changeTransactions', { body: { select, change: { addTags: ['food'] } } })
  })
  afterAll(() => demo.stop())

  /** The demo person, but one call answers with other figures: every number of this field is one more. */
  const mistaken = (wrong: EndpointName, field: string): TestClient => ({
    ...demo.maya,
    async call(name, input) {
      const answer = await demo.maya.call(name, input)
      if (name !== wrong) return answer
      const text = JSON.stringify(answer).replace(
        new RegExp(`("${field}":)(-?[\\d.]+)`, 'g'),
        (_, key, value) => `${String(key)}${Number(value) + 1}`,
      )
      return JSON.parse(text)
    },
  })

  it('are none before', async () => expect(await disagreements(demo.maya, '2026-11-22')).toEqual([]))

  it.each([
    ['cashFlow', 'totalExpenses'],
    ['cashFlowMonth', 'totalIncomes'],
    ['spending', 'amount'],
    ['spending', 'totalSpending'],
    ['budgets', 'spent'],
    ['budgets', 'carried'],
    ['budget', 'targetBudget'],
    ['budgetMonth', 'left'],
    ['budgetMonth', 'unbudgetedTotal'],
    ['budgetYear', 'unbudgeted'],
    ['recurring', 'monthlyTotal'],
    ['dashboard', 'assets'],
    ['accounts', 'balance'],
    ['account', 'balance'],
    ['balanceHistory', 'balance'],
    ['netWorthHistory', 'total'],
    ['netWorthHistory', 'change'],
    ['myGoals', 'value'],
    ['plan', 'totalSavings'],
    ['plan', 'latestBalance'],
    ['plan', 'remaining'],
    ['goalsByAccount', 'planType'],
    ['tags', 'count'],
  ] as const)('are found: %s, %s', async (name, field) => {
    expect((await disagreements(mistaken(name, field), '2026-11-22')).length).toBeGreaterThan(0)
  })
})
