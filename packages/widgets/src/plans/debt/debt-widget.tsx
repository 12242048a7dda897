import { PlanType } from '@evenkeel/engine'
import { Button } from '@evenkeel/ui/button'
import { CardBody } from '@evenkeel/ui/card'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { type ReactNode, useState } from 'react'
import * as words from '../../words/debts.generated.ts'
import { CalculatorCard, keyOfInput } from '../shell/calculator-card.tsx'
import { useSaveToPlan } from '../shell/use-save-to-plan.ts'
import { DebtSteps } from './debt-steps.tsx'
import type { DebtPlan } from './form.ts'

interface DebtWidgetProps {
  /** The quiet words at the right of the footer. */
  readonly signature: ReactNode
}

/** The debt wizard on another page: when the debts would be paid off, and what that would cost. */
export function DebtWidget({ signature }: DebtWidgetProps) {
  return (
    <CalculatorCard
      title={words.title()}
      planType={PlanType.REDUCE_DEBT}
      leadsTo={words.viewPlan()}
      skeleton={<SkeletonText lines={8} />}
      signature={signature}
    >
      {(plan) => (plan.linkedAccounts.length === 0 ? <NoDebts /> : <WhatIf key={keyOfInput(plan)} plan={plan} />)}
    </CalculatorCard>
  )
}

function NoDebts() {
  return (
    <CardBody>
      <EmptyState icon="check" title={words.noDebts()}>
        {words.noDebtsWhat()}
      </EmptyState>
    </CardBody>
  )
}

/** The wizard's steps. The last one saves in our window if there is one, and else starts over. */
function WhatIf({ plan }: { readonly plan: DebtPlan }) {
  const [round, setRound] = useState(1)
  const save = useSaveToPlan(plan.planType)
  const startOver = () => setRound(round + 1)
  return (
    <CardBody>
      <DebtSteps
        key={round}
        plan={plan}
        commitLabel={save ? words.saveToPlan() : words.startOver()}
        onCommit={save ?? startOver}
        secondary={() =>
          save && (
            <Button variant="text" onClick={startOver}>
              {words.startOver()}
            </Button>
          )
        }
      />
    </CardBody>
  )
}
