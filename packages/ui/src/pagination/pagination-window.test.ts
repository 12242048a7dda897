// Proves: TXN-08, WIDGET-09, WIDGET-10
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paginationWindow } from './pagination.tsx'

const pagesAt = (page: number, total = 100) => paginationWindow({ page, total, pageSize: 10 }).pages

describe('paginationWindow', () => {
  it.each([
    [5, [3, 4, 5, 6, 7]],
    [1, [1, 2, 3, 4, 5]],
    [2, [1, 2, 3, 4, 5]],
    [3, [1, 2, 3, 4, 5]],
    [9, [7, 8, 9, 10]],
    [10, [8, 9, 10]],
  ])('of 10 pages shows at %d the pages %j', (page, pages) => expect(pagesAt(page)).toEqual(pages))

  it('shows fewer if there are fewer', () => expect(pagesAt(1, 25)).toEqual([1, 2, 3]))

  it.each([
    [21, 3],
    [20, 2],
    [1, 1],
    [0, 0],
  ])('of %d rows has %d as last page', (total, lastPage) => {
    expect(paginationWindow({ page: 1, total, pageSize: 10 }).lastPage).toBe(lastPage)
  })

  it('has no pages if there is one page or none', () => {
    expect(pagesAt(1, 10)).toEqual([])
    expect(paginationWindow({ page: 1, total: 0, pageSize: 10 })).toEqual({
      pages: [],
      lastPage: 0,
      hasPrevious: false,
      hasNext: false,
    })
  })

  it('treats a page that has gone as the last one', () => {
    expect(paginationWindow({ page: 9, total: 30, pageSize: 10 })).toEqual({
      pages: [1, 2, 3],
      lastPage: 3,
      hasPrevious: true,
      hasNext: false,
    })
  })

  it.each([{ page: 0 }, { page: 1.5 }, { pageSize: 0 }, { total: -1 }])('refuses %o', (wrong) => {
    expect(() => paginationWindow({ page: 1, total: 10, pageSize: 10, ...wrong })).toThrow(RangeError)
  })

  it('is an unbroken run of at most five existing pages around the current one', () => {
    const list = fc.record({
      page: fc.integer({ min: 1, max: 60 }),
      total: fc.nat({ max: 500 }),
      pageSize: fc.integer({ min: 1, max: 50 }),
    })
    fc.assert(
      fc.property(list, ({ page, total, pageSize }) => {
        const { pages, lastPage, hasNext, hasPrevious } = paginationWindow({ page, total, pageSize })
        const current = Math.max(1, Math.min(page, lastPage))
        expect(pages.length === 0).toBe(lastPage <= 1)
        expect(pages.length).toBeLessThanOrEqual(5)
        expect(pages.every((one, index) => one === (pages[0] ?? 0) + index && one >= 1 && one <= lastPage)).toBe(true)
        expect(pages.includes(current)).toBe(lastPage > 1)
        expect([hasPrevious, hasNext]).toEqual([current > 1, current < lastPage])
      }),
    )
  })
})
