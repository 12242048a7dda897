import type { RankedSpending } from '@evenkeel/api-client/contract/cash-flow'
import { categoryNames } from '@evenkeel/api-client/contract/category-names'
import { useQuery } from '@evenkeel/api-client/react'
import { explainSpending, monthName, monthRange, type Period, toPeriod } from '@evenkeel/engine'
import { type Column, DataTable } from '@evenkeel/ui/data-table'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { Money } from '@evenkeel/ui/money'
import { useState } from 'react'
import { useToday } from '../shared/today.tsx'
import { Padded } from './load-on-request-card.tsx'
import { FiguresNote } from './figures-note.tsx'
import { MonthChoice } from '../shared/month-choice.tsx'
import { Reached } from './reached.tsx'
import * as words from '../words/staff-money.generated.ts'

/** More than there are categories, so that one page has all of them. */
const allCategories = 100

const spendingName = ({ categoryIds }: RankedSpending) =>
  categoryIds.map((id) => categoryNames[id] ?? words.unnamedCategory({ id: String(id) })).join(', ')

const columns = (): readonly Column<RankedSpending>[] => [
  { key: 'category', header: words.category(), cell: spendingName, tone: 'strong' },
  {
    key: 'spent',
    header: words.spent(),
    align: 'right',
    tone: 'strong',
    cell: ({ amount }) => <Money value={amount} />,
  },
]

const cards = { title: spendingName, figure: ({ amount }: RankedSpending) => <Money value={amount} /> }

function SpendingOfMonth({ userId, period }: { readonly userId: number; readonly period: Period }) {
  const body = { page: 1, pageSize: allCategories, rankSize: allCategories, ...monthRange(period) }
  const query = useQuery('staffSpending', { params: { userId: String(userId) }, body })
  return (
    <Reached userId={userId} query={query} label={words.loadingSpending()} flush failedTitle={words.spendingFailed()}>
      {({ rankedCategories, totalSpending }) =>
        rankedCategories.length === 0 ? (
          <Padded>
            <EmptyState title={words.noSpending()}>{words.noSpendingIn({ month: monthName(period) })}</EmptyState>
          </Padded>
        ) : (
          <>
            <Padded>
              <p className="text-body text-text-muted">
                {words.totalSpending.parts({
                  strong: (children) => (
                    <strong key="strong" className="text-stat text-text">
                      {children}
                    </strong>
                  ),
                  amount: <Money key="amount" value={totalSpending} />,
                })}
              </p>
            </Padded>
            <DataTable
              label={words.spendingByCategory()}
              columns={columns()}
              rows={rankedCategories}
              rowKey={({ categoryIds }) => categoryIds.join()}
              rowName={spendingName}
              cards={cards}
            />
            <FiguresNote title={words.howSpending()} explanation={explainSpending({ period, total: totalSpending })} />
          </>
        )
      }
    </Reached>
  )
}

/** An employee's spending of a month by category, the largest first. */
export function EmployeeSpending({ userId }: { readonly userId: number }) {
  const [period, setPeriod] = useState(toPeriod(useToday()))
  return (
    <>
      <MonthChoice period={period} onChange={setPeriod} />
      <SpendingOfMonth userId={userId} period={period} />
    </>
  )
}
