// Proves: ROUTE-46, ROUTE-47
import { paths } from '@evenkeel/widgets/shared/paths.ts'
import { expect, it } from 'vitest'
import { parseTransactionStart } from './transactions-page.tsx'

it.each([
  [paths.transactions(), { kind: 'month' }],
  [paths.budgetTransactions(4, 2026, 11), { kind: 'budget', budgetId: 4, year: 2026, month: 11 }],
  [paths.cashFlowTransactions(2026, 2), { kind: 'cashFlow', year: 2026, month: 2 }],
  [paths.spendingTransactions(), { kind: 'spending' }],
  [paths.spendingTransactions(7), { kind: 'spending', categoryId: 7 }],
  [paths.cashFlowTransactions(2026, 13), 'month'],
  ['/my-goals-and-finances/transactions/budget/none/2026/11', 'id'],
  ['/my-goals-and-finances/transactions/spending/none', 'id'],
  [paths.transactions() + '/cashflow/2026/03', { kind: 'cashFlow', year: 2026, month: 3 }],
])('reads %s', (path, start) => {
  expect(parseTransactionStart(path)).toEqual(start)
})
