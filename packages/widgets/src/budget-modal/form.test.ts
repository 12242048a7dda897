import { describe, expect, it } from 'vitest'
import { amountFault, budgetable, draftOf, requestOf, saveCall } from './form.ts'

const groceries = { budgetId: 1, categoryId: 7, targetBudget: 520, budgetPeriod: '2026-11', spent: 10 }

describe('requestOf', () => {
  it('is the request once category and amount are there', () => {
    expect(requestOf({ categoryId: 7, targetBudget: 0.01, budgetPeriod: '2026-11' })).toEqual({
      categoryId: 7,
      targetBudget: 0.01,
      budgetPeriod: '2026-11',
    })
  })

  it.each([
    [null, 100],
    [7, null],
    [7, 0],
    [7, -1],
    [7, 10.001],
  ])('is nothing with category %s and amount %s', (categoryId, targetBudget) => {
    expect(requestOf({ categoryId, targetBudget, budgetPeriod: '2026-11' })).toBeNull()
  })

  it('says of an amount what the server would, and leaves to the input what is none', () => {
    const faultOf = (targetBudget: number | null) =>
      amountFault({ categoryId: null, targetBudget, budgetPeriod: '2026-11' })
    expect([0, 0.01, null, Number.NaN].map(faultOf)).toEqual([
      'Please enter a positive value.',
      undefined,
      undefined,
      undefined,
    ])
  })

  it('starts from the budget that is edited', () => {
    expect(draftOf(groceries, '2026-12')).toEqual({ categoryId: 7, targetBudget: 520, budgetPeriod: '2026-12' })
  })
})

it('creates only what is new in both ways', () => {
  expect(saveCall(null, null)).toBe('createBudget')
  expect(saveCall(null, groceries)).toBe('updateBudget')
  expect(saveCall(groceries, groceries)).toBe('updateBudget')
})

it('offers budgetable categories only', () => {
  const income = { expenseCategoryId: 1, name: 'Income', isBudgetable: false }
  const rent = { expenseCategoryId: 2, name: 'Rent', isBudgetable: true }
  expect(budgetable([income, rent])).toEqual([rent])
})
