import { useQuery } from '@evenkeel/api-client/react'
import { formatWeekday } from '@evenkeel/engine'
import { AccountsCard, AddAccountButton } from '@evenkeel/widgets/accounts'
import { BudgetsCard } from '@evenkeel/widgets/budget-modal'
import { MyGoals } from '@evenkeel/widgets/goals'
import { NextStepsCard } from '@evenkeel/widgets/next-steps'
import { Later } from '@evenkeel/widgets/shared/later.tsx'
import { useLocalToday, useNow } from '@evenkeel/widgets/shared/today.tsx'
import { useAtomValue } from 'jotai'
import { PageHeader } from '../../shell/page-header.tsx'
import { sessionAtom } from '../../state.ts'
import { greeting } from './greeting.ts'

const loadCashFlow = async () => (await import('@evenkeel/widgets/cash-flow-chart')).CashFlowCard
const loadSpending = async () => (await import('@evenkeel/widgets/spending-chart')).SpendingCard

const columns = 'grid grid-cols-1 gap-4 tablet:gap-6 desktop:grid-cols-[minmax(0,632fr)_minmax(312px,320fr)]'

/** Net worth first (where do I stand), budgets beside it, cash flow and spending (why), next steps (what now), goals. */
export function HomePage() {
  const firstName = useAtomValue(sessionAtom)?.firstName
  // The charts' code waits for the accounts: where do I stand comes before why.
  const accounts = useQuery('accounts', { body: {} })
  const later = { isWanted: accounts.data !== undefined || accounts.failure !== undefined }
  return (
    <>
      <PageHeader title={greeting(useNow().getHours(), firstName ?? null)} subtitle={formatWeekday(useLocalToday())} />
      <div className="mt-5 flex flex-col gap-4 tablet:gap-6">
        <div className={columns}>
          <AccountsCard />
          <BudgetsCard />
        </div>
        <div className={columns}>
          <Later
            {...later}
            title="Cash flow"
            height={420}
            load={loadCashFlow}
            props={{ emptyAction: <AddAccountButton /> }}
          />
          <Later {...later} title="Spending by category" height={420} load={loadSpending} props={{}} />
        </div>
        <NextStepsCard />
        <MyGoals />
      </div>
    </>
  )
}
