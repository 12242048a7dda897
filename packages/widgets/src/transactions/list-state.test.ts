import { describe, expect, it } from 'vitest'
import { toFilter, noFilter } from './filter.ts'
import { type ListState, listReducer, toListState, pageQuery, wholeListQuery, workbenchPageSize } from './list-state.ts'

const onPageThree: ListState = {
  ...toListState(toFilter({ kind: 'cashFlow', year: 2026, month: 11 }, '2026-11-19')),
  page: 3,
  openId: 12,
}

describe('the list', () => {
  it('starts with the newest first, ten on the first page', () => {
    expect(pageQuery(toListState(noFilter))).toEqual({
      ordering: { fieldName: 'date', sortDirection: 'DESC' },
      page: 1,
      pageSize: 10,
    })
  })

  it('starts with fifty if it is of all transactions', () => {
    expect(pageQuery(toListState(noFilter, workbenchPageSize))).toMatchObject({ page: 1, pageSize: 50 })
  })

  it('starts again at the first page, all rows closed, when it is filtered', () => {
    const next = listReducer(onPageThree, { type: 'filtered', by: { accountIds: [5] } })
    expect(next).toMatchObject({ page: 1, openId: null, filter: { period: '2026-11', accountIds: [5] } })
  })

  it('starts again at the first page when it is ordered', () => {
    const next = listReducer(onPageThree, { type: 'sorted', sort: { key: 'value', direction: 'ASC' } })
    expect(next).toMatchObject({ page: 1, openId: null })
    expect(wholeListQuery(next).ordering).toEqual({ fieldName: 'value', sortDirection: 'ASC' })
  })

  it('starts a column of names with A, and turns it at the second press', () => {
    const press = (state: ListState, direction: 'ASC' | 'DESC') =>
      listReducer(state, { type: 'sorted', sort: { key: 'description', direction } })
    const first = press(onPageThree, 'DESC')
    expect([first.sort.direction, press(first, 'DESC').sort.direction]).toEqual(['ASC', 'DESC'])
    expect(listReducer(first, { type: 'sorted', sort: { key: 'value', direction: 'DESC' } }).sort.direction).toBe(
      'DESC',
    )
  })

  it('has as many rows a page as are chosen, from the first page on', () => {
    expect(listReducer(onPageThree, { type: 'sized', pageSize: 100 })).toMatchObject({ page: 1, pageSize: 100 })
  })

  it('keeps its order when all filters are cleared', () => {
    const sorted = listReducer(onPageThree, { type: 'sorted', sort: { key: 'category', direction: 'ASC' } })
    const next = listReducer(sorted, { type: 'cleared' })
    expect(next).toEqual({
      filter: noFilter,
      sort: { key: 'category', direction: 'ASC' },
      page: 1,
      pageSize: 10,
      openId: null,
    })
  })

  it('has one open row, which closes with its page', () => {
    const opened = listReducer(onPageThree, { type: 'opened', id: 13 })
    expect(opened.openId).toBe(13)
    expect(listReducer(opened, { type: 'paged', page: 4 })).toMatchObject({ page: 4, openId: null })
  })
})
