// Proves: SPEND-01, SPEND-07
import { expect, it } from 'vitest'
import { spendingView } from './spending-card.tsx'

const categories = [
  { expenseCategoryId: 7, name: 'Groceries', isBudgetable: true },
  { expenseCategoryId: 9, name: 'Shopping', isBudgetable: true },
]

it('joins each entry to the category of its first id, and drops entries without a match', () => {
  const ranked = [
    { amount: 12.5, categoryIds: [7, 9] },
    { amount: 3, categoryIds: [99] },
  ]
  expect(spendingView({ rankedCategories: ranked, totalSpending: 12.5 }, categories).categories).toMatchObject([
    { id: '7', label: 'Groceries', value: 12.5 },
  ])
})

it('adds up to the server’s total if refunds lower it: 100.10 in groceries, 20.20 more back than spent in shopping', () => {
  const view = spendingView(
    { rankedCategories: [{ amount: 100.1, categoryIds: [7] }], totalSpending: 79.9 },
    categories,
  )
  expect(view.rest).toBe(0)
  expect(view.categories.map(({ label, value }) => [label, value])).toEqual([
    ['Groceries', 100.1],
    ['Refunds', -20.2],
  ])
})

it('counts what was spent in categories beyond the page as the rest: 12.50 of 20.00 leave 7.50', () => {
  const view = spendingView({ rankedCategories: [{ amount: 12.5, categoryIds: [7] }], totalSpending: 20 }, categories)
  expect([view.categories.length, view.rest, view.total]).toEqual([1, 7.5, 20])
})
