// Proves: BUD-15
import { expect, it } from 'vitest'
import { budgetableChoices } from './budget-modal.tsx'

it('offers budgetable categories only', () => {
  const income = { expenseCategoryId: 1, name: 'Income', isBudgetable: false }
  const rent = { expenseCategoryId: 2, name: 'Rent', isBudgetable: true }
  expect(budgetableChoices([income, rent])).toMatchObject([{ value: 2, label: 'Rent' }])
})
