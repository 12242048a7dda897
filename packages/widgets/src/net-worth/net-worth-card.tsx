import type { NetWorthHistory } from '@evenkeel/api-client/contract/history'
import { useQuery } from '@evenkeel/api-client/react'
import { CardFooter } from '@evenkeel/ui/card'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { ButtonLink } from '@evenkeel/ui/link'
import { Money } from '@evenkeel/ui/money'
import type { ReactNode } from 'react'
import { monthText } from '../shared/day-text.ts'
import { useLinks } from '../shared/links.ts'
import { NetWorthChart } from '../shared/net-worth-chart.tsx'
import { paths } from '../shared/paths.ts'
import { WorthSkeleton } from '../shared/worth-skeleton.tsx'
import { QueryCard } from '../shared/query-card.tsx'
import * as words from '../words/history.generated.ts'

/** An answer to a widget has nothing else. */
type WidgetHistory = Pick<NetWorthHistory, 'months' | 'change' | 'added'>

interface NetWorthCardProps {
  /** The quiet words at the right of the footer. */
  readonly signature: ReactNode
}

/** Net worth over a year, on another page: totals of months alone. */
export function NetWorthCard({ signature }: NetWorthCardProps) {
  const { href } = useLinks()
  const history = useQuery('netWorthHistory', { body: {} })
  return (
    <QueryCard
      title={words.netWorthOverTime()}
      fill
      query={history}
      label={words.loadingNetWorth()}
      skeleton={<WorthSkeleton />}
      failedTitle={words.netWorthFailed()}
      footer={<CardFooter href={href(paths.netWorth())} link={words.viewNetWorth()} secondary={signature} />}
    >
      {(data) => (data.months.some(isKnown) ? <Worth history={data} /> : <NothingYet />)}
    </QueryCard>
  )
}

/** A widget reads no account: someone without one owns and owes nothing at the end of any month. */
const isKnown = ({ assets, liabilities }: WidgetHistory['months'][number]) => assets !== 0 || liabilities !== 0

function NothingYet() {
  const { href } = useLinks()
  const add = (
    <ButtonLink variant="primary" href={href(paths.home())}>
      {words.goHome()}
    </ButtonLink>
  )
  return (
    <EmptyState icon="bars" title={words.noAccounts()} action={add}>
      {words.noAccountsText()}
    </EmptyState>
  )
}

/** The figure, how it moved, and the months. */
function Worth({ history: { months, change, added } }: { readonly history: WidgetHistory }) {
  const month = monthText(months[0]?.date ?? '')
  const amount = <Money key="amount" value={Math.abs(change)} look="bare" />
  return (
    <>
      <p className="text-display text-text">
        <Money value={months.at(-1)?.total ?? 0} />
      </p>
      <p className="mt-1 mb-4 text-body text-text-muted">
        {months.length === 1 && words.trendFirstMonth()}
        {months.length > 1 &&
          (change === 0 ? words.same({ month }) : (change > 0 ? words.up : words.down).parts({ amount, month }))}{' '}
        {added !== 0 && words.addedSince.parts({ amount: <Money key="added" value={added} /> })}
      </p>
      <NetWorthChart months={months} />
    </>
  )
}
