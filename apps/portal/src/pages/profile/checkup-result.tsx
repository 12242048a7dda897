import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import { Badge } from '@evenkeel/ui/badge'
import { DateText } from '@evenkeel/ui/date-text'
import { TextLink } from '@evenkeel/ui/link'
import { goalNames } from '@evenkeel/engine'
import { goalTypeOf } from '@evenkeel/widgets/shared/goal-look.ts'
import { goalPaths } from '@evenkeel/widgets/shared/paths.ts'

export type CheckupStatus = Answer<'checkupStatus'>

/** Where the checkup stands in one word: it is due again twelve months after it was done. */
export function CheckupBadge({ isCompleted, isDue }: Pick<CheckupStatus, 'isCompleted' | 'isDue'>) {
  if (!isCompleted) return <Badge>Not done yet</Badge>
  return isDue ? <Badge tone="warning">Due again</Badge> : <Badge tone="positive">Done</Badge>
}

function GoalLinks({ goals }: { readonly goals: readonly number[] }) {
  const known = goals.map(goalTypeOf).filter((goal) => goal !== null)
  if (known.length === 0) return null
  return (
    <div>
      <p className="text-body text-text-muted">You are least confident where these goals help:</p>
      <ul className="mt-1 flex flex-col items-start gap-1">
        {known.map((goal) => (
          <li key={goal}>
            <TextLink arrow href={`#${goalPaths[goal]}`}>
              {goalNames[goal]}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** How the last checkup came out, and which goals to look at first; before the first, what it is. */
export function CheckupResult({ status }: { readonly status: CheckupStatus }) {
  const { score, lastCompletedOn, suggestedGoals } = status
  if (score === null || lastCompletedOn === null) {
    return (
      <p className="text-body text-text-muted">
        Seven questions, one for each part of your money. Your answers say which goal to look at first.
      </p>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="text-stat text-text">{score} of 100</p>
        <p className="text-label font-normal text-text-muted">
          Your confidence on <DateText value={lastCompletedOn} />
        </p>
      </div>
      <GoalLinks goals={suggestedGoals} />
    </div>
  )
}
