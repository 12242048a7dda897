import type { PlanScenarios } from '@evenkeel/api-client/contract/plan/scenarios'
import { PlanType } from '@evenkeel/engine'
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderApp } from '../../shared/render-app.fixture.tsx'
import { changesOf } from './scenario-changes.ts'
import { ScenariosCard } from './scenarios-card.tsx'
import * as words from '../../words/scenarios.generated.ts'

const figures = (futures: number, spendingAMonth: number, fundAtRetirement: number) => ({
  ...{ futures, spendingAMonth, fundAtRetirement },
  ...{ months: null, payoffDate: null, totalInterest: null, verdict: null },
})

const changes = [{ path: 'retirementPlanDetails.retirementAge', value: 67 }]

const known: PlanScenarios = {
  planType: PlanType.RETIREMENT,
  asOf: '2026-11-19T00:00:00Z',
  today: figures(41, 5_230, 643_639),
  plan: figures(41, 5_230, 643_639),
  scenarios: [
    { scenarioId: 4, name: 'Work longer', changes, figures: figures(78, 5_932, 782_444) },
    { scenarioId: 5, name: 'Spend more', changes, figures: null },
  ],
}

function renderCard(answer: PlanScenarios) {
  const onTry = vi.fn()
  const { api, user } = renderApp(<ScenariosCard planType={PlanType.RETIREMENT} onTry={onTry} />, {
    planScenarios: answer,
    deletePlanScenario: {},
  })
  return { api, onTry, user }
}

it('compares each scenario with the plan, and tries one', async () => {
  const { onTry, user } = renderCard(known)
  const [plan, scenario, broken] = await screen.findAllByRole('listitem')
  if (plan === undefined || scenario === undefined || broken === undefined) throw new Error('Three rows')
  expect(plan.textContent).toContain('41 of 100')
  // By hand: 78 − 41, 5,932 − 5,230, 782,444 − 643,639.
  for (const said of ['78 of 100', '+37', '$5,932', '+$702', '$782,444', '+$138,805'])
    expect(within(scenario).getByText(said)).toBeDefined()
  expect(broken.textContent).toContain('This no longer fits your plan.')
  expect(within(broken).queryByRole('button', { name: 'Try: Spend more' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Try: Work longer' }))
  expect(onTry).toHaveBeenCalledExactlyOnceWith(changes)
})

it('deletes a scenario, with Undo', async () => {
  const { api, user } = renderCard(known)
  await user.click(await screen.findByRole('button', { name: 'Delete: Work longer' }))
  expect(await screen.findByText(words.deleted())).toBeDefined()
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined()
  expect(api.count('deletePlanScenario')).toBe(1)
})

it('says what scenarios are for while there is none', async () => {
  renderCard({ ...known, scenarios: [] })
  expect(await screen.findByText(/^Try other choices, then save them here/)).toBeDefined()
  expect(screen.queryByRole('listitem')).toBeNull()
})

it('names a changed field by its path, and an emptied one by null', () => {
  const saved = { details: { age: 65, claimingAge: 67 }, savings: { rate: 0.06 } }
  const tried = { details: { age: 67 }, savings: { rate: 0.06, other: 100 } }
  expect(changesOf(tried, saved)).toEqual([
    { path: 'details.age', value: 67 },
    { path: 'details.claimingAge', value: null },
    { path: 'savings.other', value: 100 },
  ])
})
