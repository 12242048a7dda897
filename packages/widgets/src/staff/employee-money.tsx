import type { SharedSubject } from '@evenkeel/api-client/contract/planner'
import { Card, CardBody } from '@evenkeel/ui/card'
import { Tabs } from '@evenkeel/ui/tabs'
import { type ComponentType, type ReactNode, useState } from 'react'
import * as words from '../words/staff.generated.ts'
import { LoadOnRequestCard, Padded } from './load-on-request-card.tsx'
import { EmployeeBudgets } from './employee-budgets.tsx'
import { EmployeeCashFlow } from './employee-cash-flow.tsx'
import { EmployeePlans, type ShowPlan } from './employee-plans.tsx'
import { EmployeeProposals } from './employee-proposals.tsx'
import { EmployeeSpending } from './employee-spending.tsx'
import { NotShared, Reached } from './reached.tsx'
import * as moneyWords from '../words/staff-money.generated.ts'
import { useQuery } from '@evenkeel/api-client/react'
import { named } from '@evenkeel/engine'
import { type Column, DataTable } from '@evenkeel/ui/data-table'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { Money } from '@evenkeel/ui/money'

interface AccountRow {
  readonly id: number
  readonly name: string
  readonly typeName: string
  readonly balance: number
}

const columns = (): readonly Column<AccountRow>[] => [
  { key: 'name', header: words.account(), cell: ({ name }) => name, tone: 'strong' },
  { key: 'type', header: words.kindOfAccount(), cell: ({ typeName }) => named(typeName) },
  {
    key: 'balance',
    header: words.balance(),
    align: 'right',
    tone: 'strong',
    cell: ({ balance }) => <Money value={balance} />,
  },
]

const cards = {
  title: ({ name }: AccountRow) => name,
  below: ({ typeName }: AccountRow) => named(typeName),
  figure: ({ balance }: AccountRow) => <Money value={balance} />,
}

/** An employee's accounts with their balances, where the employee shares them. */
function EmployeeBalances({ userId }: { readonly userId: number }) {
  const query = useQuery('staffBalances', { params: { userId: String(userId) } })
  return (
    <Reached userId={userId} query={query} label={words.balancesLoading()} flush failedTitle={words.balancesFailed()}>
      {({ netWorth, accounts }) =>
        accounts.length === 0 ? (
          <Padded>
            <EmptyState icon="wallet" title={words.balancesNone()}>
              {words.balancesNoneText()}
            </EmptyState>
          </Padded>
        ) : (
          <>
            <Padded>
              <p className="text-body text-text-muted">
                <strong className="text-stat text-text">
                  <Money value={netWorth} />
                </strong>{' '}
                {words.netWorth()}
              </p>
            </Padded>
            <DataTable
              label={words.accountsLabel()}
              columns={columns()}
              rows={accounts.map((account, id) => ({ id, ...account }))}
              rowKey={({ id }) => String(id)}
              rowName={({ name }) => name}
              cards={cards}
            />
          </>
        )
      }
    </Reached>
  )
}

interface Part {
  readonly id: string
  readonly subject: SharedSubject
  readonly title: () => string
  readonly text: () => string
  readonly action: () => string
  readonly Content: ComponentType<{ readonly userId: number }>
}

const parts: readonly Part[] = [
  {
    id: 'cash-flow',
    subject: 'cashFlow',
    title: moneyWords.cashFlow,
    text: moneyWords.cashFlowText,
    action: moneyWords.showCashFlow,
    Content: EmployeeCashFlow,
  },
  {
    id: 'budgets',
    subject: 'budgets',
    title: moneyWords.budgets,
    text: moneyWords.budgetsText,
    action: moneyWords.showBudgets,
    Content: EmployeeBudgets,
  },
  {
    id: 'spending',
    subject: 'spending',
    title: moneyWords.spending,
    text: moneyWords.spendingText,
    action: moneyWords.showSpending,
    Content: EmployeeSpending,
  },
]

const balances: Part = {
  id: 'balances',
  subject: 'balances',
  title: words.balancesTab,
  text: words.balancesText,
  action: words.showBalances,
  Content: EmployeeBalances,
}

interface EmployeeMoneyProps {
  readonly userId: number
  readonly firstName: string
  /** What the person shares with their planner; null for staff. */
  readonly shared: readonly SharedSubject[] | null
  readonly showPlan: ShowPlan
}

const KeptToThemselves = () => (
  <Card>
    <CardBody>
      <NotShared />
    </CardBody>
  </Card>
)

/** The parts of an employee's money that a planner or staff member may see. Each part is read only on request. */
export function EmployeeMoney({ userId, firstName, shared, showPlan }: EmployeeMoneyProps) {
  const [selected, setSelected] = useState('cash-flow')
  const [asked, setAsked] = useState<readonly string[]>([])
  const ifShared = (subject: SharedSubject, content: ReactNode) =>
    shared === null || shared.includes(subject) ? content : <KeptToThemselves />
  const toTab = ({ id, subject, title, text, action, Content }: Part) => ({
    id,
    label: title(),
    content: ifShared(
      subject,
      <LoadOnRequestCard
        title={title()}
        text={text()}
        firstName={firstName}
        action={action()}
        isAsked={asked.includes(id)}
        onAsk={() => setAsked([...asked, id])}
      >
        <Content userId={userId} />
      </LoadOnRequestCard>,
    ),
  })
  const plans = {
    id: 'plans',
    label: words.plansTab(),
    content: ifShared('plans', <EmployeePlans userId={userId} firstName={firstName} showPlan={showPlan} />),
  }
  const proposals = {
    id: 'proposals',
    label: words.proposalsTab(),
    content: ifShared('plans', <EmployeeProposals userId={userId} firstName={firstName} />),
  }
  const ofPlanner = shared === null ? [] : [toTab(balances), proposals]
  const tabs = [...parts.map(toTab), plans, ...ofPlanner]
  return <Tabs label={moneyWords.moneyOf({ firstName })} tabs={tabs} selected={selected} onSelect={setSelected} />
}
