import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { Money } from '@evenkeel/ui/money'
import { Fragment } from 'react'
import * as words from '../../words/goal-page.generated.ts'

/** How far a running plan is compared with what it promised for today. Absent while it is exactly there. */
export function PlanProgress({ plan: { progress } }: { readonly plan: Pick<PlanDetail, 'progress'> }) {
  if (!progress || progress.ahead === 0) return null
  const { ahead, monthsAhead } = progress
  const isAhead = ahead > 0
  const amount = <Money value={Math.abs(ahead)} />
  const months = Math.abs(monthsAhead ?? 0)
  const parts =
    months === 0
      ? (isAhead ? words.aheadBy : words.behindBy).parts({ amount })
      : (isAhead ? words.monthsAhead : words.monthsBehind).parts({ amount, months })
  return (
    <p className="text-body">
      <span className="text-text-muted">{words.soFar()}:</span>{' '}
      {parts.map((part, index) => (
        <Fragment key={index}>{part}</Fragment>
      ))}
    </p>
  )
}
