import { expect, it } from 'vitest'
import { placeOf } from './places.ts'

it.each([
  ['/my-goals-and-finances', 'My goals and finances'],
  ['/my-goals-and-finances/import-bank-file', 'My goals and finances'],
  ['/my-goals-and-finances/transactions/cashflow/2026/11', 'Transactions'],
  ['/my-goals-and-finances/cashflow-detail/2026/11', 'Cash flow'],
  ['/all-goals', 'Explore all goals'],
  ['/work-with-a-planner', 'Work with a planner'],
])('%s lies in %s', (path, label) => {
  expect(placeOf(path)?.label).toBe(label)
})

it('marks no place on a page outside all five', () => {
  expect(placeOf('/profile')).toBeNull()
})
