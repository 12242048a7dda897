import type { NetWorthHistory } from '@evenkeel/api-client/contract/history'
import { useQuery } from '@evenkeel/api-client/react'
import { Card, CardBody, CardFooter, CardHeader } from '@evenkeel/ui/card'
import { TextLink } from '@evenkeel/ui/link'
import { Money } from '@evenkeel/ui/money'
import { Skeleton } from '@evenkeel/ui/skeleton'
import { type ReactNode, useId } from 'react'
import { monthText } from '../shared/day-text.ts'
import { useLinks } from '../shared/links.tsx'
import { NetWorthChart } from '../shared/net-worth-chart.tsx'
import { paths } from '../shared/paths.ts'
import { QueryView } from '../shared/query-view.tsx'
import * as words from '../words/history.generated.ts'

interface NetWorthCardProps {
  /** The quiet words at the right of the footer. */
  readonly signature: ReactNode
}

/** Net worth over a year, on another page: totals of months alone. */
export function NetWorthCard({ signature }: NetWorthCardProps) {
  const titleId = useId()
  const { href } = useLinks()
  const history = useQuery('netWorthHistory', { body: {} })
  return (
    <Card labelledBy={titleId} fill>
      <CardHeader title={words.netWorthOverTime()} titleId={titleId} />
      <CardBody>
        <QueryView
          query={history}
          label={words.loadingNetWorth()}
          skeleton={<Skeleton height={360} />}
          failedTitle={words.netWorthFailed()}
        >
          {(data) => <Worth history={data} />}
        </QueryView>
      </CardBody>
      <CardFooter secondary={signature}>
        <TextLink href={href(paths.netWorth())} arrow>
          {words.viewNetWorth()}
        </TextLink>
      </CardFooter>
    </Card>
  )
}

/** The figure, how it moved, and the months. An answer to a widget has nothing else. */
function Worth({
  history: { months, change, added },
}: {
  readonly history: Pick<NetWorthHistory, 'months' | 'change' | 'added'>
}) {
  const month = monthText(months[0]?.date ?? '')
  const amount = <Money key="amount" value={Math.abs(change)} look="bare" />
  return (
    <>
      <p className="text-display text-text">
        <Money value={months.at(-1)?.total ?? 0} />
      </p>
      <p className="mt-1 mb-4 text-body text-text-muted">
        {change === 0 ? words.same({ month }) : (change > 0 ? words.up : words.down).parts({ amount, month })}{' '}
        {added !== 0 && words.addedSince.parts({ amount: <Money key="added" value={added} /> })}
      </p>
      <NetWorthChart months={months} />
    </>
  )
}
