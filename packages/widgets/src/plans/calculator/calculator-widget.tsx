import { PlanType } from '@evenkeel/engine'
import { Skeleton, SkeletonText } from '@evenkeel/ui/skeleton'
import type { ReactNode } from 'react'
import { CalculatorCard, keyOfInput } from '../shell/calculator-card.tsx'
import { simulatorHere } from '../simulation/simulator.ts'
import { RetirementCalculator } from './retirement-calculator.tsx'

interface CalculatorWidgetProps {
  /** The quiet words at the right of the footer. */
  readonly signature: ReactNode
}

/**
 * The what-if projection of retirement on another page. It simulates in the page itself, some hundredths of a second a change:
 * a worker of ours would need that page's leave.
 */
export function CalculatorWidget({ signature }: CalculatorWidgetProps) {
  return (
    <CalculatorCard
      title="Retirement calculator"
      planType={PlanType.RETIREMENT}
      leadsTo="View retirement plan"
      skeleton={<CalculatorSkeleton />}
      signature={signature}
    >
      {(plan) => <RetirementCalculator key={keyOfInput(plan)} plan={plan} startSimulator={simulatorHere} />}
    </CalculatorCard>
  )
}

function CalculatorSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-6 @wide:grid-cols-[280px_minmax(0,1fr)]">
      <SkeletonText lines={8} />
      <Skeleton height={320} />
    </div>
  )
}
