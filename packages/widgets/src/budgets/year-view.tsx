import type { BudgetYear } from '@evenkeel/api-client/contract/living-budgets'
import { useQuery } from '@evenkeel/api-client/react'
import { periodParts, toPeriod } from '@evenkeel/engine'
import { Card, CardBody } from '@evenkeel/ui/card'
import { Money } from '@evenkeel/ui/money'
import { useToday } from '../shared/today.tsx'
import { useCategoryName } from '../shared/use-category-name.ts'
import * as words from '../words/budgets.generated.ts'
import { Left } from './left.tsx'
import { groupsOf } from './budget-words.ts'
import { BudgetsFrame } from './budgets-frame.tsx'

interface YearViewProps {
  readonly year: number
  readonly onYear: (year: number) => void
  readonly onView: (view: 'month' | 'year') => void
}

/** The budgets of a year so far. */
export function YearView({ year, onYear, onView }: YearViewProps) {
  const present = periodParts(toPeriod(useToday())).year
  return (
    <BudgetsFrame
      view="year"
      onView={onView}
      name={String(year)}
      labels={[words.previousYear(), words.nextYear()]}
      onPrevious={() => onYear(year - 1)}
      onNext={year < present ? () => onYear(year + 1) : undefined}
      query={useQuery('budgetYear', { body: { year } })}
    >
      {(data) => <Year data={data} />}
    </BudgetsFrame>
  )
}

function Year({ data }: { readonly data: BudgetYear }) {
  const { left, unbudgeted } = data
  const year = String(data.year)
  return (
    <Card>
      <CardBody>
        {data.budgets.length === 0 ? (
          <p className="pt-2 text-body text-text-muted">{words.noneInYear({ year })}</p>
        ) : (
          <div className="pt-2">
            <p className="text-label text-text-muted">{words.yearLeft({ year })}</p>
            <p className="text-display text-text">
              <Left value={left} />
            </p>
          </div>
        )}
        {unbudgeted !== 0 && (
          <p className="text-body text-text-muted">
            {words.yearWithout.parts({ amount: <Money key="amount" value={unbudgeted} /> })}
          </p>
        )}
      </CardBody>
      {data.budgets.length > 0 && <YearTable data={data} year={year} />}
    </Card>
  )
}

function YearTable({ data, year }: { readonly data: BudgetYear; readonly year: string }) {
  const cell = 'px-2 py-2 text-right font-normal'
  return (
    <table aria-label={words.yearList({ year })} className="w-full text-body">
      <thead className="text-label text-text-muted">
        <tr>
          <th scope="col" className="px-4 py-2 text-left font-normal tablet:pl-6">
            {words.budget()}
          </th>
          <th scope="col" className={`${cell} hidden @min-[640px]:table-cell`}>
            {words.budgeted()}
          </th>
          <th scope="col" className={`${cell} hidden @min-[640px]:table-cell`}>
            {words.spent()}
          </th>
          <th scope="col" className={`${cell} pr-4 tablet:pr-6`}>
            {words.left()}
          </th>
        </tr>
      </thead>
      <tbody>
        {groupsOf(data.budgets, data.ownGroups)
          .flatMap(({ budgets }) => budgets)
          .map((budget) => (
            <YearRow key={budget.categoryId} budget={budget} />
          ))}
      </tbody>
    </table>
  )
}

function YearRow({ budget }: { readonly budget: BudgetYear['budgets'][number] }) {
  const name = useCategoryName()(budget.categoryId)
  const { targetBudget, spent, left, monthCount: count, overCount: over } = budget
  return (
    <tr className="border-t border-hairline">
      <th scope="row" className="px-4 py-2.5 text-left font-medium tablet:pl-6">
        {name}
        <span className="block text-caption font-normal text-text-muted">
          {over === 0 ? words.months({ count }) : words.monthsOver({ count, over: String(over) })}
        </span>
      </th>
      <td className="hidden px-2 text-right @min-[640px]:table-cell">
        <Money value={targetBudget} />
      </td>
      <td className="hidden px-2 text-right @min-[640px]:table-cell">
        <Money value={spent} />
      </td>
      <td className="px-2 pr-4 text-right tablet:pr-6">
        <Left value={left} />
      </td>
    </tr>
  )
}
