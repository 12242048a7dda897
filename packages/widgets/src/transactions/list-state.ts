import type { TransactionQuery, TransactionSortField } from '@evenkeel/api-client/contract/transactions'
import { defaultPageSize } from '@evenkeel/engine'
import type { Sort } from '@evenkeel/ui/data-table'
import { noFilter, queryOf, type TransactionFilter } from './filter.ts'

/** What a person has asked the list for. */
export interface ListState {
  readonly filter: TransactionFilter
  readonly sort: Sort<TransactionSortField>
  /** From 1. */
  readonly page: number
  /** The one open row. */
  readonly openId: number | null
}

export type ListEvent =
  | { readonly type: 'filtered'; readonly by: Partial<TransactionFilter> }
  | { readonly type: 'cleared' }
  | { readonly type: 'sorted'; readonly sort: Sort<TransactionSortField> }
  | { readonly type: 'paged'; readonly page: number }
  | { readonly type: 'opened'; readonly id: number | null }

export const listStateOf = (filter: TransactionFilter): ListState => ({
  filter,
  sort: { key: 'date', direction: 'DESC' },
  page: 1,
  openId: null,
})

/** The list's next state. Another filter or order starts at the first page; whatever brings other rows closes the open one. */
export function listReducer(state: ListState, event: ListEvent): ListState {
  switch (event.type) {
    case 'filtered':
      return { ...state, filter: { ...state.filter, ...event.by }, page: 1, openId: null }
    case 'cleared':
      return { ...state, filter: noFilter, page: 1, openId: null }
    case 'sorted':
      return { ...state, sort: event.sort, page: 1, openId: null }
    case 'paged':
      return { ...state, page: event.page, openId: null }
    case 'opened':
      return { ...state, openId: event.id }
  }
}

/** The filter and order without a page, as the export reads it. */
export const wholeListQuery = ({ filter, sort }: ListState): TransactionQuery => ({
  ...queryOf(filter),
  ordering: { fieldName: sort.key, sortDirection: sort.direction },
})

export const pageQuery = (state: ListState): TransactionQuery => ({
  ...wholeListQuery(state),
  page: state.page,
  pageSize: defaultPageSize,
})
