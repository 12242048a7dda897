import { EmptyState } from '@evenkeel/ui/empty-state'
import { Button } from '@evenkeel/ui/button'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { useState } from 'react'
import { QueryView, type LoadedProps } from '../shared/query-view.tsx'
import * as words from '../words/staff.generated.ts'
import { GrantAccess } from './grant-access.tsx'
import { Padded } from './load-on-request-card.tsx'

interface ReachedProps<T> extends Omit<LoadedProps<T>, 'skeleton'> {
  readonly userId: number
  /** How many lines of a skeleton are shown while it loads. */
  readonly lines?: number
  /** The card around leaves no room at its edges. */
  readonly flush?: boolean
}

/** Says to a planner that the person keeps this to themselves. */
export const NotShared = () => (
  <EmptyState icon="lock" title={words.notSharedTitle()}>
    {words.notSharedText()}
  </EmptyState>
)

/**
 * Like `QueryView`, for another person's data: a staff member without access requests it here, and a planner reads that the person is not
 * theirs.
 */
export function Reached<T>({ userId, lines = 6, flush = false, ...props }: ReachedProps<T>) {
  const { data, failure, retry } = props.query
  const [isAsked, setAsked] = useState(false)
  if (data === undefined && failure?.reason === 'not-shared') return <NotShared />
  if (data === undefined && failure?.status === 403 && isAsked)
    return (
      <EmptyState
        icon="people"
        title={words.askedTitle()}
        action={<Button onClick={retry}>{words.checkAgain()}</Button>}
      >
        {words.askedText()}
      </EmptyState>
    )
  if (data === undefined && failure?.status === 403)
    return <GrantAccess userId={userId} onAsked={() => setAsked(true)} />
  if (data === undefined && failure?.status === 404) {
    return (
      <EmptyState icon="people" title={words.notAssigned()}>
        {words.notAssignedText()}
      </EmptyState>
    )
  }
  const text = <SkeletonText lines={lines} />
  return <QueryView {...props} skeleton={flush ? <Padded>{text}</Padded> : text} />
}
