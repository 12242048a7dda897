import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import type { Verdict } from '@evenkeel/engine'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { FakeAnswers } from '../../shared/fake-api.fixture.tsx'
import { renderApp } from '../../shared/render-app.fixture.tsx'
import { sampleAllocationPlan, sampleDebt, sampleDebtPlan } from './plan.fixture.ts'
import { PlanNotices } from './plan-notices.tsx'
import * as words from '../../words/plan-shell.generated.ts'

const paidOff = {
  months: 10,
  payoffDate: '2027-09-21T00:00:00Z',
  totalInterest: 0,
  totalPaid: 1_000,
  monthsSaved: null,
  interestSaved: null,
  minimumsOnly: null,
  debts: [],
  schedule: [],
}
const guessed = sampleDebtPlan({
  status: 3,
  canRefresh: true,
  showsRefreshPrompt: true,
  attention: [{ reason: 'OFF_GOAL', userAccountId: null }],
  result: paidOff,
  linkedAccounts: [sampleDebt({ interestRate: null })],
})

const stale = sampleAllocationPlan({
  showsRefreshPrompt: true,
  attention: [{ reason: 'OFF_GOAL', userAccountId: null }],
})

function show(answers: FakeAnswers, plan: PlanDetail = stale) {
  return renderApp(<PlanNotices plan={plan} />, answers)
}

it('dismissing a plan’s notice can be undone', async () => {
  const { api, user } = show({ dismissPlanPrompt: {}, undoChange: {} })
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(await screen.findByText(words.staysAsItIs())).toBeDefined()
  expect(api.count('dismissPlanPrompt')).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await expect.poll(() => api.count('undoChange')).toBe(1)
})

const close: Verdict = {
  ...{ band: 'close', tone: 'warning', word: 'close', figure: null, today: null, second: null, missing: [] },
  sentence: { key: 'debtFree', values: {}, amounts: {}, months: { month: '2028-08' } },
}

it('says of a plan that is close what its verdict says, and of another that it would miss its goal', () => {
  show({}, { ...stale, verdict: close })
  expect(screen.getByText(words.wouldBeClose())).toBeDefined()
  expect(screen.queryByText(words.wouldMiss())).toBeNull()
  show({})
  expect(screen.getByText(words.wouldMiss())).toBeDefined()
})

it('says so if dismissing it failed', async () => {
  const { user } = show({
    dismissPlanPrompt: Response.json({ code: -1, message: 'Unknown error encountered' }, { status: 500 }),
  })
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(await screen.findByText('Whoops, something went wrong')).toBeDefined()
})

it('a plan that counts a missing rate as 0 names it, and links to its field instead of offering a refresh', () => {
  show({}, guessed)
  expect(screen.getByText(words.countsMissing())).toBeDefined()
  expect(screen.getByText('Interest rate of Rewards Card: not provided.')).toBeDefined()
  expect(screen.getByRole('link', { name: words.addMissing() }).getAttribute('href')).toBe(
    '#/reduce-your-debt/calculator/edit',
  )
  expect(screen.queryByRole('button', { name: 'Recalculate' })).toBeNull()
})

it('asks for nothing if all terms are stated, or if a draft counts other debts', () => {
  show({}, { ...guessed, linkedAccounts: [sampleDebt()] })
  expect(screen.getByRole('button', { name: 'Recalculate' })).toBeDefined()
  show({}, { ...guessed, hasDraft: true, showsRefreshPrompt: false })
  expect(screen.queryByText(/^This plan counts/)).toBeNull()
})
