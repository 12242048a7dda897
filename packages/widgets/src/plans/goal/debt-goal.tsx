import type { ReactNode } from 'react'
import * as words from '../../words/goal-page.generated.ts'
import type { DebtPlan } from '../debt/form.ts'
import { PlanSummary } from '../summary/plan-summary.tsx'
import { CardBelow } from './card-below.tsx'

interface DebtGoalProps {
  readonly plan: DebtPlan
  /** The plan's open steps, passed in by the page. */
  readonly nextSteps: ReactNode
  /** The facts that the plan is based on, passed in by the page. */
  readonly facts: ReactNode
}

const loadScenarios = async () => (await import('../scenarios/debt-scenarios.tsx')).DebtScenarios

/** The page of the debt plan: its answer, and below it other ways to pay. A draft has other choices than the plan that runs. */
export function DebtGoal({ plan, nextSteps, facts }: DebtGoalProps) {
  const isRunning = plan.result !== null && !plan.hasDraft
  const below = isRunning && <CardBelow title={words.scenarios()} load={loadScenarios} props={{ plan }} />
  return (
    <PlanSummary
      {...{ plan, facts }}
      nextSteps={
        <>
          {nextSteps}
          {below}
        </>
      }
    />
  )
}
