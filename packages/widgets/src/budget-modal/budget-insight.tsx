import { maxPageSize } from '@evenkeel/api-client/contract/primitives'
import { useQuery } from '@evenkeel/api-client/react'
import { budgetInsight, lastMonthRange, spendingRankSize } from '@evenkeel/engine'
import { Notice } from '@evenkeel/ui/notice'
import { StrongAmount } from '../shared/strong-amount.tsx'
import { useToday } from '../shared/today.tsx'
import * as words from '../words/budget-dialogs.generated.ts'

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
      {words.lastMonthSpent.parts({ amount: <StrongAmount key="amount" value={budgetInsight(ranked?.amount ?? 0)} /> })}
    </Notice>
  )
}
