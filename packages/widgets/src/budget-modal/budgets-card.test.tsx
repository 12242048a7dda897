// Proves: BUD-01, BUD-11, BUD-18, WIDGET-07
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { FakeAnswers } from '../shared/fake-api.fixture.tsx'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { BudgetsCard } from './budgets-card.tsx'
import * as budgetCardWords from '../words/budget-card.generated.ts'
import * as explanationWords from '../words/explanation.generated.ts'
import * as budgetDialogsWords from '../words/budget-dialogs.generated.ts'

const broken = () => Response.json({ code: -1, message: 'Unknown error encountered' }, { status: 500 })
const category = (expenseCategoryId: number, name: string, isBudgetable = true) => ({
  expenseCategoryId,
  name,
  isBudgetable,
})
const categories = [
  category(6, 'Groceries'),
  category(7, 'Dining out'),
  category(8, 'Pets'),
  category(9, 'Income', false),
]
const budget = (budgetId: number, categoryId: number, targetBudget: number, spent: number) => ({
  budgetId,
  categoryId,
  targetBudget,
  budgetPeriod: '2026-11',
  carried: 0,
  spent,
})
const budgets = [budget(1, 6, 520, 393.39), budget(2, 7, 220, 203.65)]

function renderCard(answers: FakeAnswers = {}) {
  return renderApp(<BudgetsCard />, {
    budgets,
    categories,
    budgetNavigation: { previousPeriod: null, nextPeriod: null },
    spending: { rankedCategories: [], totalSpending: 0 },
    ...answers,
  })
}

const button = (name: string) => screen.findByRole('button', { name })

describe('the budgets card', () => {
  it('names each budget by its category from the first moment on', async () => {
    const answer = Promise.withResolvers<unknown>()
    renderCard({ categories: () => answer.promise })
    await waitFor(() => expect(screen.getByText(budgetCardWords.loadingBudgets())).toBeDefined())
    expect(screen.queryByText('Category')).toBeNull()
    answer.resolve(categories)
    expect(await screen.findByRole('link', { name: 'Groceries' })).toBeDefined()
  })

  it('reloads the names if they failed', async () => {
    const names = vi.fn().mockReturnValueOnce(broken()).mockReturnValue(categories)
    const { user } = renderCard({ categories: names })
    expect(await screen.findByText(budgetCardWords.budgetsFailed())).toBeDefined()
    await user.click(await button('Try again'))
    expect(await screen.findByRole('link', { name: 'Dining out' })).toBeDefined()
  })

  it('counts what earlier months left or used, as the page of all budgets does', async () => {
    const carried = (index: number, amount: number) => ({ ...budgets[index], carried: amount })
    renderCard({ budgets: [carried(0, 60), carried(1, -20)] })
    const [groceries, dining] = await screen.findAllByRole('listitem')
    expect(groceries?.textContent).toContain('$186.61 left')
    expect(groceries?.textContent).toContain('$393.39 of $580.00$60.00 from earlier months')
    expect(dining?.textContent).toContain('$3.65 over')
    expect(dining?.textContent).toContain('$203.65 of $200.00$20.00 used by earlier months')
    expect(screen.getByText('$182.96').parentElement?.parentElement?.textContent).toBe('$182.96 left of $780.00')
  })

  it('explains how the rest was calculated: 740.00 less 597.04 is 142.96', async () => {
    const { user } = renderCard()
    await user.click(await button('Help: How we calculate budgets'))
    const help = await screen.findByRole('dialog', { name: budgetCardWords.howBudgets(), hidden: true })
    const math = await within(help).findByRole('button', { name: explanationWords.showMath(), hidden: true })
    expect(math.getAttribute('aria-expanded')).toBe('false')
    await user.click(math)
    expect(math.getAttribute('aria-expanded')).toBe('true')
    for (const part of [
      'You set $740.00 for November 2026 and have spent $597.04, so $142.96 is left.',
      'Budgets$740.00',
      'Left$142.96Budgets − Spending in those categories',
      'Source: Evenkeel’s rule for income and spending. As of 11/19/2026.',
    ]) {
      expect(help.textContent).toContain(part)
    }
  })

  it('says that there are none, and explains nothing', async () => {
    renderCard({ budgets: [] })
    expect(await screen.findByText(budgetCardWords.noBudgetsThisMonth())).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Help/ })).toBeNull()
  })
})

describe('an incomplete budget', () => {
  it('cannot be saved without a category, nor without an amount above 0 (BUD-13, BUD-16, BUD-17)', async () => {
    const { user, api } = renderCard({ createBudget: budget(3, 8, 10, 0), undoChange: {} })
    await user.click(await button('Create a budget'))
    const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save' })
    const amount = screen.getByRole('textbox', { name: /^Monthly amount/ })
    await user.type(amount, '10')
    expect(save.disabled).toBe(true)
    await user.click(screen.getByRole('combobox', { name: /^Category/ }))
    // Only categories that can have a budget are offered (BUD-18).
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Groceries',
      'Dining out',
      'Pets',
    ])
    await user.click(screen.getByRole('option', { name: 'Pets' }))
    expect(save.disabled).toBe(false)
    await user.clear(amount)
    expect(save.disabled).toBe(true)
    await user.type(amount, '0')
    await user.tab()
    expect(save.disabled).toBe(true)
    expect(screen.getByText('Please enter a positive value.')).toBeDefined()
    await user.clear(amount)
    await user.type(amount, '10')
    await user.click(save)
    await waitFor(() =>
      expect(api.bodiesOf('createBudget')).toEqual([{ categoryId: 8, targetBudget: 10, budgetPeriod: '2026-11' }]),
    )
    expect(await screen.findByText(budgetDialogsWords.budgetSaved())).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(api.count('undoChange')).toBe(1))
  })

  it('asks for the insight with the whole range of categories (SPEND-02, SPEND-06)', async () => {
    const { user, api } = renderCard({
      spending: { rankedCategories: [{ amount: 41.2, categoryIds: [6] }], totalSpending: 41.2 },
    })
    await user.click(await button('Edit the budget for Groceries'))
    expect((await screen.findByText('in this category.', { exact: false })).textContent).toBe(
      'Last month, you spent $41.20 in this category.',
    )
    expect(api.bodiesOf('spending')).toEqual([
      {
        page: 1,
        pageSize: 500,
        rankSize: 100,
        fromDate: '2026-10-01T00:00:00.000Z',
        toDate: '2026-10-31T23:59:59.999Z',
      },
    ])
  })

  it('has a dollar sign before the amount and two decimals (BUD-10)', async () => {
    const { user } = renderCard()
    await user.click(await button('Edit the budget for Groceries'))
    const amount = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Monthly amount/ })
    expect([amount.value, amount.parentElement?.textContent]).toEqual(['520.00', '$'])
  })
})
