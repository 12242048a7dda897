import type { CashFlowMonth } from '@evenkeel/api-client/contract/cash-flow'
import { useQuery } from '@evenkeel/api-client/react'
import { explainCashFlowMonth, language } from '@evenkeel/engine'
import { type Column, DataTable } from '@evenkeel/ui/data-table'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { Money } from '@evenkeel/ui/money'
import { Padded } from './load-on-request-card.tsx'
import { FiguresNote } from './figures-note.tsx'
import { Reached } from './reached.tsx'
import * as words from '../words/staff-money.generated.ts'

const pastMonths = 6

const monthName = ({ monthDate }: CashFlowMonth) =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(monthDate))
const net = ({ totalIncomes, totalExpenses }: CashFlowMonth) => Math.round((totalIncomes - totalExpenses) * 100) / 100

const columns = (): readonly Column<CashFlowMonth>[] => [
  { key: 'month', header: words.month(), cell: monthName, tone: 'strong' },
  { key: 'income', header: words.income(), align: 'right', cell: ({ totalIncomes }) => <Money value={totalIncomes} /> },
  {
    key: 'spending',
    header: words.spendingColumn(),
    align: 'right',
    cell: ({ totalExpenses }) => <Money value={totalExpenses} />,
  },
  {
    key: 'net',
    header: words.net(),
    align: 'right',
    tone: 'strong',
    cell: (row) => <Money value={net(row)} look="signed" />,
  },
]

const cards = {
  title: monthName,
  below: ({ totalIncomes, totalExpenses }: CashFlowMonth) =>
    words.inAndOut.parts({
      income: <Money key="income" value={totalIncomes} />,
      spending: <Money key="spending" value={totalExpenses} />,
    }),
  figure: (row: CashFlowMonth) => <Money value={net(row)} look="signed" />,
}

/** An employee's income and spending of this month and the six before it, the newest first. */
export function EmployeeCashFlow({ userId }: { readonly userId: number }) {
  const query = useQuery('staffCashFlow', { params: { userId: String(userId) }, body: { pastMonthCount: pastMonths } })
  return (
    <Reached userId={userId} query={query} label={words.loadingCashFlow()} flush failedTitle={words.cashFlowFailed()}>
      {(months) =>
        months.every(({ transactionCount }) => transactionCount === 0) ? (
          <Padded>
            <EmptyState title={words.noTransactions()}>{words.noFlow()}</EmptyState>
          </Padded>
        ) : (
          <>
            <DataTable
              label={words.cashFlowByMonth()}
              columns={columns()}
              rows={months.toReversed()}
              rowKey={({ monthDate }) => monthDate}
              rowName={monthName}
              cards={cards}
            />
            {months.slice(-1).map((month) => (
              <FiguresNote key={month.monthDate} title={words.howCashFlow()} explanation={explainCashFlowMonth(month)}>
                {words.monthSoFar({ month: monthName(month) })}
              </FiguresNote>
            ))}
          </>
        )
      }
    </Reached>
  )
}
