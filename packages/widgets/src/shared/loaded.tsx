import type { QueryState } from '@evenkeel/api-client/react'
import { ErrorState } from '@evenkeel/ui/error-state'
import { Loading } from '@evenkeel/ui/skeleton'
import type { ReactNode } from 'react'

export interface LoadedProps<T> {
  readonly query: QueryState<T>
  /** What is coming, for assistive technology: 'Loading budgets'. */
  readonly label: string
  /** Skeletons in the shape and size of the content. */
  readonly skeleton: ReactNode
  /** One sentence for the place of what did not load: 'Your budgets did not load'. */
  readonly failedTitle: string
  /** What stands around the failure where the content brings its own card or padding along. */
  readonly failedIn?: (failure: ReactNode) => ReactNode
  readonly children: (data: T) => ReactNode
}

const asItIs = (failure: ReactNode) => failure

/**
 * The states that everything read from the server has: coming, failed, there. What is there stays while it is read again,
 * and when reading it again fails; the header then says from when it is.
 */
export function Loaded<T>({ query, label, skeleton, failedTitle, failedIn = asItIs, children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data)
  if (query.failure !== undefined) {
    return failedIn(
      <ErrorState title={failedTitle} onRetry={query.retry} busy={query.isRefreshing}>
        Nothing is lost. The rest of the page still works.
      </ErrorState>,
    )
  }
  return <Loading label={label}>{skeleton}</Loading>
}
