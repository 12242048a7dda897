import type { TransactionPage } from '@evenkeel/api-client/contract/transactions'
import { useListQuery } from '@evenkeel/api-client/react'
import { Notice, NoticeAction } from '@evenkeel/ui/notice'
import { type ReactNode, useEffect, useReducer, useState } from 'react'
import { useToday } from '../shared/today.tsx'
import { filterOf, type TransactionStart } from './filter.ts'
import { listReducer, type ListState, listStateOf, pageQuery } from './list-state.ts'

/** Goes to the last page there is, when the list has become shorter than the page that is shown. */
function usePageThatExists(state: ListState, page: TransactionPage | undefined, onPage: (page: number) => void) {
  const lastPage = page?.paging.page === state.page ? page.paging.lastPage : state.page
  useEffect(() => {
    if (state.page > lastPage) onPage(lastPage)
  }, [state.page, lastPage, onPage])
}

/** A list of transactions as a person narrows, orders and pages it, and what the server says of it. */
export function useList(start: TransactionStart) {
  const today = useToday()
  const [state, dispatch] = useReducer(listReducer, start, (from) => listStateOf(filterOf(from, today)))
  const [onPage] = useState(() => (page: number) => dispatch({ type: 'paged', page }))
  const query = useListQuery('transactions', { body: pageQuery(state) })
  usePageThatExists(state, query.data, onPage)
  /** The page that is shown is read again when it is asked for. */
  const toPage = (next: number) => (next === state.page ? query.retry() : onPage(next))
  return { state, dispatch, query, toPage }
}

/** The former rows stay when a list does not load; this says so. */
export function StaleNote({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  return (
    <Notice tone="warning" announce="polite" action={<NoticeAction onClick={onRetry}>Try again</NoticeAction>}>
      The list did not load. These are the transactions from before.
    </Notice>
  )
}
