import { useQuery } from '@evenkeel/api-client/react'
import { categorySpendingPageSize, monthName, monthRange, periodOf, spendingRankSize } from '@evenkeel/engine'
import { Card, CardBody, CardFooter, CardHeader } from '@evenkeel/ui/card'
import { SpendingChart, type SpendingCategory } from '@evenkeel/ui/charts/spending-chart'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { TextLink } from '@evenkeel/ui/link'
import { Skeleton, SkeletonText } from '@evenkeel/ui/skeleton'
import { useId } from 'react'
import { useLinks } from '../shared/links.tsx'
import { Loaded } from '../shared/loaded.tsx'
import { paths } from '../shared/paths.ts'
import { useToday } from '../shared/today.tsx'
import { spendingCategories } from './spending-categories.ts'

function SpendingSkeleton() {
  return (
    <div className="flex flex-col items-center gap-6">
      <Skeleton width={188} height={188} shape="pill" />
      <div className="w-full">
        <SkeletonText lines={6} />
      </div>
    </div>
  )
}

/** The slices of the current month, from its first to its last moment in UTC. */
function useSpendingOfMonth() {
  const range = monthRange(periodOf(useToday()))
  const spending = useQuery('spending', { body: { page: 1, pageSize: categorySpendingPageSize, rankSize: spendingRankSize, ...range } })
  const categories = useQuery('categories')
  const isThere = spending.data !== undefined && categories.data !== undefined
  return { ...spending, data: isThere ? spendingCategories(spending.data, categories.data) : undefined, failure: spending.failure ?? categories.failure }
}

function SpendingAnswer({ categories }: { readonly categories: readonly SpendingCategory[] }) {
  const { href, open } = useLinks()
  const period = periodOf(useToday())
  const pathOf = (id: string | null) => paths.spendingTransactions(id === null || Number.isNaN(Number(id)) ? undefined : Number(id))
  if (categories.length === 0) {
    return <EmptyState icon="pie" title="No spending yet">What you spend this month shows here by category.</EmptyState>
  }
  return (
    <SpendingChart
      categories={categories}
      caption={`${monthName(period, 'month')} so far`}
      onOpen={(id) => open(pathOf(id))}
      renderLink={(id, { className, children }) => (
        <a href={href(pathOf(id))} className={className}>
          {children}
        </a>
      )}
    />
  )
}

/** Where the current month's money went. */
export function SpendingCard() {
  const titleId = useId()
  const { href } = useLinks()
  return (
    <Card labelledBy={titleId} fill>
      <CardHeader title="Spending by category" titleId={titleId} />
      <CardBody>
        <Loaded query={useSpendingOfMonth()} label="Loading spending" skeleton={<SpendingSkeleton />} failedTitle="Your spending did not load">
          {(categories) => <SpendingAnswer categories={categories} />}
        </Loaded>
      </CardBody>
      <CardFooter>
        <TextLink href={href(paths.spendingTransactions())} arrow>
          View spending
        </TextLink>
      </CardFooter>
    </Card>
  )
}
