import { paths } from '@evenkeel/widgets/shared/paths.ts'
import { expect, it } from 'vitest'
import { transactionStartOf } from './transactions-start.ts'

it.each([
  [paths.transactions(), { kind: 'all' }],
  [paths.budgetTransactions(4, 2026, 11), { kind: 'budget', budgetId: 4, year: 2026, month: 11 }],
  [paths.cashFlowTransactions(2026, 2), { kind: 'cashFlow', year: 2026, month: 2 }],
  [paths.spendingTransactions(), { kind: 'spending' }],
  [paths.spendingTransactions(7), { kind: 'spending', categoryId: 7 }],
  [paths.cashFlowTransactions(2026, 13), { kind: 'all' }],
  ['/my-goals-and-finances/transactions/budget/none/2026/11', { kind: 'all' }],
  ['/my-goals-and-finances/transactions/spending/none', { kind: 'spending' }],
])('reads %s', (path, start) => {
  expect(transactionStartOf(path)).toEqual(start)
})
