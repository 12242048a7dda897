import { type QueryState, useQuery } from '@evenkeel/api-client/react'
import { combineQueries } from './combine-queries.ts'

/** Returns a function that names a category; an empty text until the categories are loaded. */
export function useCategoryName(): (id: number) => string {
  const { data } = useQuery('categories')
  return (id) => data?.find(({ expenseCategoryId }) => expenseCategoryId === id)?.name ?? ''
}

/** Returns a read that is there once the categories are too: a budget is shown under the name of its category. */
export const useWithCategories = <T>(query: QueryState<T>): QueryState<T> =>
  combineQueries(query, useQuery('categories'), (data) => data)
