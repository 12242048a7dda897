import { useQuery } from '@evenkeel/api-client/react'
import { formatWeekday } from '@evenkeel/engine'
import { Skeleton } from '@evenkeel/ui/skeleton'
import { AddAccountButton, HomeAccountsCard } from '@evenkeel/widgets/accounts'
import { BudgetsCard } from '@evenkeel/widgets/budget-modal'
import { MyGoals } from '@evenkeel/widgets/goals'
import { BandSkeleton } from '@evenkeel/widgets/shared/band-skeleton.tsx'
import { LazyCard, LazyPart } from '@evenkeel/widgets/shared/lazy-card.tsx'
import { paths } from '@evenkeel/widgets/shared/paths.ts'
import { TrendHeadline, TrendSkeleton } from '@evenkeel/widgets/shared/trend-box.tsx'
import { useLocalToday, useNow } from '@evenkeel/widgets/shared/today.tsx'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { PageHeader } from '../../shell/page-header.tsx'
import { sessionAtom } from '../../state.ts'
import * as words from '../../words/navigation.generated.ts'
import { greeting, welcome } from './greeting.ts'

const loadCashFlow = async () => (await import('@evenkeel/widgets/cash-flow-chart')).CashFlowCard
const loadWhatToDo = async () => (await import('@evenkeel/widgets/next-steps')).WhatToDo
const loadTrend = async () => (await import('@evenkeel/widgets/history')).NetWorthTrend
const loadUntilPayday = async () => (await import('@evenkeel/widgets/recurring')).UntilPaydayCard
const loadNewHome = async () => (await import('./new-home.tsx')).NewHome
const loadSpending = async () => (await import('@evenkeel/widgets/spending-chart')).SpendingCard

/** On a phone the cards of both columns are one list. */
const column = 'contents desktop:flex desktop:min-w-0 desktop:flex-col desktop:gap-6'
const columns = 'grid grid-cols-1 gap-4 tablet:gap-6 desktop:grid-cols-[minmax(0,632fr)_minmax(312px,320fr)]'

/** Loads what opens menus and help once the accounts are there and the browser is idle, so that the first press waits for nothing. */
function useMenusWhenIdle(isWanted: boolean) {
  useEffect(() => {
    if (!isWanted || !('requestIdleCallback' in window)) return
    const waiting = requestIdleCallback(() => void import('@evenkeel/ui/overlays').catch(() => undefined))
    return () => cancelIdleCallback(waiting)
  }, [isWanted])
}

/** What to do now first, then net worth, budgets next to it, cash flow and spending (why), goals. */
function Cards({ later }: { readonly later: { readonly isWanted: boolean } }) {
  return (
    <>
      <LazyCard {...later} title={words.whatToDoNow()} skeleton={<BandSkeleton />} load={loadWhatToDo} props={{}} />
      <div className={columns}>
        <div className={column}>
          <div>
            <HomeAccountsCard
              renderTrend={(figure) => (
                <LazyPart {...later} title={words.netWorth()} load={loadTrend} props={{ figure }}>
                  <TrendHeadline figure={figure} />
                  <TrendSkeleton />
                </LazyPart>
              )}
            />
          </div>
          <div>
            <LazyCard {...later} title={words.untilPayday()} height={112} load={loadUntilPayday} props={{}} />
          </div>
          <div className="grid flex-1 max-desktop:order-1">
            <LazyCard
              {...later}
              title="Cash flow"
              height={420}
              load={loadCashFlow}
              props={{ screen: paths.home(), emptyAction: <AddAccountButton /> }}
            />
          </div>
        </div>
        <div className={column}>
          <div>
            <BudgetsCard />
          </div>
          <div className="grid flex-1 max-desktop:order-1">
            <LazyCard {...later} title="Spending by category" height={420} load={loadSpending} props={{}} />
          </div>
        </div>
      </div>
      <MyGoals {...later} />
    </>
  )
}

/** What a person without accounts sees instead. */
function Beginning() {
  return (
    <LazyPart isWanted title={words.home()} load={loadNewHome} props={{}}>
      <Skeleton height={400} />
    </LazyPart>
  )
}

export function HomePage() {
  const firstName = useAtomValue(sessionAtom)?.firstName ?? null
  // The charts' code loads after the accounts: the figures of the accounts are read by all of them.
  const accounts = useQuery('accounts', { body: {} })
  const isNew = accounts.data?.length === 0
  const later = { isWanted: accounts.data !== undefined || accounts.failure !== undefined }
  const hour = useNow().getHours()
  useMenusWhenIdle(later.isWanted)
  return (
    <>
      <PageHeader
        title={isNew ? welcome(firstName) : greeting(hour, firstName)}
        subtitle={formatWeekday(useLocalToday())}
        isPlain={isNew}
      />
      <div className="mt-5 flex flex-col gap-4 tablet:gap-6">{isNew ? <Beginning /> : <Cards later={later} />}</div>
    </>
  )
}
