import type { BudgetMonth } from '@evenkeel/api-client/contract/living-budgets'
import { daysLeftInMonth, monthName, toPeriod } from '@evenkeel/engine'
import { Card, CardBody } from '@evenkeel/ui/card'
import { Money } from '@evenkeel/ui/money'
import { useToday } from '../shared/today.tsx'
import * as words from '../words/budgets.generated.ts'

interface SummaryCardProps {
  readonly month: BudgetMonth
}

/** What is left to spend, and where the month's income goes. */
export function SummaryCard({ month: { budgetPeriod: period, left, incomeUse } }: SummaryCardProps) {
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
