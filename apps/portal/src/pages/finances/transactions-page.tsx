import { UnknownMonth } from '@evenkeel/widgets/shared/unknown-month.tsx'
import { TransactionList, type TransactionStart, UnknownList } from '@evenkeel/widgets/transactions'
import { useLocation } from 'react-router'
import { PageHeader } from '../../shell/page-header.tsx'
import { PageTabs } from '../../shell/page-tabs.tsx'
import { parseTransactionStart, type UnknownStart } from './transactions-start.ts'

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
