import type { Budget } from '@evenkeel/api-client/contract/budgets'
import { useQuery } from '@evenkeel/api-client/react'
import {
  budgetTotals,
  dayOfMonth,
  daysInMonth,
  formatMoney,
  formatPercent,
  monthShare,
  type Period,
  toPeriod,
  periodParts,
  toDollars,
} from '@evenkeel/engine'
import { BudgetMeter } from '@evenkeel/ui/budget-meter'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { IconButton } from '@evenkeel/ui/icon-button'
import { TextLink } from '@evenkeel/ui/link'
import { Meter } from '@evenkeel/ui/meter'
import { Money } from '@evenkeel/ui/money'
import { usePrivateText } from '@evenkeel/ui/privacy'
import { toBudgetCents } from '../shared/budget-cents.ts'
import { CarriedNote } from '../shared/carried-note.tsx'
import { useLinks } from '../shared/links.ts'
import { paths } from '../shared/paths.ts'
import { useToday } from '../shared/today.tsx'
import * as words from '../words/budget-card.generated.ts'

interface BudgetListProps {
  readonly budgets: readonly Budget[]
  readonly period: Period
  /** How many budgets are listed below the month's total; all by default. */
  readonly listed?: number | undefined
  readonly onEdit: (budget: Budget) => void
}

/** The month's total, then each budget. */
export function BudgetList({ budgets, period, listed, onEdit }: BudgetListProps) {
  if (budgets.length === 0) {
    return (
      <div className="px-4 pb-4 tablet:px-6">
        <EmptyState icon="pie" title={words.noBudgetsThisMonth()}>
          {words.noBudgetsText()}
        </EmptyState>
      </div>
    )
  }
  return (
    <div className="flex h-full flex-col">
      <MonthTotal budgets={budgets} period={period} />
      <div className="flex-1 border-t border-hairline px-4 py-4 tablet:px-6 tablet:py-5">
        <BudgetRows budgets={budgets.slice(0, listed)} period={period} onEdit={onEdit} />
      </div>
    </div>
  )
}

function MonthTotal({ budgets, period }: Pick<BudgetListProps, 'budgets' | 'period'>) {
  const today = useToday()
  const mask = usePrivateText()
  const totals = budgetTotals(budgets.map(toBudgetCents))
  const target = toDollars(totals.allowedCents)
  const isCurrent = period === toPeriod(today)
  return (
    <div className="px-4 pt-2 pb-4 tablet:px-6">
      <p className="mb-2 text-body text-text-muted">
        {(totals.isOver ? words.totalOver : words.totalLeft).parts({
          strong: (children) => (
            <strong key="strong" className="mr-1 text-result text-text">
              {children}
            </strong>
          ),
          amount: <Money key="amount" value={toDollars(totals.isOver ? totals.overCents : totals.leftCents)} />,
          target: <Money key="target" value={target} />,
        })}
      </p>
      <Meter
        label={words.allBudgets()}
        size="total"
        share={totals.spentShare}
        valueText={mask(
          words.spentOf({ spent: formatMoney(toDollars(totals.spentCents)), target: formatMoney(target) }),
        )}
        {...(isCurrent ? { todayShare: monthShare(period, today) } : {})}
      />
      <p className="mt-2 flex justify-between text-caption text-text-subtle">
        <span>{words.percentSpent({ percent: formatPercent(totals.spentShare, 0) })}</span>
        {isCurrent && <span>{words.dayOf({ day: dayOfMonth(today), days: daysInMonth(period) })}</span>}
      </p>
    </div>
  )
}

function BudgetRows({ budgets, period, onEdit }: BudgetListProps) {
  const today = useToday()
  const { href } = useLinks()
  const categories = useQuery('categories').data ?? []
  const { year, month } = periodParts(period)
  const nameOf = (categoryId: number) =>
    categories.find(({ expenseCategoryId }) => expenseCategoryId === categoryId)?.name ?? words.category()
  return (
    <ul className="flex h-full flex-col gap-5">
      {budgets.map((budget) => {
        const name = nameOf(budget.categoryId)
        return (
          // The rows share the height next to a taller card, up to a limit that keeps each row visibly close to the one above it.
          <li key={budget.budgetId} className="group/budget max-h-20 flex-1">
            <BudgetMeter
              name={name}
              spent={budget.spent}
              target={toDollars(budgetTotals([toBudgetCents(budget)]).allowedCents)}
              note={<CarriedNote carried={budget.carried} />}
              title={
                <span className="inline-flex items-center gap-1">
                  <TextLink tone="plain" strong href={href(paths.budgetTransactions(budget.budgetId, year, month))}>
                    {name}
                  </TextLink>
                  <IconButton
                    icon="pencil"
                    label={words.editBudget({ name })}
                    size="inline"
                    onClick={() => onEdit(budget)}
                  />
                </span>
              }
              {...(period === toPeriod(today) ? { todayShare: monthShare(period, today) } : {})}
            />
          </li>
        )
      })}
    </ul>
  )
}
