import type { RetirementInput } from '@evenkeel/api-client/contract/plan/retirement'
import { PlanType } from '@evenkeel/engine'
import { TextButton } from '@evenkeel/ui/button'
import { useRef, useState } from 'react'
import { useToday } from '../../shared/today.tsx'
import * as calculatorWords from '../../words/calculator.generated.ts'
import * as words from '../../words/goal-page.generated.ts'
import * as formWords from '../../words/plan-form.generated.ts'
import { AnswerCard } from '../calculator/answer-card.tsx'
import { listChanges, type RetirementPlan, tryRetirement, type Whole } from '../calculator/form.ts'
import { useTriedFields } from '../calculator/use-what-if.ts'
import type { FormAnswerProps } from '../forms/plan-spec.ts'
import type { RetirementName } from '../forms/retirement-asked.ts'
import { isPlan } from '../shell/is-plan.ts'
import { AnswerBar } from './answer-bar.tsx'
import { useAskedChoices } from './use-choices-address.ts'
import { useCompanyMatch } from './use-company-match.ts'

type RetirementAnswerProps = FormAnswerProps<RetirementInput, RetirementName>

/** The step with the assumptions, by its first field. */
const assumptions: RetirementName = 'assetsGrowPlan.expectedAnnualRateReturn'

/** What a retirement plan comes to while its form is filled in: the calculator’s answer, and single changes to try. */
export function FormAnswer(props: RetirementAnswerProps) {
  const { plan } = props
  return isPlan(plan, PlanType.RETIREMENT) ? <TriedAnswer {...props} plan={plan} /> : null
}

/** Returns the running plan as it is today, and its futures; null for a plan that does not run. */
function useSaved({ present, result, hasDraft, input, verdict }: RetirementPlan) {
  const today = useToday()
  const isRunning = result !== null
  const committed = present?.input ?? (isRunning && !hasDraft ? input : undefined)
  const [saved] = useState(() => (committed === undefined ? null : tryRetirement(committed, today)))
  const figure = verdict?.figure
  const futures = figure?.unit === 'futures' && typeof figure.value === 'number' ? figure.value : null
  return saved === null || saved.input === null ? null : { saved, futures }
}

/** Whether two plans come to the same: a field that is empty, and one that is 0, are no difference. */
const isSame = (one: Whole, other: Whole) => JSON.stringify(one.projection) === JSON.stringify(other.projection)

function TriedAnswer(props: RetirementAnswerProps & { readonly plan: RetirementPlan }) {
  const { plan, form, startSimulator, screen, isHeld, go, use, lacking, nameOf } = props
  const answer = useRef<HTMLDivElement>(null)
  const tried = useTriedFields(form, startSimulator, listChanges)
  const whatIf = { ...tried, isHeld }
  useAskedChoices(whatIf, screen)
  useCompanyMatch(plan, whatIf)
  const running = useSaved(plan)
  const { whole } = whatIf
  const isChanged = running !== null && whole !== null && !isSame(whole, running.saved)
  const savedFutures = running?.futures ?? null
  const names = whole === null ? lacking : (whatIf.verdict?.missing ?? []).flatMap(({ key }) => nameOf(key) ?? [])
  return (
    <div ref={answer} className="scroll-mt-4">
      <AnswerCard whatIf={whatIf} onAssumptions={() => go(assumptions)} saved={isChanged ? running.saved : undefined}>
        {names.length > 0 && <p className="mt-1 text-body">{formWords.stillMissing({ names: names.join(', ') })}</p>}
        {savedFutures !== null && (
          // Its line is there before anything is tried, so that the chart stays where it is.
          <p className="mt-1 flex min-h-5 flex-wrap items-baseline gap-x-3 text-label font-normal text-text-muted">
            {isChanged && words.savedPlan({ futures: savedFutures })}
            {form.isDirty && <TextButton onClick={() => form.reset()}>{calculatorWords.reset()}</TextButton>}
          </p>
        )}
      </AnswerCard>
      <AnswerBar change={{ whatIf, savedFutures, isChanged, isBusy: form.isBusy, use }} answer={answer} />
    </div>
  )
}
