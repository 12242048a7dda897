import type { Goal } from '@evenkeel/api-client/contract/goals'
import { goalVerdict } from '@evenkeel/engine'
import { Status } from '@evenkeel/ui/status'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { BriefVerdict } from './brief-verdict.tsx'
import { toStatusName } from './goal-look.ts'
import { verdictWriterAtom } from './goal-verdict-line.tsx'
import { VerdictName, VerdictText } from './verdict-view.tsx'

const verdictOf = (plans: Goal['plans']) =>
  goalVerdict(plans.map(({ isDefault, verdict }) => ({ isDefault, verdict: verdict ?? null })))

function GoalVerdict({ goal }: { readonly goal: Pick<Goal, 'plans'> }) {
  const verdict = verdictOf(goal.plans)
  return verdict && <BriefVerdict verdict={verdict} />
}

/** Where a goal is: its verdict with what it says, and the status, which never comes before it. */
export function GoalStanding({
  status,
  plans = [],
}: {
  readonly status: number
  readonly plans?: Goal['plans'] | undefined
}) {
  const verdict = verdictOf(plans)
  return (
    <>
      <span className="block min-h-5">{verdict && <VerdictName verdict={verdict} />}</span>
      {verdict && (
        <p className="mt-0.5 mb-2 text-label font-normal text-text-muted">
          <VerdictText sentence={verdict.sentence} />
        </p>
      )}
      <Status status={toStatusName(status)} />
    </>
  )
}

/** Fills the lines of all goals with their verdicts. It loads after the first screen, because no screen waits for it. */
export function GoalVerdicts() {
  const setWriter = useSetAtom(verdictWriterAtom)
  useEffect(() => setWriter({ write: (goal) => <GoalVerdict goal={goal} /> }), [setWriter])
  return null
}
