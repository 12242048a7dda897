import { expect, it } from 'vitest'
import { noFilter, toFilter } from './filter.ts'
import { readListAddress, writeListAddress } from './list-address.ts'
import { toListState } from './list-state.ts'

const all = toListState(noFilter)
const ofBudget = toListState(toFilter({ kind: 'budget', budgetId: 4, year: 2026, month: 11 }, '2026-11-19'))

it('B15: an address without a query is the list as it begins', () => {
  expect(readListAddress('', all)).toEqual({ filter: all.filter, sort: all.sort, page: 1, pageSize: 10 })
  expect(writeListAddress(all, all)).toBe('')
})

it.each([
  [{ ...all, page: 2 }, all, 'page=2'],
  [{ ...all, sort: { key: 'value', direction: 'ASC' } as const }, all, 'sort=value'],
  [{ ...all, sort: { key: 'value', direction: 'DESC' } as const, page: 3 }, all, 'sort=-value&page=3'],
  [{ ...all, filter: { ...noFilter, period: '2026-11', accountIds: [4, 5] } }, all, 'month=2026-11&accounts=4,5'],
  [{ ...all, filter: { ...noFilter, categoryIds: [6], ownCategoryIds: [1042] } }, all, 'categories=6&own=1042'],
  [{ ...all, pageSize: 50 }, all, 'rows=50'],
  [
    { ...all, filter: { ...noFilter, kind: 'in' as const, tags: ['FSA', 'For work'] } },
    all,
    'tags=FSA,For%20work&kind=in',
  ],
  [
    { ...all, filter: { ...noFilter, days: { from: '2026-01-05', to: '2026-02-01' } } },
    all,
    'days=2026-01-05_2026-02-01',
  ],
  [{ ...ofBudget, filter: noFilter }, ofBudget, 'month=all&budget=none'],
])('B15: %# is written as only what differs, and read again', (state, start, query) => {
  expect(writeListAddress(state, start)).toBe(query)
  const { openId: _open, ...chosen } = state
  expect(readListAddress(query, start)).toEqual(chosen)
})

it.each([
  'page=two',
  'page=0',
  'sort=color',
  'month=2026-13',
  'accounts=4,x',
  'show=more',
  'rows=7',
  'kind=x',
  'days=2026-01-05',
  'days=2026-13-05_2026-13-06',
  'page=%',
])('B15: %s cannot be read and is left out', (query) => {
  expect(readListAddress(query, all)).toEqual({ filter: all.filter, sort: all.sort, page: 1, pageSize: 10 })
})
