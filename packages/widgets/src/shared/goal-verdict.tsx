import type { Goal } from '@evenkeel/api-client/contract/goals'
import { goalVerdict } from '@evenkeel/engine'
import { Status } from '@evenkeel/ui/status'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { BriefVerdict } from './brief-verdict.tsx'
import { toStatusName } from './goal-look.ts'
import { verdictWriterAtom } from './goal-verdict-line.tsx'

function GoalVerdict({ goal }: { readonly goal: Pick<Goal, 'plans'> }) {
  const verdict = goalVerdict(goal.plans.map(({ isDefault, verdict: one }) => ({ isDefault, verdict: one ?? null })))
  return verdict && <BriefVerdict verdict={verdict} />
}

/** Where a goal is: its verdict, and the status, which never comes before it. */
export function GoalStanding({
  status,
  plans = [],
}: {
  readonly status: number
  readonly plans?: Goal['plans'] | undefined
}) {
  return (
    <>
      <span className="block min-h-5">
        <GoalVerdict goal={{ plans }} />
      </span>
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
