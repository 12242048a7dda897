import { useQuery } from '@evenkeel/api-client/react'

/** Returns a function that names a category; an empty text until the categories are loaded. */
export function useCategoryName(): (id: number) => string {
  const { data } = useQuery('categories')
  return (id) => data?.find(({ expenseCategoryId }) => expenseCategoryId === id)?.name ?? ''
}
