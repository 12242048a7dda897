import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import { useQuery } from '@evenkeel/api-client/react'
import { goalNames } from '@evenkeel/engine'
import { Badge } from '@evenkeel/ui/badge'
import { DateText } from '@evenkeel/ui/date-text'
import { TextLink } from '@evenkeel/ui/link'
import { Meter } from '@evenkeel/ui/meter'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { toGoalType } from '../shared/goal-look.ts'
import { useLinks } from '../shared/links.ts'
import { goalPaths, paths } from '../shared/paths.ts'
import { SummaryCard } from '../shared/profile-card.tsx'
import { QueryView } from '../shared/query-view.tsx'
import * as words from '../words/checkup.generated.ts'

type CheckupStatus = Answer<'checkupStatus'>

/** The checkup's state in one word: due again twelve months after the last one. */
export function CheckupBadge({ isCompleted, isDue }: Pick<CheckupStatus, 'isCompleted' | 'isDue'>) {
  if (!isCompleted) return <Badge>{words.notDone()}</Badge>
  return isDue ? <Badge tone="warning">{words.dueAgain()}</Badge> : <Badge tone="positive">{words.isDone()}</Badge>
}

function GoalLinks({ goals }: { readonly goals: readonly number[] }) {
  const { href } = useLinks()
  const known = goals.map(toGoalType).filter((goal) => goal !== null)
  if (known.length === 0) return null
  return (
    <div>
      <p className="text-body text-text-muted">{words.goalsThatHelp()}</p>
      <ul className="mt-1 flex flex-col items-start gap-1">
        {known.map((goal) => (
          <li key={goal}>
            <TextLink arrow href={href(goalPaths[goal])}>
              {goalNames[goal]}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The result of the last checkup and the goals to look at first; before the first checkup, what it is. */
function CheckupResult({ status }: { readonly status: CheckupStatus }) {
  const { score, lastCompletedOn, suggestedGoals } = status
  if (score === null || lastCompletedOn === null) {
    return <p className="text-body text-text-muted">{words.what()}</p>
  }
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="text-stat text-text">{words.ofHundred({ score })}</p>
        <div className="mt-2 mb-1 max-w-80">
          <Meter label={words.confidence()} valueText={String(score)} share={score / 100} size="total" />
          <p aria-hidden className="mt-1 flex justify-between text-caption font-normal text-text-subtle">
            <span>{words.scaleLow()}</span>
            <span>{words.scaleHigh()}</span>
          </p>
        </div>
        <p className="text-label font-normal text-text-muted">
          {words.confidenceOn.parts({ date: <DateText key="date" value={lastCompletedOn} /> })}
        </p>
      </div>
      <GoalLinks goals={suggestedGoals} />
    </div>
  )
}

/** The result of the last confidence checkup, and the link to it. */
export function CheckupSummary() {
  const query = useQuery('checkupStatus')
  const action =
    query.data === undefined || (query.data.isCompleted && !query.data.isDue) ? words.open() : words.start()
  return (
    <SummaryCard title={words.title()} path={paths.confidenceCheckup()} action={action}>
      <QueryView
        query={query}
        label={words.loading()}
        skeleton={<SkeletonText lines={2} room="min-h-16" />}
        failedTitle={words.failed()}
      >
        {(status) => (
          <>
            <div className="mb-2">
              <CheckupBadge {...status} />
            </div>
            <CheckupResult status={status} />
          </>
        )}
      </QueryView>
    </SummaryCard>
  )
}
