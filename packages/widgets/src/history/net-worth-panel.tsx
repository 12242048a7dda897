import type { NetWorthHistory } from '@evenkeel/api-client/contract/history'
import { useListQuery } from '@evenkeel/api-client/react'
import { TextButton } from '@evenkeel/ui/button'
import { Card, CardBody, CardFooter } from '@evenkeel/ui/card'
import { type ChartView, ChartViewToggle } from '@evenkeel/ui/charts/cash-flow-chart'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { ButtonLink } from '@evenkeel/ui/link'
import { Money } from '@evenkeel/ui/money'
import { Notice } from '@evenkeel/ui/notice'
import { Segment } from '@evenkeel/ui/segment'
import { useState } from 'react'
import { monthText } from '../shared/day-text.ts'
import { useLinks } from '../shared/links.ts'
import { NetWorthChart } from '../shared/net-worth-chart.tsx'
import { paths } from '../shared/paths.ts'
import { inCard } from '../shared/query-card.tsx'
import { QueryView } from '../shared/query-view.tsx'
import { saveCsv } from '../shared/save-file.ts'
import { useToday } from '../shared/today.tsx'
import { WorthSkeleton } from '../shared/worth-skeleton.tsx'
import * as words from '../words/history.generated.ts'
import { WhatChanged } from './what-changed.tsx'

const monthsOf = { half: 6, year: 12, five: 60, all: null } as const
type Range = keyof typeof monthsOf

const ranges = () =>
  [
    { value: 'half', label: words.sixMonths() },
    { value: 'year', label: words.oneYear() },
    { value: 'five', label: words.fiveYears() },
    { value: 'all', label: words.all() },
  ] as const

const worthRows = ({ months }: NetWorthHistory): string[][] => [
  [words.day(), words.owned(), words.owed(), words.netWorth()],
  ...months.map(({ date, assets, liabilities, total }) => [
    date.slice(0, 10),
    assets.toFixed(2),
    liabilities.toFixed(2),
    total.toFixed(2),
  ]),
]

/** Net worth over time, and what drove the change. */
export function NetWorthPanel() {
  const [range, setRange] = useState<Range>('year')
  const history = useListQuery('netWorthHistory', { body: { pastMonthCount: monthsOf[range] } })
  return (
    <QueryView
      query={history}
      label={words.loadingNetWorth()}
      skeleton={<PanelSkeleton />}
      failedTitle={words.netWorthFailed()}
      failedIn={inCard}
    >
      {(data) =>
        data.accounts.length === 0 ? (
          <NoAccounts />
        ) : (
          <div className="flex flex-col gap-4 tablet:gap-6">
            <WorthCard history={data} range={range} onRange={setRange} />
            <WhatChanged history={data} />
          </div>
        )
      }
    </QueryView>
  )
}

/** The card of the chart, as high as with its buttons. */
const PanelSkeleton = () => (
  <div className="grid min-h-[520px]">
    <Card>
      <CardBody>
        <WorthSkeleton />
      </CardBody>
    </Card>
  </div>
)

function NoAccounts() {
  const { href } = useLinks()
  return (
    <Card>
      <CardBody>
        <EmptyState
          icon="bars"
          title={words.noAccounts()}
          action={
            <ButtonLink variant="primary" href={href(paths.home())}>
              {words.goHome()}
            </ButtonLink>
          }
        >
          {words.noAccountsText()}
        </EmptyState>
      </CardBody>
    </Card>
  )
}

interface WorthCardProps {
  readonly history: NetWorthHistory
  readonly range: Range
  readonly onRange: (range: Range) => void
}

function WorthCard({ history, range, onRange }: WorthCardProps) {
  const today = useToday()
  const [view, setView] = useState<ChartView>('chart')
  return (
    <Card>
      <CardBody>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 pt-2">
          <p className="text-display text-text">
            <Money value={history.months.at(-1)?.total ?? 0} />
          </p>
          <Segment label={words.range()} options={ranges()} value={range} onChange={onRange} />
        </div>
        <WorthSentence history={history} />
        <NetWorthChart months={history.months} view={view} />
      </CardBody>
      <CardFooter
        secondary={
          <TextButton icon="download" onClick={() => saveCsv(`evenkeel-net-worth-${today}.csv`, worthRows(history))}>
            {words.downloadCsv()}
          </TextButton>
        }
      >
        <ChartViewToggle view={view} onChange={setView} />
      </CardFooter>
    </Card>
  )
}

/** What the change was, and the account behind most of it. What accounts brought when they were added is said apart. */
function WorthSentence({
  history: { months, accounts, change, added, mainAccountId },
}: {
  readonly history: NetWorthHistory
}) {
  const [first, second] = months
  if (!first) return null
  if (!second) return <p className="mt-1 mb-4 text-body text-text-muted">{words.trendFirstMonth()}</p>
  const month = monthText(first.date)
  const amount = <Money key="amount" value={Math.abs(change)} look="bare" />
  const name = accounts.find(({ userAccountId }) => userAccountId === mainAccountId)?.name
  return (
    <>
      <p className="mt-2 text-sentence text-text">
        {change === 0 ? words.same({ month }) : (change > 0 ? words.up : words.down).parts({ amount, month })}
        {change !== 0 && name !== undefined && ` ${words.mainAccount({ name })}`}
      </p>
      <p className="mb-4 text-body text-text-muted">
        {added !== 0 && words.addedSince.parts({ amount: <Money key="added" value={added} /> })}
      </p>
      {first.unknownCount > 0 && (
        <div className="mb-4">
          <Notice>{words.notAllKnown({ month })}</Notice>
        </div>
      )}
    </>
  )
}
