import { futuresBounds } from '@evenkeel/engine'
import { TextButton } from '@evenkeel/ui/button'
import { Card } from '@evenkeel/ui/card'
import { Heading } from '@evenkeel/ui/heading'
import { Notice } from '@evenkeel/ui/notice'
import { withValueAt } from '@evenkeel/ui/use-form'
import type { Ref } from 'react'
import { useAnswer } from '../../shared/use-answer.ts'
import { VerdictText } from '../../shared/verdict-view.tsx'
import * as calculatorWords from '../../words/calculator.generated.ts'
import * as words from '../../words/goal-page.generated.ts'
import { useSpokenAnswer } from '../calculator/answer-card.tsx'
import type { RetirementPlan } from '../calculator/form.ts'
import { SavingsFigures, SavingsPicture } from '../calculator/savings-picture.tsx'
import { FrameFoot } from '../shell/plan-frame.tsx'
import { AnswerReasons, AnswerState } from '../summary/answer-card.tsx'
import type { PlanChange } from './use-plan-change.ts'

interface GoalAnswerProps {
  readonly plan: RetirementPlan
  readonly change: PlanChange
  /** Of the verdict and its sentence. */
  readonly ref: Ref<HTMLDivElement>
}

/** What a running retirement plan comes to. While other choices are tried it is theirs, with the saved plan’s line. */
export function GoalAnswer({ plan, change: { whatIf, saved, savedFutures, isChanged }, ref }: GoalAnswerProps) {
  const { whole, isCurrent, simulated } = whatIf
  const spoken = useSpokenAnswer(whatIf)
  useAnswer(isChanged ? spoken : null)
  if (whole === null) return null
  const tried = isChanged ? whatIf.verdict : null
  const verdict = tried ?? plan.verdict
  return (
    <Card>
      <div ref={ref} className="scroll-mt-4 px-4 pt-5 pb-4 tablet:px-6">
        <AnswerState plan={{ ...plan, verdict }} />
        <div className="mt-3 max-w-[640px]">
          <Heading look="result" level={2}>
            {verdict && <VerdictText sentence={verdict.sentence} />}
          </Heading>
        </div>
        <AnswerReasons verdict={verdict} also={words.onTrackFrom({ futures: futuresBounds.onTrack })}>
          {undefined}
        </AnswerReasons>
        {savedFutures !== null && (
          // Its line is there before anything is tried, so that the chart stays where it is.
          <p className="mt-1 min-h-5 text-label font-normal text-text-muted">
            {isChanged && words.savedPlan({ futures: savedFutures })}
          </p>
        )}
        {(!isCurrent || simulated.isFailed) && (
          <div className="mt-3">
            <Notice tone="warning" announce="polite">
              {isCurrent ? calculatorWords.failed() : calculatorWords.notWhole()}
            </Notice>
          </div>
        )}
      </div>
      <SavingsPicture whatIf={whatIf} whole={whole} saved={isChanged && saved !== null ? saved : undefined} />
      <SavingsFigures whole={whole} />
      {plan.otherRules && !isChanged && <OtherRules rules={plan.otherRules} whatIf={whatIf} />}
      <FrameFoot />
    </Card>
  )
}

const ruleBookPath = 'assetsGrowPlan.ruleBook'

/** What other published figures say where they differ by much, and a way to try them. */
function OtherRules({
  rules: { ruleBookId, name, futures },
  whatIf: { form },
}: {
  readonly rules: NonNullable<RetirementPlan['otherRules']>
  readonly whatIf: PlanChange['whatIf']
}) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 border-t border-hairline px-4 py-3 text-label font-normal text-text-muted tablet:px-6">
      {words.otherRules({ rules: name, futures })}
      <TextButton onClick={() => form.put((values) => withValueAt(values, ruleBookPath, ruleBookId))}>
        {words.tryRules()}
      </TextButton>
    </p>
  )
}
