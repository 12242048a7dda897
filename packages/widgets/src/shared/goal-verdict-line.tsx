import type { Goal } from '@evenkeel/api-client/contract/goals'
import { atom, useAtomValue } from 'jotai'
import type { ReactNode } from 'react'

interface GoalVerdictLineProps {
  readonly goal: Pick<Goal, 'plans'>
}

/** What writes a verdict; null until it has loaded, after the first screen. */
export const verdictWriterAtom = atom<{ readonly write: (goal: Pick<Goal, 'plans'>) => ReactNode } | null>(null)

/** How good a goal's plans are, in a line that is there before its words have loaded, so that nothing moves. */
export function GoalVerdictLine({ goal }: GoalVerdictLineProps) {
  return <span className="block min-h-5">{useAtomValue(verdictWriterAtom)?.write(goal)}</span>
}
