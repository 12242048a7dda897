import type { RetirementInput } from '@evenkeel/api-client/contract/plan/retirement'
import type { ReactNode } from 'react'
import * as words from '../../words/calculator.generated.ts'
import { TypedCard } from '../shell/typed-card.tsx'
import { typedRetirementPlan } from '../shell/typed-plan.ts'
import { simulatorHere } from '../simulation/simulator.ts'
import { RetirementCalculator } from './retirement-calculator.tsx'

interface TypedCalculatorProps {
  readonly signature: ReactNode
  readonly onOwnFigures: () => void
}

/** The retirement calculator on typed values alone, in a frame before anybody is connected. */
export function TypedCalculator(props: TypedCalculatorProps) {
  return (
    <TypedCard title={words.title()} {...props}>
      <TypedRetirementCalculator />
    </TypedCard>
  )
}

export interface TypedRetirementCalculatorProps {
  /** What it starts with; a group that is left out has round values. Read once. */
  readonly start?: Partial<RetirementInput>
  /** Called with the tried values; without it nothing can be saved. */
  readonly onSave?: (input: RetirementInput) => void
}

/** The retirement calculator without a client: it works from typed values, sends nothing, and keeps nothing. */
export function TypedRetirementCalculator({ start, onSave }: TypedRetirementCalculatorProps) {
  const { input } = typedRetirementPlan
  // Who names other assumptions keeps the newest rules, unless these are named, too.
  const assetsGrowPlan = { ...input.assetsGrowPlan, ...start?.assetsGrowPlan }
  const plan = { ...typedRetirementPlan, input: { ...input, ...start, assetsGrowPlan } }
  return <RetirementCalculator plan={plan} startSimulator={simulatorHere} {...(onSave && { onSave })} />
}
