import type { TransactionPage, TransactionQuery } from '@evenkeel/api-client/contract/transactions'
import { type QueryState, useListQuery, useQuery } from '@evenkeel/api-client/react'
import { Notice, NoticeAction } from '@evenkeel/ui/notice'
import { type Dispatch, type ReactNode, useEffect, useEffectEvent } from 'react'
import * as words from '../words/transactions.generated.ts'
import { type ListEvent, type ListState, pageQuery } from './list-state.ts'
import { useListNews } from './use-list-news.ts'

/** Opens the last page when the list has become shorter than the page that is shown. */
function usePageThatExists(state: ListState, page: TransactionPage | undefined, onPage: (page: number) => void) {
  const lastPage = page?.paging.page === state.page ? page.paging.lastPage : state.page
  const open = useEffectEvent(onPage)
  useEffect(() => {
    if (state.page > lastPage) open(lastPage)
  }, [state.page, lastPage])
}

/** What a person has chosen for a list, and how they choose something else. */
interface ListChoices {
  readonly state: ListState
  readonly dispatch: Dispatch<ListEvent>
  /** Shows another page because the one that was chosen does not exist. */
  readonly correctPage: (page: number) => void
}

/** Whether a list is counted by a look at each of its rows, which of thousands takes longer than its first page. */
const isSearch = ({ search, kind, tags, ownCategoryIds }: TransactionQuery) =>
  (search ?? kind ?? tags ?? ownCategoryIds) !== undefined

/** Reads a page, which of a long search comes before the list is counted, and then the same page with what was counted. */
function usePage(body: TransactionQuery): QueryState<TransactionPage> {
  const soon = { body: isSearch(body) ? { ...body, mayCountLater: true } : body }
  const shown = useListQuery('transactions', soon)
  const isUncounted = useQuery('transactions', soon).data?.isUncounted
  const counted = useQuery('transactions', ...(isUncounted ? ([{ body }] as const) : ([null] as const)))
  if (!isUncounted) return shown
  return {
    ...shown,
    data: counted.data ?? shown.data,
    failure: shown.failure ?? counted.failure,
    isRefreshing: shown.isRefreshing || counted.isRefreshing,
    retry: () => [shown, counted].forEach(({ retry }) => retry()),
  }
}

/** Returns a page once its rows can name their categories, or never will: a row can become shorter when the name comes. */
function useNamed(query: QueryState<TransactionPage>): QueryState<TransactionPage> {
  const { isLoading } = useQuery('categories')
  return isLoading ? { ...query, data: undefined, isLoading } : query
}

/** Returns the server's answer for the list that a person has chosen, and how they turn its pages. */
export function useList({ state, dispatch, correctPage }: ListChoices, search = '') {
  const query = useNamed(usePage(pageQuery(state, search)))
  usePageThatExists(state, query.data, correctPage)
  useListNews(state, search, query)
  /** Choosing the page that is already shown reloads it. */
  const toPage = (next: number) => (next === state.page ? query.retry() : dispatch({ type: 'paged', page: next }))
  return { query, toPage }
}

interface StaleNoteProps {
  readonly query: QueryState<TransactionPage>
}

/** The previous rows stay when a list does not load, and the first ones when it is not counted; this note says so. */
export function StaleNote({ query: { data, failure, retry } }: StaleNoteProps): ReactNode {
  if (failure === undefined) return null
  return (
    <Notice tone="warning" announce="polite" action={<NoticeAction onClick={retry}>{words.tryAgain()}</NoticeAction>}>
      {data?.isUncounted ? words.countFailed() : words.staleList()}
    </Notice>
  )
}
