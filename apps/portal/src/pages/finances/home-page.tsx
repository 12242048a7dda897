import { useQuery } from '@evenkeel/api-client/react'
import { formatWeekday, monthName, toPeriod } from '@evenkeel/engine'
import { Card, CardBody, CardFooter } from '@evenkeel/ui/card'
import { AddAccountButton, HomeAccountsCard } from '@evenkeel/widgets/accounts'
import { MyGoals } from '@evenkeel/widgets/goals'
import { BandSkeleton } from '@evenkeel/widgets/shared/band-skeleton.tsx'
import { BudgetSkeleton } from '@evenkeel/widgets/shared/budget-skeleton.tsx'
import { CashFlowSkeleton, SpendingSkeleton } from '@evenkeel/widgets/shared/chart-skeletons.tsx'
import { FirstThingsSkeleton } from '@evenkeel/widgets/shared/first-things-skeleton.tsx'
import { LazyCard, LazyPart } from '@evenkeel/widgets/shared/lazy-card.tsx'
import { PaydaySkeleton } from '@evenkeel/widgets/shared/payday-skeleton.tsx'
import { paths } from '@evenkeel/widgets/shared/paths.ts'
import { TrendHeadline, TrendSkeleton } from '@evenkeel/widgets/shared/trend-box.tsx'
import { useLocalToday, useNow, useToday } from '@evenkeel/widgets/shared/today.tsx'
import { useKeptRowCounts } from '@evenkeel/widgets/shared/use-row-count.ts'
import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import { PageHeader } from '../../shell/page-header.tsx'
import { sessionAtom } from '../../state.ts'
import * as names from '../../words/home-names.generated.ts'
import * as words from '../../words/navigation.generated.ts'
import { greeting, welcome } from './greeting.ts'
import { homeRows } from './home-rows.ts'
import { useTakenOverFocus } from './take-over-accounts.ts'

const loadBudgets = async () => (await import('@evenkeel/widgets/budget-modal')).BudgetsCard
const loadCashFlow = async () => (await import('@evenkeel/widgets/cash-flow-chart')).HomeCashFlowCard
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

/** A skeleton of a card's body, over its footer. */
const inBody = (skeleton: ReactNode) => (
  <>
    <CardBody>{skeleton}</CardBody>
    <CardFooter />
  </>
)

/** The list of home's cards. */
export const HomeCards = ({ children }: { readonly children: ReactNode }) => (
  <div className="mt-5 flex flex-col gap-4 tablet:gap-6">{children}</div>
)

interface CardsProps {
  /** False while the rows that decide where the cards are have never been counted in this browser, and are on their way. */
  readonly isPlaced: boolean
  readonly later: { readonly isWanted: boolean }
}

/** The card of accounts, which is drawn in the page before the libraries are there (`start/home.ts`). */
export function AccountsPart({ isPlaced, later }: CardsProps) {
  return (
    <div data-part="accounts">
      <HomeAccountsCard
        isPlaced={isPlaced}
        renderTrend={(figure) => (
          <LazyPart {...later} title={names.netWorth} load={loadTrend} props={{ figure }}>
            <TrendHeadline figure={figure} />
            <TrendSkeleton />
          </LazyPart>
        )}
      />
    </div>
  )
}

/** What to do now, which is drawn in the page with the accounts. */
export function StepsPart({ later }: Pick<CardsProps, 'later'>) {
  return (
    <div data-part="steps">
      <LazyCard {...later} title={names.whatToDoNow} skeleton={<BandSkeleton />} load={loadWhatToDo} props={{}} />
    </div>
  )
}

/** What to do now first, then net worth, budgets next to it, cash flow and spending (why), goals. */
export function Cards({ isPlaced, later }: CardsProps) {
  return (
    <>
      <StepsPart later={later} />
      <div className={columns}>
        <div className={column}>
          <AccountsPart isPlaced={isPlaced} later={later} />
          <div>
            <LazyCard
              {...later}
              title={names.untilPayday}
              skeleton={inBody(<PaydaySkeleton />)}
              load={loadUntilPayday}
              props={{}}
            />
          </div>
          <div className="grid flex-1 max-desktop:order-1">
            <LazyCard
              {...later}
              title={words.cashFlow()}
              skeleton={inBody(<CashFlowSkeleton />)}
              load={loadCashFlow}
              props={{ screen: paths.home(), emptyAction: <AddAccountButton /> }}
            />
          </div>
        </div>
        <div className={column}>
          <div>
            <LazyCard
              {...later}
              title={words.budgetsOf({ month: monthName(toPeriod(useToday()), 'month') })}
              skeleton={
                <>
                  <BudgetSkeleton />
                  <CardFooter />
                </>
              }
              load={loadBudgets}
              props={{}}
            />
          </div>
          <div className="grid flex-1 max-desktop:order-1">
            <LazyCard
              {...later}
              title={names.spendingByCategory}
              skeleton={inBody(<SpendingSkeleton />)}
              load={loadSpending}
              props={{}}
            />
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
      <Card>
        <FirstThingsSkeleton />
      </Card>
    </LazyPart>
  )
}

/** Reads what decides where the cards are: whether there are accounts, and how many rows are above and next to others. */
function usePlaces() {
  const accounts = useQuery('accounts', { body: {} })
  const dashboard = useQuery('dashboard')
  const budgets = useQuery('budgets', { body: { budgetPeriod: toPeriod(useToday()) } })
  // A budget is shown under the name of its category.
  useQuery('categories')
  const rows = useKeptRowCounts(homeRows({ accounts: accounts.data, dashboard: dashboard.data, budgets: budgets.data }))
  const isPlaced =
    (rows.band !== undefined || dashboard.failure !== undefined) &&
    (rows.budgets !== undefined || budgets.failure !== undefined)
  const isAnswered = accounts.data !== undefined || accounts.failure !== undefined
  return { isNew: rows.accounts === 0, isPlaced, isAnswered }
}

export function HomePage() {
  const firstName = useAtomValue(sessionAtom)?.firstName ?? null
  const { isNew, isPlaced, isAnswered } = usePlaces()
  const hour = useNow().getHours()
  useMenusWhenIdle(isAnswered)
  useTakenOverFocus()
  return (
    <>
      <PageHeader
        title={isNew ? welcome(firstName) : greeting(hour, firstName)}
        subtitle={formatWeekday(useLocalToday())}
      />
      <HomeCards>
        {isNew ? (
          <Beginning />
        ) : (
          // The charts' code loads after the accounts: the figures of the accounts are read by all of them.
          <Cards key={String(isPlaced)} isPlaced={isPlaced} later={{ isWanted: isPlaced && isAnswered }} />
        )}
      </HomeCards>
    </>
  )
}
