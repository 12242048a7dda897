// Proves: BUD-14, BUD-15, BUD-17
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type FakeAnswers, refusal } from '../shared/fake-api.fixture.tsx'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { BudgetModal } from './budget-modal.tsx'
import * as words from '../words/budget-dialogs.generated.ts'

const groceries = { budgetId: 1, categoryId: 6, targetBudget: 520, budgetPeriod: '2026-11', carried: 0, spent: 10 }

function renderModal(budget: typeof groceries | null, answers: FakeAnswers = {}) {
  const onClose = vi.fn<() => void>()
  const props = { open: true, onClose, budget, period: '2026-11', budgets: [groceries], onDelete: () => undefined }
  const { api, user } = renderApp(<BudgetModal {...props} />, {
    categories: [
      { expenseCategoryId: 6, name: 'Groceries', isBudgetable: true },
      { expenseCategoryId: 8, name: 'Pets', isBudgetable: true },
    ],
    spending: { rankedCategories: [], totalSpending: 0 },
    createBudget: groceries,
    updateBudget: groceries,
    ...answers,
  })
  return {
    api,
    user,
    onClose,
    amount: () => screen.getByLabelText<HTMLInputElement>(/^Monthly amount/),
    save: () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }),
    choose: async (name: string) => {
      await user.click(await screen.findByRole('combobox', { name: /^Category/ }))
      await user.click(await screen.findByRole('option', { name }))
    },
  }
}

it('creates a budget for a category without one, as soon as both fields are filled in', async () => {
  const { api, user, amount, save, choose, onClose } = renderModal(null)
  expect(save().disabled).toBe(true)
  await choose('Pets')
  await user.type(amount(), '0.01')
  await user.click(save())
  expect(await screen.findByText(words.budgetSaved())).toBeDefined()
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined()
  expect(api.bodiesOf('createBudget')).toEqual([{ categoryId: 8, targetBudget: 0.01, budgetPeriod: '2026-11' }])
  expect(onClose).toHaveBeenCalledOnce()
})

it('updates the budget of a category that has one, and says so before', async () => {
  const { api, user, amount, save, choose } = renderModal(null)
  await choose('Groceries')
  expect(screen.getByText(/^You already have a budget for this category/)).toBeDefined()
  await user.type(amount(), '600')
  await user.click(save())
  await screen.findByText(words.budgetSaved())
  expect([api.count('createBudget'), api.bodiesOf('updateBudget')]).toEqual([
    0,
    [{ categoryId: 6, targetBudget: 600, budgetPeriod: '2026-11' }],
  ])
})

it('says in the server’s words that an amount must be positive', async () => {
  const { user, amount } = renderModal(groceries)
  await user.clear(amount())
  await user.type(amount(), '-0')
  await user.tab()
  expect([amount().value, screen.getByText('Please enter a positive value.') !== null]).toEqual(['0.00', true])
})

it('shows a refusal of the server at its field until the value is another', async () => {
  const { user, amount, save, onClose } = renderModal(groceries, {
    updateBudget: () => refusal({ TargetBudget: 'Too much for this month.' }),
  })
  await user.clear(amount())
  await user.type(amount(), '700')
  await user.click(save())
  expect((await screen.findAllByText(/Too much for this month\./)).length).toBeGreaterThan(0)
  expect(document.activeElement).toBe(amount())
  expect(onClose).not.toHaveBeenCalled()
  await user.type(amount(), '{Backspace>4/}')
  expect(screen.queryByText(/Too much for this month\./)).toBeNull()
})
