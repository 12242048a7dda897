import type { TransactionPage, TransactionQuery } from '@evenkeel/api-client/contract/transactions'
import { type QueryState, useListQuery, useQuery } from '@evenkeel/api-client/react'
import { Notice, NoticeAction } from '@evenkeel/ui/notice'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useToday } from '../shared/today.tsx'
import { useScreenSearch } from '../shared/use-screen-search.ts'
import { useScreenQuery } from '../shared/use-screen-query.ts'
import * as words from '../words/transactions.generated.ts'
import { toFilter, type TransactionStart } from './filter.ts'
import { readListAddress, writeListAddress } from './list-address.ts'
import { type ListEvent, listReducer, type ListState, pageQuery, toListState } from './list-state.ts'
import { useListNews } from './use-list-news.ts'

/** Opens the last page when the list has become shorter than the page that is shown. */
function usePageThatExists(state: ListState, page: TransactionPage | undefined, onPage: (page: number) => void) {
  const lastPage = page?.paging.page === state.page ? page.paging.lastPage : state.page
  const open = useEffectEvent(onPage)
  useEffect(() => {
    if (state.page > lastPage) open(lastPage)
  }, [state.page, lastPage])
}

interface ListStart {
  readonly start: TransactionStart
  /** The screen whose address has the filter, the order and the page. */
  readonly screen?: string | undefined
  readonly pageSize?: number | undefined
}

/** Returns the list's choices, which are in the address, and its open row, which is not. */
function useListState({ start, screen, pageSize }: ListStart) {
  const today = useToday()
  const [query, setQuery] = useScreenQuery(screen)
  const [openId, setOpenId] = useState<number | null>(null)
  const [atFirst] = useState(() => toListState(toFilter(start, today), pageSize))
  const choices = useMemo(() => readListAddress(query, atFirst), [query, atFirst])
  const state: ListState = { ...choices, openId }
  const write = (next: ListState, change: 'push' | 'replace') => {
    setOpenId(next.openId)
    const wanted = writeListAddress(next, atFirst)
    if (wanted !== query) setQuery(wanted, change)
  }
  const dispatch = (event: ListEvent) =>
    event.type === 'opened' ? setOpenId(event.id) : write(listReducer(state, event), 'push')
  const correctPage = (page: number) => write({ ...state, page }, 'replace')
  return { state, dispatch, correctPage }
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

/** Returns a list of transactions with its filter, order and page, and the server's answer for it. */
export function useList({ screen, ...begin }: ListStart) {
  const { state, dispatch, correctPage } = useListState({ screen, ...begin })
  const [search, setSearch] = useScreenSearch(screen)
  const query = useNamed(usePage(pageQuery(state, search)))
  /** Other words list other rows, from their first page. */
  const onSearch = (text: string) => {
    if (text === search) return
    setSearch(text)
    if (state.page !== 1) correctPage(1)
  }
  usePageThatExists(state, query.data, correctPage)
  useListNews(state, search, query)
  /** Choosing the page that is already shown reloads it. */
  const toPage = (next: number) => (next === state.page ? query.retry() : dispatch({ type: 'paged', page: next }))
  return { state, dispatch, query, toPage, search, onSearch }
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
