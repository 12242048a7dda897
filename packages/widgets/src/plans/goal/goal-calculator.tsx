import { retirementFields } from '@evenkeel/api-client/contract/forms/retirement'
import type { RetirementInput } from '@evenkeel/api-client/contract/plan/retirement'
import { Button } from '@evenkeel/ui/button'
import { useRef } from 'react'
import * as calculatorWords from '../../words/calculator.generated.ts'
import * as words from '../../words/goal-page.generated.ts'
import { listChanges, type RetirementPlan } from '../calculator/form.ts'
import { CalculatorView } from '../calculator/retirement-calculator.tsx'
import { keyOfInput } from '../shell/calculator-card.tsx'
import { ProfileQuestion } from '../shell/profile-question.tsx'
import type { Simulator } from '../simulation/simulator.ts'
import { AnswerBar } from './answer-bar.tsx'
import { planToday } from './plan-today.ts'
import { usePlanChange } from './use-plan-change.ts'

interface GoalCalculatorProps {
  readonly plan: RetirementPlan
  /** The screen whose address has the choices that are tried. */
  readonly screen: string
  /** Must be the same function on every render. */
  readonly startSimulator: () => Simulator
  /** Called with the tried values of a plan that does not run yet, or has a draft, to put them into its form. */
  readonly onSave: (input: RetirementInput) => void
}

/** The retirement calculator of the portal: what is tried becomes the running plan, and can be undone. */
export function GoalCalculator(props: GoalCalculatorProps) {
  const plan = planToday(props.plan)
  return <OpenCalculator key={keyOfInput(plan)} {...props} plan={plan} />
}

function OpenCalculator({ plan, screen, startSimulator, onSave }: GoalCalculatorProps) {
  const answer = useRef<HTMLDivElement>(null)
  const change = usePlanChange(plan, startSimulator, screen, listChanges)
  const { whatIf, actions, isChanged, use } = change
  const { input } = whatIf.tried
  const isRunning = plan.result !== null && !plan.hasDraft
  const take = () => {
    if (isRunning) return use()
    if (input !== null) onSave(input)
  }
  return (
    <>
      <CalculatorView whatIf={whatIf} plan={plan} answer={answer}>
        <Button
          variant="primary"
          busy={actions.isBusy}
          disabled={input === null || (isRunning && !isChanged)}
          onClick={take}
        >
          {isRunning ? words.takePlan() : calculatorWords.saveToPlan()}
        </Button>
      </CalculatorView>
      <AnswerBar change={{ ...change, use: take }} answer={answer} />
      <ProfileQuestion question={actions.question} fields={retirementFields.fields} />
    </>
  )
}
