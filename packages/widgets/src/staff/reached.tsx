import type { QueryState } from '@evenkeel/api-client/react'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { Button } from '@evenkeel/ui/button'
import { type ReactNode, useState } from 'react'
import { QueryView, type LoadedProps } from '../shared/query-view.tsx'
import * as words from '../words/staff.generated.ts'
import { GrantAccess } from './grant-access.tsx'

interface ReachedProps<T> extends LoadedProps<T> {
  readonly userId: number
  readonly query: QueryState<T>
  readonly children: (data: T) => ReactNode
}

/** Says to a planner that the person keeps this to themselves. */
export const NotShared = () => (
  <EmptyState icon="lock" title={words.notSharedTitle()}>
    {words.notSharedText()}
  </EmptyState>
)

/**
 * Like `Loaded`, for another person's data: a staff member without access requests it here, and a planner reads that the person is not
 * theirs.
 */
export function Reached<T>({ userId, ...props }: ReachedProps<T>) {
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
  return <QueryView {...props} />
}
