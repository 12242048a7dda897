import { useQuery } from '@evenkeel/api-client/react'
import {
  defaultPageSize,
  explainSpending,
  monthName,
  monthRange,
  toPeriod,
  spendingRankSize,
  totalToCents,
  toDollars,
} from '@evenkeel/engine'
import { CardFooter } from '@evenkeel/ui/card'
import { SpendingChart, type SpendingCategory } from '@evenkeel/ui/charts/spending-chart'
import { EmptyState } from '@evenkeel/ui/empty-state'
import type { ReactNode } from 'react'
import { SpendingSkeleton } from '../shared/chart-skeletons.tsx'
import { ExplainedHelp } from '../shared/explained-help.tsx'
import { useLinks } from '../shared/links.ts'
import { QueryCard } from '../shared/query-card.tsx'
import { paths } from '../shared/paths.ts'
import { useToday } from '../shared/today.tsx'
import { combineQueries } from '../shared/combine-queries.ts'
import * as words from '../words/spending-card.generated.ts'
import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import type { ExpenseCategory } from '@evenkeel/api-client/contract/transactions'
import { categoryColor, otherColor } from '@evenkeel/ui/tokens'

/** Not a category: the amount by which refunds lower the total beyond what was spent in their own categories. */
const refundsId = 'refunds'

/** Joins each ranked entry to a category by its first id; entries without a match are dropped (SPEND-07, Q-SPEND-1). */
function joined(
  ranked: Answer<'spending'>['rankedCategories'],
  categories: readonly ExpenseCategory[],
): SpendingCategory[] {
  return ranked.flatMap(({ amount, categoryIds }) => {
    const category = categories.find(({ expenseCategoryId }) => expenseCategoryId === categoryIds[0])
    if (category === undefined) return []
    return [
      {
        id: String(category.expenseCategoryId),
        label: category.name,
        value: amount,
        color: categoryColor(category.expenseCategoryId),
      },
    ]
  })
}

/** The data of the spending chart. */
interface SpendingView {
  readonly categories: readonly SpendingCategory[]
  /** Dollars in the categories beyond the page that was read. */
  readonly rest: number
  /** The server's total, in dollars. */
  readonly total: number
}

/**
 * Returns the slices of the spending chart, and what was spent beyond them. Both add up to the server's total to the cent: if categories
 * with more refunds than spending lower it, the difference is a separate slice.
 */
export function spendingView(spending: Answer<'spending'>, categories: readonly ExpenseCategory[]): SpendingView {
  const slices = joined(spending.rankedCategories, categories)
  const total = spending.totalSpending
  const missingCents = totalToCents(total) - slices.reduce((sum, { value }) => sum + totalToCents(value), 0)
  if (missingCents >= 0) return { categories: slices, rest: toDollars(missingCents), total }
  return {
    categories: [
      ...slices,
      { id: refundsId, label: words.refunds(), value: toDollars(missingCents), color: otherColor },
    ],
    rest: 0,
    total,
  }
}

/**
 * Reads the current month, from its first to its last moment in UTC: the monthly call with its default page (SPEND-03). The ring shows
 * five categories, so what is beyond the page is under 'Other' either way.
 */
function useSpendingOfMonth() {
  const range = monthRange(toPeriod(useToday()))
  const spending = useQuery('spending', {
    body: { page: 1, pageSize: defaultPageSize, rankSize: spendingRankSize, ...range },
  })
  return combineQueries(spending, useQuery('categories'), spendingView)
}

function SpendingAnswer({ view: { categories, rest } }: { readonly view: SpendingView }) {
  const { href, open } = useLinks()
  const period = toPeriod(useToday())
  const pathOf = (id: string | null) =>
    paths.spendingTransactions(id === null || Number.isNaN(Number(id)) ? undefined : Number(id))
  if (categories.length === 0) {
    return (
      <EmptyState icon="pie" title={words.noSpendingYet()}>
        {words.noSpendingText()}
      </EmptyState>
    )
  }
  return (
    <SpendingChart
      categories={categories}
      rest={rest}
      caption={words.soFar({ month: monthName(period, 'month') })}
      onOpen={(id) => open(pathOf(id))}
      renderLink={(id, { className, children }) => (
        <a href={href(pathOf(id))} className={className}>
          {children}
        </a>
      )}
    />
  )
}

export interface SpendingCardProps {
  /** The quiet words at the right of the footer on other people's pages. */
  readonly signature?: ReactNode
}

/** The current month's spending by category. */
export function SpendingCard({ signature }: SpendingCardProps) {
  const { href } = useLinks()
  const period = toPeriod(useToday())
  const spending = useSpendingOfMonth()
  const hasAny = (spending.data?.categories.length ?? 0) > 0
  return (
    <QueryCard
      title={words.spendingByCategory()}
      beside={
        hasAny && (
          <ExplainedHelp
            title={words.howSpending()}
            explanation={explainSpending({ period, total: spending.data?.total ?? 0 })}
          />
        )
      }
      fill
      query={spending}
      label={words.loadingSpending()}
      skeleton={<SpendingSkeleton />}
      failedTitle={words.spendingFailed()}
      footer={
        <CardFooter href={href(paths.spendingTransactions())} link={words.viewSpending()} secondary={signature} />
      }
    >
      {(view) => <SpendingAnswer view={view} />}
    </QueryCard>
  )
}
