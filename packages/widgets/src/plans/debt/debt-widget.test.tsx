import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useSWRConfig } from 'swr'
import { expect, it, type Mock, vi } from 'vitest'
import { createFakeApi, FakeApp } from '../../shared/fake-api.fixture.tsx'
import { sampleDebt, sampleDebtPlan } from '../shell/plan.fixture.ts'
import { DebtWidget } from './debt-widget.tsx'

/** Reads everything again, as the page can ask for. */
function ReadAgain() {
  const { mutate } = useSWRConfig()
  return <button onClick={() => void mutate(() => true)}>Read again</button>
}

function renderWidget(plan: unknown = sampleDebtPlan()) {
  const api = createFakeApi({ plan })
  render(
    <FakeApp api={api}>
      <DebtWidget signature="Evenkeel" />
      <ReadAgain />
    </FakeApp>,
  )
  return { api, user: userEvent.setup() }
}

async function readAgain(user: ReturnType<typeof userEvent.setup>, answer: Mock) {
  const before = answer.mock.calls.length
  await user.click(screen.getByRole('button', { name: 'Read again' }))
  await waitFor(() => expect(answer.mock.calls.length).toBeGreaterThan(before))
}

const next = () => screen.findByRole('button', { name: 'Next' })
const payment = () => screen.getByLabelText(/^Monthly payment/)
const stepNow = () => screen.getByRole('region', { name: /^Step/ }).getAttribute('aria-label')

it('works the payoff out in the page, commits nothing, and begins anew', async () => {
  const { api, user } = renderWidget()
  await user.click(await next())
  await user.click(await next())
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull()
  await user.clear(payment())
  await user.type(payment(), '250')
  await user.click(await next())
  expect(screen.getByRole('heading', { name: 'You will be debt free in April 2027.' })).toBeDefined()
  for (const name of ['Commit', 'Cancel', 'Save and finish later', 'Add account'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Start over' }))
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

it('keeps what was typed when the same plan is read again, and begins anew with a plan that was changed meanwhile', async () => {
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

it('is one card, whose parts bring none of their own', async () => {
  const { user } = renderWidget()
  for (const step of [2, 3, 4]) {
    await user.click(await next())
    await screen.findByRole('region', { name: new RegExp(`^Step ${step}`) })
    expect(document.querySelectorAll('.rounded-card')).toHaveLength(1)
  }
})

it('says so where nothing is owed, and leads to the plan', async () => {
  renderWidget(sampleDebtPlan({ linkedAccounts: [] }))
  expect(await screen.findByText('No debts to pay off')).toBeDefined()
  expect(screen.getByRole('link', { name: 'View debt plan' }).getAttribute('href')).toBe('#/reduce-your-debt')
})

it('says what is not known of a debt', async () => {
  const { user } = renderWidget(sampleDebtPlan({ linkedAccounts: [sampleDebt({ interestRate: null })] }))
  await user.click(await next())
  await user.click(await next())
  expect(screen.getAllByText('Not provided').length).toBeGreaterThan(0)
})
