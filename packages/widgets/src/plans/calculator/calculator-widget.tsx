import { PlanType } from '@evenkeel/engine'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import type { ReactNode } from 'react'
import * as words from '../../words/calculator.generated.ts'
import { PlanDrawing } from '../../shared/plan-drawing.tsx'
import { CalculatorCard, keyOfInput } from '../shell/calculator-card.tsx'
import { useSaveToPlan } from '../shell/use-save-to-plan.ts'
import { simulatorHere } from '../simulation/simulator.ts'
import { AnswerSkeleton } from './answer-card.tsx'
import { RetirementCalculator } from './retirement-calculator.tsx'

interface CalculatorWidgetProps {
  /** The quiet words at the right of the footer. */
  readonly signature: ReactNode
}

/**
 * The what-if projection of retirement on another page, where our window saves it. It simulates in the page itself, a few hundredths of a second per change: a
 * worker of ours would need that page's permission.
 */
export function CalculatorWidget({ signature }: CalculatorWidgetProps) {
  const save = useSaveToPlan(PlanType.RETIREMENT)
  return (
    <CalculatorCard
      title={words.title()}
      planType={PlanType.RETIREMENT}
      leadsTo={words.viewPlan()}
      skeleton={<CalculatorSkeleton />}
      signature={signature}
    >
      {(plan) => (
        <RetirementCalculator
          key={keyOfInput(plan)}
          plan={plan}
          startSimulator={simulatorHere}
          {...(save && { onSave: (input) => save({ input }) })}
        />
      )}
    </CalculatorCard>
  )
}

function CalculatorSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-6 @wide:grid-cols-[280px_minmax(0,1fr)]">
      <SkeletonText lines={8} />
      <div className="flex flex-col gap-4">
        <AnswerSkeleton />
        <PlanDrawing of="savings" height={268} />
      </div>
    </div>
  )
}
