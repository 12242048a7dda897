import { useQuery } from '@evenkeel/api-client/react'
import { CardFooter } from '@evenkeel/ui/card'
import { Money } from '@evenkeel/ui/money'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { dayText } from '../shared/day-text.ts'
import { useLinks } from '../shared/links.ts'
import { patterns } from '../shared/paths.ts'
import { QueryCard } from '../shared/query-card.tsx'
import { useToday } from '../shared/today.tsx'
import * as words from '../words/recurring.generated.ts'
import { dueOnAccount, expectedOf, keyOfDue } from './due-items.ts'

/** What is due on one account in the next days. */
export function AccountComingUp({ userAccountId }: { readonly userAccountId: number }) {
  const { href } = useLinks()
  const today = useToday()
  const recurring = useQuery('recurring', { body: {} })
  return (
    <QueryCard
      title={words.comingUp()}
      query={recurring}
      label={words.loading()}
      skeleton={<SkeletonText lines={3} room="min-h-[98px]" />}
      failedTitle={words.failed()}
      footer={<CardFooter href={href(patterns.recurring)} link={words.recurringPayments()} />}
    >
      {(known) => {
        const own = dueOnAccount(known, userAccountId, today)
        if (own.length === 0) return <p className="text-body text-text-muted">{words.comingUpHere()}</p>
        return (
          <ul>
            {own.map((due) => (
              <li
                key={keyOfDue(due)}
                className="flex justify-between gap-4 border-t border-hairline py-2 text-body text-text first:border-t-0"
              >
                <span className="min-w-0">
                  {dayText(due.day, today)}, {due.item.description}
                </span>
                <Money value={expectedOf(due)} look="flow" />
              </li>
            ))}
          </ul>
        )
      }}
    </QueryCard>
  )
}
