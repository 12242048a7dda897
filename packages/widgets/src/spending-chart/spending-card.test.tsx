// Proves: GEN-06
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { FakeAnswers } from '../shared/fake-api.fixture.tsx'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { SpendingCard } from './spending-card.tsx'
import * as spendingCardWords from '../words/spending-card.generated.ts'
import * as explanationWords from '../words/explanation.generated.ts'

const broken = () => Response.json({ code: -1, message: 'Unknown error encountered' }, { status: 500 })
const names = [
  'Rent',
  'Groceries',
  'Dining out',
  'Shopping',
  'Utilities',
  'Transportation',
  'Pets',
  'Travel',
  'Gifts',
  'Education',
  'Childcare',
  'Fees',
]
const categories = names.map((name, index) => ({ expenseCategoryId: index + 1, name, isBudgetable: true }))
/** 120, 110, ... 10 dollars in twelve categories: 780 in all. */
const ranked = names.map((_, index) => ({ amount: 120 - index * 10, categoryIds: [index + 1] }))
const month = { rankedCategories: ranked.slice(0, 10), totalSpending: 780 }

function renderCard(answers: FakeAnswers = {}) {
  return renderApp(<SpendingCard />, { spending: month, categories, ...answers })
}

describe('the spending card', () => {
  it('asks for the month with the default page, the whole rank, and its bounds in UTC (SPEND-03 to SPEND-05)', async () => {
    const { api } = renderCard()
    await screen.findByRole('table')
    expect(api.bodiesOf('spending')).toEqual([
      {
        page: 1,
        pageSize: 10,
        rankSize: 100,
        fromDate: '2026-11-01T00:00:00.000Z',
        toDate: '2026-11-30T23:59:59.999Z',
      },
    ])
  })

  it('ranks five categories, and puts the others under Other, including those beyond the page: 780 less 500 is 280', async () => {
    renderCard()
    const rows = (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent)
    expect(rows).toEqual([
      'Rent$120.0015%',
      'Groceries$110.0014%',
      'Dining out$100.0013%',
      'Shopping$90.0012%',
      'Utilities$80.0010%',
      'Other$280.0036%',
    ])
  })

  it('explains how the figure was calculated', async () => {
    const { user } = renderCard()
    await user.click(await screen.findByRole('button', { name: 'Help: How we calculate spending' }))
    const help = await screen.findByRole('dialog', { name: spendingCardWords.howSpending(), hidden: true })
    await within(help).findByText(explanationWords.whatWeUsed())
    expect(help.textContent).toContain('In November 2026 you spent $780.00 after refunds.')
    expect(help.textContent).toContain('Spending$780.00Money out minus refunds.')
    expect(help.textContent).toContain('As of 11/19/2026.')
  })

  it('says that nothing was spent yet, and explains nothing', async () => {
    renderCard({ spending: { rankedCategories: [], totalSpending: 0 } })
    expect(await screen.findByText(spendingCardWords.noSpendingYet())).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Help/ })).toBeNull()
  })

  it('reloads only what failed', async () => {
    const names = vi.fn().mockReturnValueOnce(broken()).mockReturnValue(categories)
    const { api, user } = renderCard({ categories: names })
    expect(await screen.findByText(spendingCardWords.spendingFailed())).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table')).toBeDefined()
    expect([api.count('categories'), api.count('spending')]).toEqual([2, 1])
  })
})
