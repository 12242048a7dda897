import type { Goal } from '@evenkeel/api-client/contract/goals'
import { goalVerdict } from '@evenkeel/engine'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { BriefVerdict } from './brief-verdict.tsx'
import { verdictWriterAtom } from './goal-verdict-line.tsx'
import { VerdictName, VerdictText } from './verdict-view.tsx'

const verdictOf = (plans: Goal['plans']) =>
  goalVerdict(plans.map(({ isDefault, verdict }) => ({ isDefault, verdict: verdict ?? null })))

interface GoalVerdictProps {
  /** The goal's, with their verdicts; undefined before it is begun. */
  readonly plans: Goal['plans'] | undefined
}

/** How good a goal's plans are, and what that means; a line is kept free for it. */
export function GoalVerdict({ plans = [] }: GoalVerdictProps) {
  const verdict = verdictOf(plans)
  return (
    <>
      <span className="block min-h-5">{verdict && <VerdictName verdict={verdict} />}</span>
      {verdict && (
        <p className="mt-0.5 mb-2 text-label font-normal text-text-muted">
          <VerdictText sentence={verdict.sentence} />
        </p>
      )}
    </>
  )
}

function ShortVerdict({ plans }: Pick<Goal, 'plans'>) {
  const verdict = verdictOf(plans)
  return verdict && <BriefVerdict verdict={verdict} />
}

/** Fills the lines of all goals with their verdicts. It loads after the first screen, because no screen waits for it. */
export function GoalVerdicts() {
  const setWriter = useSetAtom(verdictWriterAtom)
  useEffect(() => setWriter({ write: (goal) => <ShortVerdict plans={goal.plans} /> }), [setWriter])
  return null
}
