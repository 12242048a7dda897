import type { QueryState } from '@evenkeel/api-client/react'
import { EmptyState } from '@evenkeel/ui/empty-state'
import type { ReactNode } from 'react'
import { Loaded, type LoadedProps } from '../shared/loaded.tsx'
import { GrantAccess } from './grant-access.tsx'

interface ReachedProps<T> extends LoadedProps<T> {
  readonly userId: number
  readonly query: QueryState<T>
  readonly children: (data: T) => ReactNode
}

/** As `Loaded`, for what is somebody else's: a staff member without access asks for it here, a planner is told whose it is not. */
export function Reached<T>({ userId, ...props }: ReachedProps<T>) {
  const { data, failure, retry } = props.query
  if (data === undefined && failure?.status === 403) return <GrantAccess userId={userId} onGranted={retry} />
  if (data === undefined && failure?.status === 404) {
    return (
      <EmptyState icon="people" title="Not one of your people">
        This employee is not assigned to you, or has left.
      </EmptyState>
    )
  }
  return <Loaded {...props} />
}
