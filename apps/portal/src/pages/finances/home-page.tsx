import { useQuery } from '@evenkeel/api-client/react'
import { formatWeekday } from '@evenkeel/engine'
import { AccountsCard, AddAccountButton } from '@evenkeel/widgets/accounts'
import { BudgetsCard } from '@evenkeel/widgets/budget-modal'
import { MyGoals } from '@evenkeel/widgets/goals'
import { bandHeight } from '@evenkeel/widgets/shared/band-height.ts'
import { LazyCard } from '@evenkeel/widgets/shared/lazy-card.tsx'
import { paths } from '@evenkeel/widgets/shared/paths.ts'
import { useLocalToday, useNow } from '@evenkeel/widgets/shared/today.tsx'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { PageHeader } from '../../shell/page-header.tsx'
import { sessionAtom } from '../../state.ts'
import * as words from '../../words/navigation.generated.ts'
import { greeting } from './greeting.ts'

const loadCashFlow = async () => (await import('@evenkeel/widgets/cash-flow-chart')).CashFlowCard
const loadWhatToDo = async () => (await import('@evenkeel/widgets/next-steps')).WhatToDo
const loadSpending = async () => (await import('@evenkeel/widgets/spending-chart')).SpendingCard

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
export function HomePage() {
  const firstName = useAtomValue(sessionAtom)?.firstName
  // The charts' code loads after the accounts: the figures of the accounts are read by all of them.
  const accounts = useQuery('accounts', { body: {} })
  const later = { isWanted: accounts.data !== undefined || accounts.failure !== undefined }
  useMenusWhenIdle(later.isWanted)
  return (
    <>
      <PageHeader title={greeting(useNow().getHours(), firstName ?? null)} subtitle={formatWeekday(useLocalToday())} />
      <div className="mt-5 flex flex-col gap-4 tablet:gap-6">
        <LazyCard {...later} title={words.whatToDoNow()} height={bandHeight()} load={loadWhatToDo} props={{}} />
        <div className={columns}>
          <AccountsCard />
          <BudgetsCard />
        </div>
        <div className={columns}>
          <LazyCard
            {...later}
            title="Cash flow"
            height={420}
            load={loadCashFlow}
            props={{ screen: paths.home(), emptyAction: <AddAccountButton /> }}
          />
          <LazyCard {...later} title="Spending by category" height={420} load={loadSpending} props={{}} />
        </div>
        <MyGoals />
      </div>
    </>
  )
}

const loadNetWorth = async () => (await import('@evenkeel/widgets/history')).NetWorthPanel

/** Every account with its balance; then all of them over time. Shares home's code, so that neither waits for the other's. */
export function AccountsPage() {
  const accounts = useQuery('accounts', { body: {} })
  return (
    <>
      <PageHeader />
      <div className="mt-6 flex flex-col gap-4 tablet:gap-6">
        <AccountsCard />
        <LazyCard
          isWanted={accounts.data !== undefined}
          title={words.netWorthByMonth()}
          height={520}
          load={loadNetWorth}
          props={{}}
        />
      </div>
    </>
  )
}
