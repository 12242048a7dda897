import { useMemo, useState } from 'react'
import { useToday } from '../shared/today.tsx'
import { useScreenQuery } from '../shared/use-screen-query.ts'
import { useScreenSearch } from '../shared/use-screen-search.ts'
import { toFilter, type TransactionStart } from './filter.ts'
import { readListAddress, writeListAddress } from './list-address.ts'
import { type ListEvent, listReducer, type ListState, toListState } from './list-state.ts'

interface ListStart {
  readonly start: TransactionStart
  /** The screen whose address has the filter, the order and the page. */
  readonly screen: string | undefined
  readonly pageSize?: number | undefined
}

/**
 * Returns the list's choices, which are in the address, its open row, which is not, and the words that are searched for. Only the
 * portal's list has an address: to read one takes a validator, which the card on another page does not load.
 */
export function useListAddress({ start, screen, pageSize }: ListStart) {
  const today = useToday()
  const [query, setQuery] = useScreenQuery(screen)
  const [search, setSearch] = useScreenSearch(screen)
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
  /** Other words list other rows, from their first page. */
  const onSearch = (text: string) => {
    if (text === search) return
    setSearch(text)
    if (state.page !== 1) correctPage(1)
  }
  return { state, dispatch, correctPage, search, onSearch }
}
