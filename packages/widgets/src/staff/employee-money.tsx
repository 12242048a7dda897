import type { CashFlowMonth } from '@evenkeel/api-client/contract/cash-flow'
import { useQuery } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { Card, CardBody, CardHeader } from '@evenkeel/ui/card'
import { type Column, DataTable } from '@evenkeel/ui/data-table'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { Money } from '@evenkeel/ui/money'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { useId, useState } from 'react'
import { Reached } from './reached.tsx'

const PAST_MONTHS = 6

const nameOf = ({ monthDate }: CashFlowMonth) => new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(monthDate))
const net = ({ totalIncomes, totalExpenses }: CashFlowMonth) => Math.round((totalIncomes - totalExpenses) * 100) / 100

const columns: readonly Column<CashFlowMonth>[] = [
  { key: 'month', header: 'Month', cell: nameOf, tone: 'strong' },
  { key: 'income', header: 'Income', align: 'right', cell: ({ totalIncomes }) => <Money value={totalIncomes} /> },
  { key: 'spending', header: 'Spending', align: 'right', cell: ({ totalExpenses }) => <Money value={totalExpenses} /> },
  { key: 'net', header: 'Net', align: 'right', tone: 'strong', cell: (row) => <Money value={net(row)} look="signed" /> },
]

const cards = {
  title: nameOf,
  below: ({ totalIncomes, totalExpenses }: CashFlowMonth) => (
    <>
      <Money value={totalIncomes} /> in, <Money value={totalExpenses} /> out
    </>
  ),
  figure: (row: CashFlowMonth) => <Money value={net(row)} look="signed" />,
}

function CashFlowTable({ userId }: { readonly userId: number }) {
  const query = useQuery('staffCashFlow', { params: { userId: String(userId) }, body: { pastMonthCount: PAST_MONTHS } })
  return (
    <Reached userId={userId} query={query} label="Loading cash flow" skeleton={<div className="px-4 pb-4 tablet:px-6"><SkeletonText lines={6} /></div>} failedTitle="The cash flow did not load">
      {(months) =>
        months.every(({ transactionCount }) => transactionCount === 0) ? (
          <div className="px-4 pb-4 tablet:px-6">
            <EmptyState title="No transactions yet">Nothing came in or went out in these months.</EmptyState>
          </div>
        ) : (
          <DataTable label="Cash flow" columns={columns} rows={months.toReversed()} rowKey={({ monthDate }) => monthDate} rowName={nameOf} cards={cards} />
        )
      }
    </Reached>
  )
}

/** An employee's income and spending. Read when it is asked for and not before, since every look is written down. */
export function EmployeeMoney({ userId, firstName }: { readonly userId: number; readonly firstName: string }) {
  const titleId = useId()
  const [isShown, setShown] = useState(false)
  return (
    <Card labelledBy={titleId}>
      <CardHeader title="Cash flow" titleId={titleId} />
      <CardBody flush={isShown}>
        {isShown ? (
          <div className="pt-2 pb-2">
            <CashFlowTable userId={userId} />
          </div>
        ) : (
          <div className="flex flex-col items-start gap-3">
            <p className="text-body text-text-muted">Income and spending of this month and the six before it. Look when you need it: {firstName} sees that you did.</p>
            <Button icon="eye" onClick={() => setShown(true)}>
              Show cash flow
            </Button>
          </div>
        )}
      </CardBody>
    </Card>
  )
}
