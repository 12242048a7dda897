import type { TransactionQuery, TransactionSortField } from '@evenkeel/api-client/contract/transactions'
import { defaultPageSize } from '@evenkeel/engine'
import type { Sort } from '@evenkeel/ui/data-table'
import { noFilter, toTransactionQuery, type TransactionFilter } from './filter.ts'

/** The person's choices for the list. */
export interface ListState {
  readonly filter: TransactionFilter
  readonly sort: Sort<TransactionSortField>
  /** The page number, from 1. */
  readonly page: number
  readonly pageSize: number
  /** The id of the one open row. */
  readonly openId: number | null
}

export type ListEvent =
  | { readonly type: 'filtered'; readonly by: Partial<TransactionFilter> }
  | { readonly type: 'cleared' }
  | { readonly type: 'sorted'; readonly sort: Sort<TransactionSortField> }
  | { readonly type: 'paged'; readonly page: number }
  | { readonly type: 'sized'; readonly pageSize: number }
  | { readonly type: 'opened'; readonly id: number | null }

/** Rows on a page of the list of all transactions; a list that a link led to has fewer (Q-TXN-4). */
export const workbenchPageSize = 50

export const toListState = (filter: TransactionFilter, pageSize: number = defaultPageSize): ListState => ({
  filter,
  sort: { key: 'date', direction: 'DESC' },
  page: 1,
  pageSize,
  openId: null,
})

/** Dates and amounts start with the largest, names with A. */
const namesFirst: readonly TransactionSortField[] = ['description', 'source', 'category']

/** Returns the order of a press on a header: another column of names starts with A. */
const firstSort = ({ sort }: ListState, wanted: ListState['sort']): ListState['sort'] =>
  wanted.key !== sort.key && namesFirst.includes(wanted.key) ? { ...wanted, direction: 'ASC' } : wanted

/**
 * Returns the list's next state. Another filter or order starts at the first page; every event that brings other rows closes the open
 * row.
 */
export function listReducer(state: ListState, event: ListEvent): ListState {
  switch (event.type) {
    case 'filtered':
      return { ...state, filter: { ...state.filter, ...event.by }, page: 1, openId: null }
    case 'cleared':
      return { ...state, filter: noFilter, page: 1, openId: null }
    case 'sorted':
      return { ...state, sort: firstSort(state, event.sort), page: 1, openId: null }
    case 'paged':
      return { ...state, page: event.page, openId: null }
    case 'sized':
      return { ...state, pageSize: event.pageSize, page: 1, openId: null }
    case 'opened':
      return { ...state, openId: event.id }
  }
}

/** Returns the filter and order without a page, as the export needs them. */
export const wholeListQuery = ({ filter, sort }: ListState, search = ''): TransactionQuery => ({
  ...toTransactionQuery(filter),
  ...(search.trim() !== '' && { search }),
  ordering: { fieldName: sort.key, sortDirection: sort.direction },
})

export const pageQuery = (state: ListState, search = ''): TransactionQuery => ({
  ...wholeListQuery(state, search),
  page: state.page,
  pageSize: state.pageSize,
})
