import type { Budget } from '@evenkeel/api-client/contract/budgets'
import type { BudgetMonth } from '@evenkeel/api-client/contract/living-budgets'
import { useQuery } from '@evenkeel/api-client/react'
import { monthName, type Period, daysLeftInMonth, toPeriod } from '@evenkeel/engine'
import { Button } from '@evenkeel/ui/button'
import { Card, CardBody } from '@evenkeel/ui/card'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { useState } from 'react'
import { lazyDialog } from '../shared/lazy-dialog.tsx'
import * as words from '../words/budgets.generated.ts'
import { BudgetTable } from './budget-table.tsx'
import type { BudgetEditor } from './budget-editor.ts'
import { RareCosts } from './rare-costs.tsx'
import { Unbudgeted } from './unbudgeted.tsx'
import { BudgetsFrame } from './budgets-frame.tsx'
import { Money } from '@evenkeel/ui/money'
import { useToday } from '../shared/today.tsx'

interface SummaryCardProps {
  readonly month: BudgetMonth
}

/** What is left to spend, and where the month's income goes. */
function SummaryCard({ month: { budgetPeriod: period, left, incomeUse } }: SummaryCardProps) {
  const today = useToday()
  const days = daysLeftInMonth(today)
  return (
    <Card>
      <CardBody>
        <div className="grid grid-cols-1 items-start gap-x-8 gap-y-4 pt-2 @min-[640px]:grid-cols-2">
          <div>
            <p className="text-label text-text-muted">{words.leftToSpend({ month: monthName(period, 'month') })}</p>
            <p className="text-display text-text">
              <Money value={Math.max(0, left)} />
            </p>
            <p className="text-body text-text-muted">
              {left < 0 && words.overAll.parts({ amount: <Money key="amount" value={-left} /> })}
              {left > 0 &&
                days > 0 &&
                period === toPeriod(today) &&
                words.perDay.parts({
                  amount: <Money key="amount" value={Math.floor((left * 100) / days) / 100} />,
                  days,
                })}
            </p>
          </div>
          {incomeUse !== null && <IncomeUse use={incomeUse} />}
        </div>
      </CardBody>
    </Card>
  )
}

function IncomeUse({ use }: { readonly use: NonNullable<BudgetMonth['incomeUse']> }) {
  const facts = [
    [words.income(), use.income],
    [words.bills(), -use.bills],
    [words.budgets(), -use.budgets],
    [words.setAside(), -use.setAside],
    [use.notAssigned < 0 ? words.tooMuch() : words.notAssigned(), use.notAssigned],
  ] as const
  return (
    <dl className="text-body">
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="flex justify-between gap-4 border-t border-hairline py-2 first:border-t-0 last:font-semibold"
        >
          <dt className="min-w-0 text-text">{name}</dt>
          <dd className="text-text">
            <Money value={value === 0 ? 0 : value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const GroupsDialog = lazyDialog(async () => (await import('./groups-dialog.tsx')).GroupsDialog)
const MoveDialog = lazyDialog(async () => (await import('./move-dialog.tsx')).MoveDialog)

interface MonthViewProps {
  readonly period: Period
  readonly onPeriod: (period: Period) => void
  readonly onView: (view: 'month' | 'year') => void
  readonly editor: BudgetEditor
}

/** One month: what is left, where the income goes, each budget, rare costs, and spending without a budget. */
export function MonthView({ period, onPeriod, onView, editor }: MonthViewProps) {
  const ends = useQuery('budgetNavigation', { body: { budgetPeriod: period } }).data
  const to = (target: Period | null | undefined) => (target ? () => onPeriod(target) : undefined)
  return (
    <BudgetsFrame
      view="month"
      onView={onView}
      name={monthName(period)}
      labels={[words.previousMonth(), words.nextMonth()]}
      onPrevious={to(ends?.previousPeriod)}
      onNext={to(ends?.nextPeriod)}
      query={useQuery('budgetMonth', { body: { budgetPeriod: period } })}
    >
      {(month) => <Month month={month} editor={editor} />}
    </BudgetsFrame>
  )
}

const toBudget = ({ budgets, budgetPeriod }: BudgetMonth): Budget[] =>
  budgets.map(({ budgetId, categoryId, targetBudget, carried, spent }) => ({
    budgetId,
    categoryId,
    targetBudget,
    budgetPeriod,
    carried,
    spent,
  }))

function Month({ month, editor: Editor }: { readonly month: BudgetMonth; readonly editor: BudgetEditor }) {
  const [open, setOpen] = useState<{ readonly budget: Budget | null } | null>(null)
  const [moving, setMoving] = useState<number | null>(null)
  const [isGrouping, setGrouping] = useState(false)
  const { budgetPeriod: period } = month
  const budgets = toBudget(month)
  const create = () => setOpen({ budget: null })
  return (
    <>
      {month.budgets.length === 0 ? <NoBudgets month={month} onCreate={create} /> : <SummaryCard month={month} />}
      {month.budgets.length > 0 && (
        <BudgetTable
          month={month}
          onCreate={create}
          onGroups={() => setGrouping(true)}
          onEdit={(id) => setOpen({ budget: budgets.find(({ budgetId }) => budgetId === id) ?? null })}
          onMove={setMoving}
        />
      )}
      <div className="grid grid-cols-1 items-start gap-4 tablet:gap-6 desktop:grid-cols-2">
        <RareCosts month={month} />
        <Unbudgeted month={month} />
      </div>
      <Editor open={open} period={period} budgets={budgets} onClose={() => setOpen(null)} />
      {isGrouping && <GroupsDialog month={month} onClose={() => setGrouping(false)} />}
      {moving !== null && <MoveDialog month={month} fromCategoryId={moving} onClose={() => setMoving(null)} />}
    </>
  )
}

function NoBudgets({ month, onCreate }: { readonly month: BudgetMonth; readonly onCreate: () => void }) {
  return (
    <Card>
      <CardBody>
        <EmptyState
          icon="pie"
          title={words.noneYet({ month: monthName(month.budgetPeriod) })}
          action={<Button onClick={onCreate}>{words.add()}</Button>}
        >
          {words.noneText()} {month.unbudgeted.length > 0 && words.startBelow()}
        </EmptyState>
      </CardBody>
    </Card>
  )
}
