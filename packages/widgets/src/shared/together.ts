import type { QueryState } from '@evenkeel/api-client/react'

/** Two reads of which a screen needs both: there once both are, failed where either failed, and what failed is read again. */
export function together<A, B, T>(a: QueryState<A>, b: QueryState<B>, join: (a: A, b: B) => T): QueryState<T> {
  const isThere = a.data !== undefined && b.data !== undefined
  return {
    data: isThere ? join(a.data, b.data) : undefined,
    failure: a.failure ?? b.failure,
    isLoading: a.isLoading || b.isLoading,
    isRefreshing: a.isRefreshing || b.isRefreshing,
    retry: () => {
      const failed = [a, b].filter(({ failure }) => failure !== undefined)
      for (const { retry } of failed.length > 0 ? failed : [a, b]) retry()
    },
  }
}
