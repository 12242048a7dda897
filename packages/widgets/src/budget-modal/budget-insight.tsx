import { maxPageSize } from '@evenkeel/api-client/contract/primitives'
import { useQuery } from '@evenkeel/api-client/react'
import { budgetInsightParts, lastMonthRange, spendingRankSize } from '@evenkeel/engine'
import { Notice } from '@evenkeel/ui/notice'
import { AmountText } from '../shared/amount-text.tsx'
import { useToday } from '../shared/today.tsx'

/** 'Last month, you spent {amount} in this category.' Renders nothing while it is loading or after a failure (Q-BUD-3). */
export function BudgetInsight({ categoryId }: { readonly categoryId: number }) {
  const range = lastMonthRange(useToday())
  const spending = useQuery('spending', {
    body: { page: 1, pageSize: maxPageSize, rankSize: spendingRankSize, ...range },
  })
  if (spending.data === undefined) return null
  const ranked = spending.data.rankedCategories.find(({ categoryIds }) => categoryIds.includes(categoryId))
  return (
    <Notice icon="bars">
      <AmountText sentence={budgetInsightParts(ranked?.amount ?? 0)} />
    </Notice>
  )
}
