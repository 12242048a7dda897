import { useQuery } from '@evenkeel/api-client/react'
import { formatWeekday } from '@evenkeel/engine'
import { Card, CardBody, CardFooter, CardHeader } from '@evenkeel/ui/card'
import { TextLink } from '@evenkeel/ui/link'
import { Money } from '@evenkeel/ui/money'
import { useId } from 'react'
import { useLinks } from '../shared/links.tsx'
import { paydayBox, PaydaySkeleton } from '../shared/payday-skeleton.tsx'
import { paths } from '../shared/paths.ts'
import { QueryView } from '../shared/query-view.tsx'
import * as words from '../words/recurring.generated.ts'

/** What is left until payday, in short, with a link to what it comes from. */
export function UntilPaydayCard() {
  const titleId = useId()
  const { href } = useLinks()
  const recurring = useQuery('recurring', { body: {} })
  return (
    <Card labelledBy={titleId} fill>
      <CardHeader title={words.leftUntilPayday()} titleId={titleId} />
      <CardBody>
        <QueryView query={recurring} label={words.loading()} skeleton={<PaydaySkeleton />} failedTitle={words.failed()}>
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
        </QueryView>
      </CardBody>
      <CardFooter>
        <TextLink href={href(paths.recurring())} arrow>
          {words.recurringPayments()}
        </TextLink>
      </CardFooter>
    </Card>
  )
}
