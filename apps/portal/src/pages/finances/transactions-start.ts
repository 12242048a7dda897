import { patterns } from '@evenkeel/widgets/shared/paths.ts'
import type { TransactionStart } from '@evenkeel/widgets/transactions'
import { matchPath } from 'react-router'
import { monthFromParams } from './month-from-params.ts'

/** An id in an address: a positive whole number. */
const idOf = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null

function budgetStart(path: string): TransactionStart | null {
  const params = matchPath(patterns.budgetTransactions, path)?.params
  const budgetId = idOf(params?.budgetId)
  const month = monthFromParams({ ...params })
  return budgetId === null || month === null ? null : { kind: 'budget', budgetId, ...month }
}

function cashFlowStart(path: string): TransactionStart | null {
  const month = monthFromParams({ ...matchPath(patterns.cashFlowTransactions, path)?.params })
  return month === null ? null : { kind: 'cashFlow', ...month }
}

function spendingStart(path: string): TransactionStart | null {
  const match = matchPath(patterns.spendingTransactions, path)
  if (match === null) return null
  const categoryId = idOf(match.params.categoryId)
  return categoryId === null ? { kind: 'spending' } : { kind: 'spending', categoryId }
}

/** Which list an address asks for; all transactions where it names a month or an id that cannot be. */
export function transactionStartOf(path: string): TransactionStart {
  return budgetStart(path) ?? cashFlowStart(path) ?? spendingStart(path) ?? { kind: 'all' }
}
