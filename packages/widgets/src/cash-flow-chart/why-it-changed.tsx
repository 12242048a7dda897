import type { CashFlowMonth } from '@evenkeel/api-client/contract/cash-flow'
import { maxPageSize } from '@evenkeel/api-client/contract/primitives'
import { useQuery } from '@evenkeel/api-client/react'
import {
  addMonths,
  fetchedPastMonthCount,
  monthName,
  monthRange,
  type Period,
  toPeriod,
  whyCashFlowChanged,
} from '@evenkeel/engine'
import { Heading } from '@evenkeel/ui/heading'
import { Money } from '@evenkeel/ui/money'
import { useToday } from '../shared/today.tsx'
import { useCategoryName } from '../shared/use-category-name.ts'
import * as words from '../words/why-it-changed.generated.ts'

/** Each category by itself, so that any two months can be compared. */
const everyCategory = { page: 1, pageSize: maxPageSize, rankSize: maxPageSize } as const

/** Returns a month's totals with its spending by category; undefined until they are there, or where nothing happened. */
function useMonth(months: readonly CashFlowMonth[], period: Period) {
  const spending = useQuery('spending', { body: { ...everyCategory, ...monthRange(period) } }).data
  const totals = months.find(({ monthDate }) => monthDate.startsWith(period))
  if (spending === undefined || totals === undefined || totals.transactionCount === 0) return undefined
  const byCategory = spending.rankedCategories.flatMap(({ amount, categoryIds: [categoryId, ...others] }) =>
    categoryId === undefined || others.length > 0 ? [] : [{ categoryId, amount }],
  )
  return { ...totals, byCategory }
}

interface ChangeRowProps {
  readonly label: string
  readonly change: number
}

function ChangeRow({ label, change }: ChangeRowProps) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-t border-hairline py-2 first:border-t-0">
      <dt className="min-w-0">{label}</dt>
      <dd className="shrink-0">
        <Money value={change} look="signed" />
      </dd>
    </div>
  )
}

/** Why last month's cash flow differs from the month before; nothing until both months are known. */
export function WhyItChanged() {
  const today = useToday()
  const period = addMonths(toPeriod(today), -1)
  const earlier = addMonths(period, -1)
  const months = useQuery('cashFlow', { body: { pastMonthCount: fetchedPastMonthCount } }).data ?? []
  const before = useMonth(months, earlier)
  const after = useMonth(months, period)
  const nameOf = useCategoryName()
  const why = before && after && whyCashFlowChanged(before, after)
  if (!why) return null
  const { income, category, otherSpending } = why
  return (
    <div className="mt-4 border-t border-hairline pt-4 text-body">
      <Heading look="item" level={3}>
        {words.whyChanged({ month: monthName(earlier, 'month') })}
      </Heading>
      <dl className="mt-1">
        {income !== 0 && <ChangeRow label={words.income()} change={income} />}
        {category !== null && (
          <ChangeRow label={words.spendingOn({ category: nameOf(category.categoryId) })} change={category.change} />
        )}
        {otherSpending !== 0 && <ChangeRow label={words.otherSpending()} change={otherSpending} />}
      </dl>
    </div>
  )
}
