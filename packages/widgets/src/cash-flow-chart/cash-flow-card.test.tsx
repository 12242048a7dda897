// Proves: WIDGET-07
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { CashFlowCard } from './cash-flow-card.tsx'
import { CashFlowPanel } from './cash-flow-panel.tsx'
import { HomeCashFlowCard } from './home-cash-flow-card.tsx'
import * as howCalculatedWords from '../words/how-calculated.generated.ts'
import * as explanationWords from '../words/explanation.generated.ts'
import * as cashFlowWords from '../words/cash-flow.generated.ts'

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
  return renderApp(
    screenPart === 'card' ? (
      <CashFlowCard emptyAction={<button>Add account</button>} />
    ) : (
      <CashFlowPanel emptyAction={<button>Add account</button>} />
    ),
    { cashFlow },
  )
}

describe.each(['card', 'panel'] as const)('the cash flow %s', (part) => {
  it('names the last month, and explains its figure: 3,000.00 less 3,120.50', async () => {
    const { user } = renderIn(part)
    expect((await screen.findByText(/^You spent/)).textContent).toBe(
      'You spent $120.50 more than you earned last month.',
    )
    await user.click(screen.getByRole('button', { name: 'Help: How we calculate cash flow' }))
    const help = await screen.findByRole('dialog', { name: howCalculatedWords.howCashFlow(), hidden: true })
    await within(help).findByText(explanationWords.whatWeUsed())
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

  it('keeps the room of its help while it loads: a narrow header would break into a second line for it', async () => {
    renderIn(part)
    const title = screen.getByRole('heading', { level: 2 })
    expect(title.nextElementSibling?.className).toBe('size-6')
    await screen.findByText(/^You spent/)
    expect(title.nextElementSibling?.ariaLabel).toBe('Help: How we calculate cash flow')
  })

  it('names this month if there is no other (CASH-06)', async () => {
    const { user } = renderIn(part, [month(11, 100, 50)])
    expect((await screen.findByText(/^You spent/)).textContent).toBe(
      'You spent $50.00 less than you earned this month.',
    )
    await user.click(screen.getByRole('button', { name: 'Help: How we calculate cash flow' }))
    const help = await screen.findByRole('dialog', { hidden: true })
    await within(help).findByText(explanationWords.whatWeUsed())
    expect(help.textContent).toContain('In November 2026 $100.00 came in')
  })

  it('says that nothing came in or went out yet, and offers the next step', async () => {
    renderIn(part, [month(10, 0, 0, 0), month(11, 0, 0, 0)])
    expect(await screen.findByText(cashFlowWords.noFlow())).toBeDefined()
    expect(screen.getByRole('button', { name: 'Add account' })).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Help/ })).toBeNull()
  })
})

it('says on the home screen why last month was different, and nothing where the month before had nothing', async () => {
  const spent = (amounts: readonly number[]) => ({
    rankedCategories: amounts.map((amount, index) => ({ amount, categoryIds: [index + 3] })),
    totalSpending: 0,
  })
  const categories = [3, 4].map((id) => ({ ...{ expenseCategoryId: id, isIncome: false }, name: `Category ${id}` }))
  const spending = (body: unknown) =>
    JSON.stringify(body).includes('2026-10') && !JSON.stringify(body).includes('2026-09')
      ? spent([2_000, 1_120.5])
      : spent([1_950, 550])
  const open = (cashFlow: readonly object[]) => renderApp(<HomeCashFlowCard />, { cashFlow, spending, categories })
  const { container, unmount } = open([
    month(8, 1, 1),
    month(9, 2_900, 2_500),
    month(10, 3_000, 3_120.5),
    month(11, 1, 1),
  ])
  await screen.findByRole('heading', { name: 'Why it changed from September' })
  expect([...container.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
    'Income+$100.00',
    'Spending on Category 4+$570.50',
    'All other spending+$50.00',
  ])
  unmount()
  open([month(9, 0, 0, 0), month(10, 3_000, 3_120.5), month(11, 1, 1)])
  await screen.findByText(/^You spent/)
  expect(screen.queryByRole('heading', { name: /^Why it changed/ })).toBeNull()
})
