import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useSWRConfig } from 'swr'
import { expect, it, type Mock, vi } from 'vitest'
import { renderApp } from '../../shared/render-app.fixture.tsx'
import { HostProvider } from '../../shared/host.tsx'
import { type Ask, type Decided } from '../../shared/our-window.ts'
import * as words from '../../words/debts.generated.ts'
import * as draftsWords from '../../words/drafts.generated.ts'
import { sampleDebt, sampleDebtPlan } from '../shell/plan.fixture.ts'
import { DebtWidget } from './debt-widget.tsx'

/** Reloads everything, as the page can request. */
function ReadAgain() {
  const { mutate } = useSWRConfig()
  return <button onClick={() => void mutate(() => true)}>Read again</button>
}

function renderWidget(plan: unknown = sampleDebtPlan()) {
  return renderApp(
    <>
      <DebtWidget signature="Evenkeel" />
      <ReadAgain />
    </>,
    { plan },
  )
}

async function readAgain(user: ReturnType<typeof userEvent.setup>, answer: Mock) {
  const before = answer.mock.calls.length
  await user.click(screen.getByRole('button', { name: 'Read again' }))
  await waitFor(() => expect(answer.mock.calls.length).toBeGreaterThan(before))
}

const next = () => screen.findByRole('button', { name: 'Next' })
const payment = () => screen.getByLabelText(/^Monthly payment/)
const stepNow = () => screen.getByRole('region', { name: /^Step/ }).getAttribute('aria-label')

it('calculates the payoff in the page, commits nothing, and starts over', async () => {
  const { api, user } = renderWidget()
  await user.click(await next())
  await user.click(await next())
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull()
  await user.clear(payment())
  await user.type(payment(), '250')
  await user.click(await next())
  expect(await screen.findByRole('heading', { name: 'Debt-free in April 2027.' })).toBeDefined()
  for (const name of ['Commit', 'Cancel', draftsWords.saveDraft(), 'Add account'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  await user.click(screen.getByRole('button', { name: words.startOver() }))
  expect(stepNow()).toBe('Step 1 of 4: Paydown strategy')
  await user.click(await next())
  await user.click(await next())
  expect(payment()).toHaveProperty('value', '100.00')
  expect([
    api.count('plan'),
    api.count('commitPlan'),
    api.count('savePlan'),
    api.count('willProfileUpdateOnCommit'),
  ]).toEqual([1, 0, 0, 0])
})

it('keeps what was typed when the same plan is reloaded, and resets with a plan that was changed meanwhile', async () => {
  const plan = vi.fn().mockReturnValue(sampleDebtPlan())
  const { user } = renderWidget(plan)
  await user.click(await next())
  await user.click(await next())
  await user.clear(payment())
  await user.type(payment(), '333')
  await readAgain(user, plan)
  expect(payment()).toHaveProperty('value', '333.00')
  plan.mockReturnValue(sampleDebtPlan({ input: { monthlyPayment: 175, interestRate: 0.08, strategy: 1 } }))
  await readAgain(user, plan)
  await screen.findByRole('region', { name: 'Step 1 of 4: Paydown strategy' })
})

it('is one card, whose parts bring no cards themselves', async () => {
  const { user } = renderWidget()
  for (const step of [2, 3, 4]) {
    await user.click(await next())
    await screen.findByRole('region', { name: new RegExp(`^Step ${step}`) })
    expect(document.querySelectorAll('.rounded-card')).toHaveLength(1)
  }
})

it('says so if there are no debts, and links to the plan', async () => {
  renderWidget(sampleDebtPlan({ linkedAccounts: [] }))
  expect(await screen.findByText(words.noDebts())).toBeDefined()
  expect(screen.getByRole('link', { name: words.viewPlan() }).getAttribute('href')).toBe('#/reduce-your-debt')
})

it('asks for a debt’s missing terms before it continues, and saves none of them', async () => {
  const { api, user } = renderWidget(sampleDebtPlan({ linkedAccounts: [sampleDebt({ interestRate: null })] }))
  await user.click(await next())
  await user.click(await next())
  expect(screen.getAllByText('Not provided').length).toBeGreaterThan(0)
  await user.click(await next())
  expect(stepNow()).toBe('Step 3 of 4: Review your information')
  await user.type(screen.getByLabelText(/^Interest rate of Rewards Card/), '12')
  await user.click(await next())
  expect(await screen.findByRole('heading', { name: 'Debt-free in October 2027.' })).toBeDefined()
  expect(api.count('updateAccount')).toBe(0)
})

it('saves its choices in our window, and can still start over', async () => {
  const ask = vi.fn<(ask: Ask) => Promise<Decided>>(async () => ({ isDone: false, changeId: null }))
  renderApp(
    <HostProvider ourWindow={{ ask }}>
      <DebtWidget signature="Evenkeel" />
    </HostProvider>,
    { plan: sampleDebtPlan() },
  )
  const user = userEvent.setup()
  for (const _ of [1, 2, 3]) await user.click(await next())
  await user.click(screen.getByRole('button', { name: words.saveToPlan() }))
  const linkedAccounts = [{ userAccountId: 1, isLinked: true }]
  const plan = { planType: 3, input: sampleDebtPlan().input, linkedAccounts, terms: [] }
  expect(ask.mock.calls).toEqual([[{ kind: 'save-plan', plan }]])
  await user.click(screen.getByRole('button', { name: words.startOver() }))
  expect(stepNow()).toBe('Step 1 of 4: Paydown strategy')
})
