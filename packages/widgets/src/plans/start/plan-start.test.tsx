import { PlanType } from '@evenkeel/engine'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../shared/render-app.fixture.tsx'
import { sampleDebtPlan } from '../shell/plan.fixture.ts'
import { PlanSummary } from '../summary/plan-summary.tsx'
import { PlanStart } from './plan-start.tsx'
import { ExampleChart } from './example-chart.tsx'
import * as words from '../../words/goal-start.generated.ts'

const pending = {
  status: 1,
  hasDraft: true,
  draft: { revision: 3, step: 'review', savedAt: '2026-11-18T15:00:00Z' },
}

const verdict = {
  band: 'on-track',
  tone: 'positive',
  word: 'onTrack',
  sentence: { key: 'debtFree', values: {}, amounts: {}, months: { month: '2028-02' } },
  figure: { value: '2028-02-24', unit: 'day' },
  today: null,
  second: { key: 'minimumsAlone', values: {}, amounts: { interest: 9035.33 }, months: { month: '2036-12' } },
  missing: [],
} as const

const show = (plan: ReturnType<typeof sampleDebtPlan>) => renderApp(<PlanSummary plan={plan} nextSteps={null} />, {})

it('shows what a draft comes to so far and where it stopped, and no other person’s example', () => {
  show(sampleDebtPlan({ ...pending, verdict }))
  expect(screen.getByText(words.draft())).toBeDefined()
  expect(screen.getByText('Saved 11/18/2026')).toBeDefined()
  expect(screen.getByText('On track')).toBeDefined()
  expect(screen.getByText('Debt-free in February 2028.')).toBeDefined()
  expect(screen.getByText('Step 3 of 4: Review your information')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('#/reduce-your-debt/calculator')
  expect(screen.queryByText('Example: Alex, 38')).toBeNull()
})

it('shows the example while nothing is begun', () => {
  show(sampleDebtPlan({ status: 0 }))
  expect(screen.getByText('Example: Alex, 38')).toBeDefined()
  expect(screen.queryByText(words.draft())).toBeNull()
})

it('says of a plan for retirement what the employer adds, where accounts can be linked, and who can be asked', async () => {
  const info = { name: 'Larkfield', level1: true }
  renderApp(<PlanStart planType={PlanType.RETIREMENT} status={0} path="/plan-for-retirement/calculator" />, {
    household: { asOf: '2026-11-22T00:00:00Z', facts: [], match: { matchRate: 0.5, matchLimit: 0.06 } },
    companyInfo: { data: { info } },
  })
  expect(await screen.findByText('Larkfield adds to what you save')).toBeDefined()
  expect(screen.getByText(/^50 cents to each dollar, up to/).textContent).toBe(
    '50 cents to each dollar, up to 6% of your pay. The plan counts it for you.',
  )
  expect(screen.queryByText(words.fillIn())).toBeNull()
  expect(screen.getByText(words.talkItThrough())).toBeDefined()
})

it('draws the example of retirement in front of its futures, as the plan will be', () => {
  const { container } = render(<ExampleChart />)
  // The line, and two bands.
  expect(container.querySelectorAll('[data-swatch]')).toHaveLength(3)
})
