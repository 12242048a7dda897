import { Button } from '@evenkeel/ui/button'
import type { RefObject } from 'react'
import { VerdictName } from '../../shared/verdict-view.tsx'
import * as words from '../../words/goal-page.generated.ts'
import { PinnedBar } from '../shell/pinned-bar.tsx'
import type { PlanChange } from './use-plan-change.ts'

interface AnswerBarProps {
  readonly change: Pick<PlanChange, 'whatIf' | 'savedFutures' | 'isChanged'> & {
    readonly isBusy: boolean
    /** Makes what is tried the plan; absent while it cannot be. */
    readonly use: (() => void) | undefined
  }
  /** The card with the whole answer; the bar is there while it is not. */
  readonly answer: RefObject<HTMLDivElement | null>
}

/** What the choices come to, in a bar while the answer itself is not on the screen. */
export function AnswerBar({ change: { whatIf, isBusy, savedFutures, isChanged, use }, answer }: AnswerBarProps) {
  const { verdict, simulated, isCurrent } = whatIf
  if (verdict === null || verdict.figure?.unit !== 'futures') return null
  const after = Number(verdict.figure.value)
  return (
    <PinnedBar answer={answer}>
      <div className="min-w-0" aria-busy={simulated.isStale}>
        {isCurrent && <VerdictName verdict={verdict} />}
        <p className="text-label">
          {isChanged && savedFutures !== null
            ? words.beforeAndAfterFutures({ before: savedFutures, after })
            : words.nowFutures({ futures: after })}
        </p>
      </div>
      <div className="flex shrink-0 gap-2">
        <Button size="compact" onClick={() => answer.current?.scrollIntoView({ block: 'start' })}>
          {words.seeChart()}
        </Button>
        {isChanged && use && (
          <Button
            size="compact"
            variant="primary"
            aria-label={words.takePlan()}
            busy={isBusy}
            disabled={!isCurrent}
            onClick={use}
          >
            {words.takeShort()}
          </Button>
        )}
      </div>
    </PinnedBar>
  )
}
