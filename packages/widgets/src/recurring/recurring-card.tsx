import { useQuery } from '@evenkeel/api-client/react'
import { CardFooter } from '@evenkeel/ui/card'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { Money } from '@evenkeel/ui/money'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import type { ReactNode } from 'react'
import { useLinks } from '../shared/links.ts'
import { paths } from '../shared/paths.ts'
import { QueryCard } from '../shared/query-card.tsx'
import * as words from '../words/recurring.generated.ts'
import { MonthlyList } from './monthly-list.tsx'

interface RecurringCardProps {
  /** The quiet words at the right of the footer. */
  readonly signature: ReactNode
}

/** What recurring payments come to in a month, on another page: totals of categories alone. */
export function RecurringCard({ signature }: RecurringCardProps) {
  const { href } = useLinks()
  const recurring = useQuery('recurring', { body: {} })
  return (
    <QueryCard
      title={words.recurringPayments()}
      fill
      query={recurring}
      label={words.loading()}
      skeleton={<SkeletonText lines={8} />}
      failedTitle={words.failed()}
      footer={<CardFooter href={href(paths.recurring())} link={words.viewRecurring()} secondary={signature} />}
    >
      {({ monthly, monthlyTotal }) =>
        monthly.length === 0 ? (
          <EmptyState icon="calendar" title={words.noBills()}>
            {words.noBillsText()}
          </EmptyState>
        ) : (
          <>
            <p className="mb-2 text-sentence text-text">
              {words.billsAMonth.parts({ amount: <Money key="amount" value={monthlyTotal} /> })}
            </p>
            <MonthlyList monthly={monthly} />
          </>
        )
      }
    </QueryCard>
  )
}
