import { TransactionList } from '@evenkeel/widgets/transactions'
import { useLocation } from 'react-router'
import { PageHeader } from '../../shell/page-header.tsx'
import { transactionStartOf } from './transactions-start.ts'

/** All transactions, or those that a budget, a month's cash flow or a category's spending is made of. */
export function TransactionsPage() {
  const { pathname } = useLocation()
  return (
    <>
      <PageHeader />
      <div className="mt-4">
        <TransactionList key={pathname} start={transactionStartOf(pathname)} />
      </div>
    </>
  )
}
