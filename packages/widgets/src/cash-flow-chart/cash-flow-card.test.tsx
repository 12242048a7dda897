// Proves: WIDGET-07
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { createFakeApi, FakeApp } from '../shared/fake-api.fixture.tsx'
import { CashFlowCard } from './cash-flow-card.tsx'
import { CashFlowPanel } from './cash-flow-panel.tsx'

const month = (index: number, totalIncomes: number, totalExpenses: number, transactionCount = 10) => ({
  year: 2026,
  month: index,
  monthDate: `2026-${String(index).padStart(2, '0')}-01T00:00:00Z`,
  totalIncomes,
  totalExpenses,
  transactionCount,
})
const months = [month(8, 3000, 2000), month(9, 3000, 2500), month(10, 3000, 3120.5), month(11, 100, 50)]

function renderIn(screenPart: 'card' | 'panel', cashFlow: unknown = months) {
  const api = createFakeApi({ cashFlow })
  render(
    <FakeApp api={api}>
      {screenPart === 'card' ? (
        <CashFlowCard emptyAction={<button>Add account</button>} />
      ) : (
        <CashFlowPanel emptyAction={<button>Add account</button>} />
      )}
    </FakeApp>,
  )
  return { api, user: userEvent.setup() }
}

describe.each(['card', 'panel'] as const)('the cash flow %s', (part) => {
  it('names the last month, and explains its figure: 3,000.00 less 3,120.50', async () => {
    const { user } = renderIn(part)
    expect((await screen.findByText(/^You spent/)).textContent).toBe(
      'You spent $120.50 more than you earned last month.',
    )
    await user.click(screen.getByRole('button', { name: 'Help: How we calculate cash flow' }))
    const help = await screen.findByRole('dialog', { name: 'How we calculate cash flow', hidden: true })
    await within(help).findByText('What we used')
    for (const words of [
      'In October 2026 $3,000.00 came in and $3,120.50 went out, so you spent $120.50 more than you earned.',
      'Income$3,000.00',
      'Spending$3,120.50',
      'Transactions10',
      'Net−$120.50',
      'As of 11/19/2026.',
    ]) {
      expect(help.textContent).toContain(words)
    }
  })

  it('names this month if there is no other (CASH-06)', async () => {
    const { user } = renderIn(part, [month(11, 100, 50)])
    expect((await screen.findByText(/^You spent/)).textContent).toBe(
      'You spent $50.00 less than you earned this month.',
    )
    await user.click(screen.getByRole('button', { name: 'Help: How we calculate cash flow' }))
    const help = await screen.findByRole('dialog', { hidden: true })
    await within(help).findByText('What we used')
    expect(help.textContent).toContain('In November 2026 $100.00 came in')
  })

  it('says that nothing came in or went out yet, and offers the next step', async () => {
    renderIn(part, [month(10, 0, 0, 0), month(11, 0, 0, 0)])
    expect(await screen.findByText('No income or spending yet')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Add account' })).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Help/ })).toBeNull()
  })
})
