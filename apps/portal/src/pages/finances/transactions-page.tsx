import { UnknownMonth } from '@evenkeel/widgets/shared/unknown-month.tsx'
import { TransactionList, type TransactionStart, UnknownList } from '@evenkeel/widgets/transactions'
import { useLocation, matchPath, type Params } from 'react-router'
import { PageHeader } from '../../shell/page-header.tsx'
import { PageTabs } from '../../shell/page-tabs.tsx'
import { patterns } from '@evenkeel/widgets/shared/paths.ts'
import { monthFromParams } from './month-from-params.ts'

/** Reads an id of an address, a positive whole number; null for anything else. */
const parseId = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null

/** A path that names a month or an id which cannot exist. */
type UnknownStart = 'month' | 'id'

type Start = TransactionStart | UnknownStart

function budgetStart({ budgetId: text, ...rest }: Readonly<Params>): Start {
  const budgetId = parseId(text)
  const month = monthFromParams(rest)
  if (month === null) return 'month'
  return budgetId === null ? 'id' : { kind: 'budget', budgetId, ...month }
}

function cashFlowStart(params: Readonly<Params>): Start {
  const month = monthFromParams(params)
  return month === null ? 'month' : { kind: 'cashFlow', ...month }
}

function spendingStart({ categoryId: text }: Readonly<Params>): Start {
  if (text === undefined) return { kind: 'spending' }
  const categoryId = parseId(text)
  return categoryId === null ? 'id' : { kind: 'spending', categoryId }
}

const starts: readonly (readonly [pattern: string, read: (params: Readonly<Params>) => Start])[] = [
  [patterns.budgetTransactions, budgetStart],
  [patterns.cashFlowTransactions, cashFlowStart],
  [patterns.spendingTransactions, spendingStart],
]

/** Returns the list that an address asks for, or what is wrong with it; without a wish, this month. */
export function parseTransactionStart(path: string): Start {
  for (const [pattern, read] of starts) {
    const match = matchPath(pattern, path)
    if (match !== null) return read(match.params)
  }
  return { kind: 'month' }
}

/** All transactions, or those of a budget, of a month's cash flow, or of a category's spending. */
export function TransactionsPage() {
  const { pathname } = useLocation()
  const start = parseTransactionStart(pathname)
  return (
    <>
      <PageHeader />
      <PageTabs of="transactions" />
      <List key={pathname} screen={pathname} start={start} />
    </>
  )
}

function List({ screen, start }: { readonly screen: string; readonly start: TransactionStart | UnknownStart }) {
  if (start === 'month') return <UnknownMonth />
  if (start === 'id') return <UnknownList start={{ kind: 'all' }} />
  return <TransactionList screen={screen} start={start} />
}
