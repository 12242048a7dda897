import type { Budget } from '@evenkeel/api-client/contract/budgets'
import { categoryNames } from '@evenkeel/api-client/contract/category-names'
import { useQuery } from '@evenkeel/api-client/react'
import { budgetTotals, explainBudgets, monthName, type Period, toPeriod, toDollars } from '@evenkeel/engine'
import { type Column, DataTable } from '@evenkeel/ui/data-table'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { Icon } from '@evenkeel/ui/icon'
import { Money } from '@evenkeel/ui/money'
import { useState } from 'react'
import { toBudgetCents } from '../shared/budget-cents.ts'
import { CarriedNote } from '../shared/carried-note.tsx'
import { useToday } from '../shared/today.tsx'
import { Padded } from './load-on-request-card.tsx'
import { FiguresNote } from './figures-note.tsx'
import { MonthChoice } from '../shared/month-choice.tsx'
import { Reached } from './reached.tsx'
import * as words from '../words/staff-money.generated.ts'

const budgetName = ({ categoryId }: Budget) =>
  categoryNames[categoryId] ?? words.unnamedCategory({ id: String(categoryId) })

function Left({ budget }: { readonly budget: Budget }) {
  const { isOver, leftCents, overCents } = budgetTotals([toBudgetCents(budget)])
  if (!isOver) {
    return words.left.parts({ amount: <Money key="amount" value={toDollars(leftCents)} /> })
  }
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-danger">
      <Icon name="alert-triangle" size={16} />
      <span>{words.over.parts({ amount: <Money key="amount" value={toDollars(overCents)} /> })}</span>
    </span>
  )
}

const columns = (): readonly Column<Budget>[] => [
  { key: 'category', header: words.category(), cell: budgetName, tone: 'strong' },
  {
    key: 'budget',
    header: words.budget(),
    align: 'right',
    cell: ({ targetBudget, carried }) => (
      <>
        <Money value={targetBudget} />
        <span className="text-caption text-text-muted">
          <CarriedNote carried={carried} />
        </span>
      </>
    ),
  },
  { key: 'spent', header: words.spent(), align: 'right', cell: ({ spent }) => <Money value={spent} /> },
  {
    key: 'left',
    header: words.leftOrOver(),
    align: 'right',
    tone: 'strong',
    cell: (budget) => <Left budget={budget} />,
  },
]

const cards = {
  title: budgetName,
  below: ({ spent, targetBudget, carried }: Budget) => (
    <>
      {words.spentOf.parts({
        spent: <Money key="spent" value={spent} />,
        target: <Money key="target" value={targetBudget + carried} />,
      })}
      <CarriedNote carried={carried} />
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
      label={words.loadingBudgets()}
      lines={5}
      flush
      failedTitle={words.budgetsFailed()}
    >
      {(budgets) =>
        budgets.length === 0 ? (
          <Padded>
            <EmptyState icon="pie" title={words.noBudgetsThisMonth()}>
              {words.noBudgetsIn({ month: monthName(period) })}
            </EmptyState>
          </Padded>
        ) : (
          <>
            <DataTable
              label={words.budgetsByCategory()}
              columns={columns()}
              rows={budgets}
              rowKey={({ budgetId }) => String(budgetId)}
              rowName={budgetName}
              cards={cards}
            />
            <FiguresNote
              title={words.howBudgets()}
              explanation={explainBudgets({ period, budgets: budgets.map(toBudgetCents) })}
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
