import { formatWeekday } from '@evenkeel/engine'
import { AccountsCard, AddAccountButton } from '@evenkeel/widgets/accounts'
import { BudgetsCard } from '@evenkeel/widgets/budget-modal'
import { CashFlowCard } from '@evenkeel/widgets/cash-flow-chart'
import { MyGoals } from '@evenkeel/widgets/goals'
import { NextStepsCard } from '@evenkeel/widgets/next-steps'
import { useToday } from '@evenkeel/widgets/shared/today.tsx'
import { SpendingCard } from '@evenkeel/widgets/spending-chart'
import { useAtomValue } from 'jotai'
import { PageHeader } from '../../shell/page-header.tsx'
import { sessionAtom } from '../../state.ts'
import { greeting } from './greeting.ts'

const columns = 'grid grid-cols-1 gap-4 tablet:gap-6 desktop:grid-cols-[minmax(0,632fr)_minmax(0,320fr)]'

/** Net worth first (where do I stand), budgets beside it, cash flow and spending (why), next steps (what now), goals. */
export function HomePage() {
  const firstName = useAtomValue(sessionAtom)?.firstName
  return (
    <>
      <PageHeader title={greeting(new Date().getHours(), firstName ?? null)} subtitle={formatWeekday(useToday())} />
      <div className="mt-5 flex flex-col gap-4 tablet:gap-6">
        <div className={columns}>
          <AccountsCard />
          <BudgetsCard />
        </div>
        <div className={columns}>
          <CashFlowCard emptyAction={<AddAccountButton />} />
          <SpendingCard />
        </div>
        <NextStepsCard />
        <MyGoals />
      </div>
    </>
  )
}
