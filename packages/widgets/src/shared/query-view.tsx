import type { ApiFailure } from '@evenkeel/api-client/client'
import { ledgerRefusedMessage } from '@evenkeel/api-client/contract/ledger-refused'
import type { QueryState } from '@evenkeel/api-client/react'
import { ErrorState } from '@evenkeel/ui/error-state'
import { Loading } from '@evenkeel/ui/skeleton'
import type { ReactNode } from 'react'
import * as words from '../words/not-loaded.generated.ts'

export interface LoadedProps<T> {
  readonly query: QueryState<T>
  /** What is loading, for assistive technology: 'Loading budgets'. */
  readonly label: string
  /** Skeletons in the shape and size of the content. */
  readonly skeleton: ReactNode
  /** The sentence shown if it did not load: 'Your budgets did not load'. */
  readonly failedTitle: string
  /** Wraps the failure if the content brings its own card or padding. */
  readonly failedIn?: (failure: ReactNode) => ReactNode
  readonly children: (data: T) => ReactNode
}

/**
 * Returns the words of a failure. If the person's data cannot be opened, the rest of the page does not work either, and the server's
 * words say so.
 */
const failureText = ({ message }: ApiFailure) => (message === ledgerRefusedMessage ? message : words.nothingLost())

const asItIs = (failure: ReactNode) => failure

/**
 * The states of everything read from the server: loading, failed, loaded. Loaded data stays visible while it is reloaded, and when
 * reloading fails; the header then shows its age.
 */
export function QueryView<T>({ query, label, skeleton, failedTitle, failedIn = asItIs, children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data)
  if (query.failure !== undefined) {
    return failedIn(
      <ErrorState title={failedTitle} onRetry={query.retry} busy={query.isRefreshing}>
        {failureText(query.failure)}
      </ErrorState>,
    )
  }
  return <Loading label={label}>{skeleton}</Loading>
}
