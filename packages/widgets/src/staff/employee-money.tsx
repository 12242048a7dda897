import { Tabs } from '@evenkeel/ui/tabs'
import { type ComponentType, useState } from 'react'
import { LoadOnRequestCard } from './load-on-request-card.tsx'
import { EmployeeBudgets } from './employee-budgets.tsx'
import { EmployeeCashFlow } from './employee-cash-flow.tsx'
import { EmployeePlans, type ShowPlan } from './employee-plans.tsx'
import { EmployeeSpending } from './employee-spending.tsx'

interface Part {
  readonly id: string
  readonly title: string
  readonly words: string
  readonly action: string
  readonly Content: ComponentType<{ readonly userId: number }>
}

const parts: readonly Part[] = [
  {
    id: 'cash-flow',
    title: 'Cash flow',
    words: 'Income and spending of this month and the six before it.',
    action: 'Show cash flow',
    Content: EmployeeCashFlow,
  },
  {
    id: 'budgets',
    title: 'Budgets',
    words: 'The budgets of a month, each with what was spent.',
    action: 'Show budgets',
    Content: EmployeeBudgets,
  },
  {
    id: 'spending',
    title: 'Spending',
    words: 'The spending of a month by category.',
    action: 'Show spending',
    Content: EmployeeSpending,
  },
]

interface EmployeeMoneyProps {
  readonly userId: number
  readonly firstName: string
  readonly showPlan: ShowPlan
}

/** The parts of an employee's money that a planner or staff member may see. Each part is read only on request. */
export function EmployeeMoney({ userId, firstName, showPlan }: EmployeeMoneyProps) {
  const [selected, setSelected] = useState('cash-flow')
  const [asked, setAsked] = useState<readonly string[]>([])
  const tabs = parts.map(({ id, title, words, action, Content }) => ({
    id,
    label: title,
    content: (
      <LoadOnRequestCard
        title={title}
        words={words}
        firstName={firstName}
        action={action}
        isAsked={asked.includes(id)}
        onAsk={() => setAsked([...asked, id])}
      >
        <Content userId={userId} />
      </LoadOnRequestCard>
    ),
  }))
  const plans = {
    id: 'plans',
    label: 'Plans',
    content: <EmployeePlans userId={userId} firstName={firstName} showPlan={showPlan} />,
  }
  return <Tabs label={`${firstName}’s money`} tabs={[...tabs, plans]} selected={selected} onSelect={setSelected} />
}
