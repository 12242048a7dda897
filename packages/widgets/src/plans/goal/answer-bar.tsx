import { Button } from '@evenkeel/ui/button'
import { type RefObject, useEffect, useState } from 'react'
import { VerdictName } from '../../shared/verdict-view.tsx'
import * as words from '../../words/goal-page.generated.ts'
import type { PlanChange } from './use-plan-change.ts'

/** Whether an element is on the screen; true until it is known. */
function useIsSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(true)
  useEffect(() => {
    const { current } = element
    if (current === null || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver(([entry]) => entry && setSeen(entry.isIntersecting), { threshold: 0.1 })
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return isSeen
}

interface AnswerBarProps {
  readonly change: Pick<PlanChange, 'whatIf' | 'actions' | 'savedFutures' | 'isChanged' | 'use'>
  /** The card with the whole answer; the bar is there while it is not. */
  readonly answer: RefObject<HTMLDivElement | null>
}

/** On a phone, what the choices come to, over the tab bar while the answer itself is not on the screen. */
export function AnswerBar({ change: { whatIf, actions, savedFutures, isChanged, use }, answer }: AnswerBarProps) {
  const isSeen = useIsSeen(answer)
  const { verdict, simulated, isCurrent } = whatIf
  if (isSeen || verdict === null || verdict.figure?.unit !== 'futures') return null
  const after = Number(verdict.figure.value)
  return (
    <div
      className="fixed inset-x-0 bottom-[calc(var(--content-bottom,0px)+env(safe-area-inset-bottom))] z-10 flex h-16 items-center justify-between gap-2 border-t border-hairline bg-surface px-4 shadow-2 tablet:hidden"
      data-print="hide"
    >
      <div className={`min-w-0 ${simulated.isStale ? 'opacity-60' : ''}`}>
        {isCurrent && <VerdictName verdict={verdict} />}
        <p className="truncate text-label">
          {isChanged && savedFutures !== null
            ? words.beforeAndAfterFutures({ before: savedFutures, after })
            : words.nowFutures({ futures: after })}
        </p>
      </div>
      <div className="flex shrink-0 gap-2">
        <Button size="compact" onClick={() => answer.current?.scrollIntoView({ block: 'start' })}>
          {words.seeChart()}
        </Button>
        {isChanged && (
          <Button
            size="compact"
            variant="primary"
            aria-label={words.takePlan()}
            busy={actions.isBusy}
            disabled={!isCurrent}
            onClick={use}
          >
            {words.takeShort()}
          </Button>
        )}
      </div>
    </div>
  )
}
