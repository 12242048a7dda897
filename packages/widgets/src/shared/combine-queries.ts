import type { QueryState } from '@evenkeel/api-client/react'

/** Combines two reads that a screen needs together: loaded once both are, failed if either failed. A retry reloads only what failed. */
export function combineQueries<A, B, T>(a: QueryState<A>, b: QueryState<B>, join: (a: A, b: B) => T): QueryState<T> {
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
