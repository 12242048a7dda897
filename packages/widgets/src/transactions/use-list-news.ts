import type { TransactionPage } from '@evenkeel/api-client/contract/transactions'
import type { QueryState } from '@evenkeel/api-client/react'
import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { announceAtom } from '../shared/state/announcements.ts'
import * as words from '../words/transactions.generated.ts'
import { type ListState, pageQuery, wholeListQuery } from './list-state.ts'

/** Says which rows a list shows after the person chose another page, order or filter: the focus stays where it is. */
export function useListNews(
  state: ListState,
  search: string,
  { data, isRefreshing }: QueryState<TransactionPage>,
): void {
  const announce = useSetAtom(announceAtom)
  const chosen = JSON.stringify(pageQuery(state, search))
  const shown = useRef(chosen)
  const whole = JSON.stringify(wholeListQuery(state, search))
  const shownWhole = useRef(whole)
  const say = useEffectEvent((page: TransactionPage) => {
    const isPaged = shownWhole.current === whole
    const where = { page: state.page, pages: Math.max(1, page.paging.lastPage) }
    shownWhole.current = whole
    const news = isPaged
      ? words.pageNews({ ...where, count: page.items.length })
      : words.listNews({ ...where, count: page.total })
    announce('status', news)
  })
  useEffect(() => {
    if (isRefreshing || data === undefined || shown.current === chosen) return
    shown.current = chosen
    say(data)
  }, [chosen, data, isRefreshing])
}
