import { useQuery } from '@evenkeel/api-client/react'
import { formatWeekday } from '@evenkeel/engine'
import { CardFooter } from '@evenkeel/ui/card'
import { Money } from '@evenkeel/ui/money'
import { useLinks } from '../shared/links.ts'
import { paths } from '../shared/paths.ts'
import { QueryCard } from '../shared/query-card.tsx'
import * as words from '../words/recurring.generated.ts'
import { paydayBox, PaydaySkeleton } from '../shared/payday-skeleton.tsx'

/** What is left until payday, in short, with a link to what it comes from. */
export function UntilPaydayCard() {
  const { href } = useLinks()
  const recurring = useQuery('recurring', { body: {} })
  return (
    <QueryCard
      title={words.leftUntilPayday()}
      fill
      query={recurring}
      label={words.loading()}
      skeleton={<PaydaySkeleton />}
      failedTitle={words.failed()}
      footer={<CardFooter href={href(paths.recurring())} link={words.recurringPayments()} />}
    >
      {({ payday }) =>
        payday === null ? (
          <p className={`text-body text-text-muted ${paydayBox}`}>{words.noPayday()}</p>
        ) : (
          <div className={paydayBox}>
            <p className="text-result text-text">
              <Money value={payday.left} />
            </p>
            <p className="text-body text-text-muted">
              {payday.bills === 0
                ? words.leftWithoutBills({ account: payday.source, day: formatWeekday(payday.date) })
                : words.leftOf.parts({
                    account: payday.source,
                    day: formatWeekday(payday.date),
                    bills: <Money key="bills" value={Math.abs(payday.bills)} look="bare" />,
                  })}
            </p>
          </div>
        )
      }
    </QueryCard>
  )
}
