import type { Budget } from '@evenkeel/api-client/contract/budgets'
import { categoryNames } from '@evenkeel/api-client/contract/category-names'
import { useQuery } from '@evenkeel/api-client/react'
import { explainBudgets, monthName, type Period, toPeriod, totalToCents, toDollars } from '@evenkeel/engine'
import { type Column, DataTable } from '@evenkeel/ui/data-table'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { Icon } from '@evenkeel/ui/icon'
import { Money } from '@evenkeel/ui/money'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { useState } from 'react'
import { useToday } from '../shared/today.tsx'
import { Padded } from './load-on-request-card.tsx'
import { FiguresNote } from './figures-note.tsx'
import { MonthChoice } from '../shared/month-choice.tsx'
import { Reached } from './reached.tsx'

const budgetName = ({ categoryId }: Budget) => categoryNames[categoryId] ?? `Category ${categoryId}`
const budgetAmounts = (budgets: readonly Budget[]) =>
  budgets.map(({ targetBudget, spent }) => ({
    targetCents: totalToCents(targetBudget),
    spentCents: totalToCents(spent),
  }))
const leftCents = ({ targetBudget, spent }: Budget) => totalToCents(targetBudget) - totalToCents(spent)

function Left({ budget }: { readonly budget: Budget }) {
  const cents = leftCents(budget)
  if (cents >= 0) {
    return (
      <>
        <Money value={toDollars(cents)} /> left
      </>
    )
  }
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-danger">
      <Icon name="alert-triangle" size={16} />
      <span>
        <Money value={toDollars(-cents)} /> over
      </span>
    </span>
  )
}

const columns: readonly Column<Budget>[] = [
  { key: 'category', header: 'Category', cell: budgetName, tone: 'strong' },
  { key: 'budget', header: 'Budget', align: 'right', cell: ({ targetBudget }) => <Money value={targetBudget} /> },
  { key: 'spent', header: 'Spent', align: 'right', cell: ({ spent }) => <Money value={spent} /> },
  { key: 'left', header: 'Left or over', align: 'right', tone: 'strong', cell: (budget) => <Left budget={budget} /> },
]

const cards = {
  title: budgetName,
  below: ({ spent, targetBudget }: Budget) => (
    <>
      <Money value={spent} /> of <Money value={targetBudget} />
    </>
  ),
  figure: (budget: Budget) => <Left budget={budget} />,
}

function BudgetsOfMonth({ userId, period }: { readonly userId: number; readonly period: Period }) {
  const query = useQuery('staffBudgets', { params: { userId: String(userId) }, body: { budgetPeriod: period } })
  return (
    <Reached
      userId={userId}
      query={query}
      label="Loading budgets"
      skeleton={
        <Padded>
          <SkeletonText lines={5} />
        </Padded>
      }
      failedTitle="The budgets did not load"
    >
      {(budgets) =>
        budgets.length === 0 ? (
          <Padded>
            <EmptyState icon="pie" title="No budgets this month">
              No category had an amount to keep to in {monthName(period)}.
            </EmptyState>
          </Padded>
        ) : (
          <>
            <DataTable
              label="Budgets by category"
              columns={columns}
              rows={budgets}
              rowKey={({ budgetId }) => String(budgetId)}
              rowName={budgetName}
              cards={cards}
            />
            <FiguresNote
              title="How budgets are calculated"
              explanation={explainBudgets({ period, budgets: budgetAmounts(budgets) })}
            />
          </>
        )
      }
    </Reached>
  )
}

/** An employee's budgets of a month, each with what was spent. */
export function EmployeeBudgets({ userId }: { readonly userId: number }) {
  const [period, setPeriod] = useState(toPeriod(useToday()))
  return (
    <>
      <MonthChoice period={period} onChange={setPeriod} />
      <BudgetsOfMonth userId={userId} period={period} />
    </>
  )
}
