import { expect, it } from 'vitest'
import { whyCashFlowChanged } from './why-changed.ts'

const september = {
  totalIncomes: 6_348.94,
  totalExpenses: 3_501.14,
  byCategory: [
    { categoryId: 1, amount: 1_650 },
    { categoryId: 2, amount: 390.1 },
    { categoryId: 3, amount: 120 },
  ],
}

it('is the income, the category that changed most, and all other spending: by hand', () => {
  const october = {
    totalIncomes: 4_862.74,
    totalExpenses: 3_518.74,
    byCategory: [
      { categoryId: 1, amount: 1_650 },
      { categoryId: 2, amount: 310.1 },
      { categoryId: 4, amount: 60 },
    ],
  }
  // 3 fell by 120, 2 by 80, 4 rose by 60. In all 17.60 more, so 137.60 more without 3.
  expect(whyCashFlowChanged(september, october)).toEqual({
    income: -1_486.2,
    category: { categoryId: 3, change: -120 },
    otherSpending: 137.6,
  })
})

it('is nothing between two equal months, and has no category where only the income changed', () => {
  expect(whyCashFlowChanged(september, september)).toBeNull()
  expect(whyCashFlowChanged(september, { ...september, totalIncomes: 6_350 })).toEqual({
    income: 1.06,
    category: null,
    otherSpending: 0,
  })
})
