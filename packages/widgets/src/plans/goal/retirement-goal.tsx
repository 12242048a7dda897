import { retirementFields } from '@evenkeel/api-client/contract/plan/retirement'
import { type ReactNode, useRef } from 'react'
import { useScreenQuery } from '../../shared/use-screen-query.ts'
import { type RetirementPlan, toRetirementDraft } from '../calculator/form.ts'
import { keyOfInput } from '../shell/calculator-card.tsx'
import { ProfileQuestion } from '../shell/profile-question.tsx'
import type { Simulator } from '../simulation/simulator.ts'
import { PlanColumns } from '../summary/plan-columns.tsx'
import { PlanSummary } from '../summary/plan-summary.tsx'
import * as words from '../../words/goal-page.generated.ts'
import { AnswerBar } from './answer-bar.tsx'
import { CardBelow } from './card-below.tsx'
import { ChangeCard } from './change-card.tsx'
import { GoalAnswer } from './goal-answer.tsx'
import { planToday } from './plan-today.ts'
import { usePlanChange, type PlanChange } from './use-plan-change.ts'
import { usePlanLevers } from './use-plan-levers.ts'
import type { PlanScenario } from '@evenkeel/api-client/contract/plan/scenarios'
import { valueAt, withValueAt } from '@evenkeel/ui/use-form'
import { changesOf, type ScenarioChanges, withChanges } from '../scenarios/scenario-changes.ts'
import { matchPath } from './use-company-match.ts'

type Change = Pick<PlanChange, 'whatIf' | 'saved' | 'match'>

/** Returns what is tried, for a scenario next to the plan. A match that follows the savings follows them there too. */
function triedChanges({ whatIf, saved, match }: Change): ScenarioChanges {
  const { input } = whatIf.tried
  if (input === null || saved === null) return []
  return changesOf(input, saved.input).filter(({ path }) => match === null || path !== matchPath)
}

/** Puts a scenario into the fields, over the plan as it is saved. */
function tryScenario(plan: RetirementPlan, { whatIf: { form }, match }: Change, changes: PlanScenario['changes']) {
  const start = toRetirementDraft(plan)
  form.put((values) => {
    // The match of now is what the savings of now get; it moves on with them.
    const base = match === null ? start : withValueAt(start, matchPath, valueAt(values, matchPath))
    return withChanges(base, changes)
  })
}

export interface RetirementGoalProps {
  readonly plan: RetirementPlan
  /** The screen whose address has the choices that are tried. */
  readonly screen: string
  /** Must be the same function on every render. */
  readonly startSimulator: () => Simulator
  /** The plan's open steps, passed in by the page. */
  readonly nextSteps: ReactNode
  /** The facts that the plan is based on, passed in by the page. */
  readonly facts: ReactNode
}

/** The page of the retirement plan: its answer, and next to it what can be changed and tried at once. */
export function RetirementGoal(props: RetirementGoalProps) {
  const { nextSteps, facts } = props
  const plan = planToday(props.plan)
  // A draft has other choices than the plan whose answer is shown.
  if (plan.result === null || plan.hasDraft) return <PlanSummary {...{ plan, nextSteps, facts }} />
  return <RunningGoal key={keyOfInput(plan)} {...props} plan={plan} />
}

const loadScenarios = async () => (await import('../scenarios/scenarios-card.tsx')).ScenariosCard
const loadEarnings = async () => (await import('../earnings/earnings-card.tsx')).EarningsCard

function RunningGoal({ plan, screen, startSimulator, nextSteps, facts }: RetirementGoalProps) {
  const answer = useRef<HTMLDivElement>(null)
  const [query] = useScreenQuery(screen)
  const change = usePlanChange(plan, startSimulator, screen)
  const levers = usePlanLevers(startSimulator, change)
  const { actions, whatIf, isChanged, use, saved } = change
  // What a plan's answers lack now, the answer says.
  if (saved === null) return <PlanSummary {...{ plan, nextSteps, facts }} />
  const tried = { whatIf, levers, isChanged, query, changes: triedChanges(change) }
  return (
    <>
      <PlanColumns
        {...{ plan, facts }}
        answer={<GoalAnswer plan={plan} change={change} ref={answer} />}
        change={<ChangeCard {...tried} isBusy={actions.isBusy} onUse={use} />}
        nextSteps={
          <>
            {nextSteps}
            <CardBelow
              title={words.scenarios()}
              load={loadScenarios}
              props={{ planType: plan.planType, onTry: (changes) => tryScenario(plan, change, changes) }}
            />
            <CardBelow title={words.earningsRecord()} load={loadEarnings} props={{ input: saved.input }} />
          </>
        }
      />
      <AnswerBar change={{ ...change, isBusy: actions.isBusy }} answer={answer} />
      <ProfileQuestion question={actions.question} fields={retirementFields.fields} />
    </>
  )
}
