import type { PlanScenarios, ScenarioFigures } from '@evenkeel/api-client/contract/plan/scenarios'
import { PlanType, type Verdict } from '@evenkeel/engine'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../shared/render-app.fixture.tsx'
import { sampleDebtPlan } from '../shell/plan.fixture.ts'
import { DebtScenarios } from './debt-scenarios.tsx'
import * as scenariosWords from '../../words/scenarios.generated.ts'
import * as debtsWords from '../../words/debts.generated.ts'
import * as planShellWords from '../../words/plan-shell.generated.ts'

const figures = (months: number, payoffDate: string, totalInterest: number): ScenarioFigures => ({
  ...{ futures: null, spendingAMonth: null, fundAtRetirement: null },
  ...{ months, payoffDate, totalInterest, verdict: null },
})

const none: PlanScenarios = {
  planType: PlanType.REDUCE_DEBT,
  asOf: '2026-11-19T00:00:00Z',
  today: figures(46, '2030-09-19T00:00:00Z', 1615.06),
  plan: figures(15, '2028-02-19T00:00:00Z', 802.08),
  scenarios: [],
}

function renderScenarios(answer: PlanScenarios = none) {
  const plan = sampleDebtPlan()
  const { api, user } = renderApp(<DebtScenarios plan={plan} />, {
    planScenarios: answer,
    addPlanScenario: {},
    deletePlanScenario: {},
    willProfileUpdateOnCommit: { willProfileUpdate: false, changedFields: [] },
    commitPlan: {},
  })
  return { api, plan, user }
}

it('names another way to pay, says what it comes to, and keeps it next to the plan', async () => {
  const { api, user } = renderScenarios()
  await user.click(await screen.findByRole('button', { name: scenariosWords.another() }))
  const dialog = await screen.findByRole('dialog')
  const save = () => within(dialog).getByRole('button', { name: scenariosWords.saveIt() })
  expect(save()).toHaveProperty('disabled', true)
  expect(within(dialog).getByText(/^Your plan: /)).toBeDefined()
  const payment = within(dialog).getByLabelText(/^Monthly payment/)
  await user.clear(payment)
  await user.type(payment, '250')
  expect(within(dialog).getByText(/^Debt-free in/).textContent).toMatch(/interest\.$/)
  await user.click(within(dialog).getByRole('button', { name: debtsWords.addOneOff() }))
  // A payment without its amount is no way to pay yet.
  expect(save()).toHaveProperty('disabled', true)
  await user.type(within(dialog).getByLabelText(/^1\. Amount/), '300')
  await user.type(within(dialog).getByLabelText(/name/i), 'Tax refund')
  await user.click(save())
  expect(await screen.findByText(scenariosWords.saved())).toBeDefined()
  expect(api.bodiesOf('addPlanScenario')).toEqual([
    {
      planType: PlanType.REDUCE_DEBT,
      name: 'Tax refund',
      changes: [
        { path: 'oneOffs', value: [{ month: 1, amount: 300 }] },
        { path: 'monthlyPayment', value: 250 },
      ],
    },
  ])
  expect(api.count('commitPlan')).toBe(0)
})

const changes = [{ path: 'monthlyPayment', value: 250 }]
const close: Verdict = {
  ...{ band: 'close', tone: 'warning', word: 'close', figure: null, today: null, second: null, missing: [] },
  sentence: { key: 'debtFree', values: {}, amounts: {}, months: { month: '2028-08' } },
}
const known: PlanScenarios = {
  ...none,
  scenarios: [
    {
      ...{ scenarioId: 4, name: 'Slower', changes },
      figures: { ...figures(21, '2028-08-19T00:00:00Z', 1002.08), verdict: close },
    },
  ],
}

it('compares verdict, end and interest with the plan, and makes a scenario the plan', async () => {
  const { api, user } = renderScenarios(known)
  const rows = await screen.findAllByRole('listitem')
  // By hand: 46 − 15 and 1,615.06 − 802.08; 21 − 15 and 1,002.08 − 802.08.
  for (const said of [scenariosWords.payToday(), 'September 2030', '31 months later', '+$813'])
    expect(within(rows[1] ?? document.body).getByText(said)).toBeDefined()
  for (const said of ['Slower', 'Close', 'August 2028', '6 months later', '$1,002', '+$200'])
    expect(within(rows[2] ?? document.body).getByText(said)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Use as your plan: Slower' }))
  expect(await screen.findByText(planShellWords.planIsSet())).toBeDefined()
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined()
  expect(api.bodiesOf('commitPlan')).toMatchObject([
    { input: { monthlyPayment: 250, interestRate: 0.08, strategy: 1 }, linkedAccounts: [{ isLinked: true }] },
  ])
})

it('deletes a scenario, with Undo', async () => {
  const { api, user } = renderScenarios(known)
  await user.click(await screen.findByRole('button', { name: 'Delete: Slower' }))
  expect(await screen.findByText(scenariosWords.deleted())).toBeDefined()
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined()
  expect(api.count('deletePlanScenario')).toBe(1)
})
