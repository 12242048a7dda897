/** How many pages to offer on each side of the current one; on the first two pages the window is filled up to the full width (Q-TXN-7). */
const pagesEachSide = 2
const fullWidth = 2 * pagesEachSide + 1

export interface PaginationWindow {
  /** Page numbers to offer, ascending; empty if there are 0 or 1 pages, since no pager is shown then. */
  readonly pages: readonly number[]
  /** ceil(total / pageSize); 0 when there are no rows. */
  readonly lastPage: number
  readonly hasPrevious: boolean
  readonly hasNext: boolean
}

/**
 * Returns the pager of a list (WIDGET-09, WIDGET-10, Q-TXN-7): two pages each side, so page 5 of 10 offers 3-7; pages 1
 * and 2 offer 1-5; the last page offers only the two before it. A page beyond the last (its rows have gone) counts as
 * the last. Throws a RangeError if page or pageSize is not a whole number of at least 1, or total not one of at least
 * 0.
 */
export function paginationWindow(list: { page: number; total: number; pageSize: number }): PaginationWindow {
  requireWhole('page', list.page, 1)
  requireWhole('pageSize', list.pageSize, 1)
  requireWhole('total', list.total, 0)
  const lastPage = Math.ceil(list.total / list.pageSize)
  const page = Math.max(1, Math.min(list.page, lastPage))
  const first = Math.max(1, page - pagesEachSide)
  const last = Math.min(lastPage, Math.max(page + pagesEachSide, fullWidth))
  const length = lastPage > 1 ? last - first + 1 : 0
  return {
    pages: Array.from({ length }, (_, index) => first + index),
    lastPage,
    hasPrevious: page > 1,
    hasNext: page < lastPage,
  }
}

function requireWhole(field: string, value: number, minimum: number): void {
  if (!Number.isSafeInteger(value) || value < minimum) {
    throw new RangeError(`${field} must be a whole number of at least ${minimum}`)
  }
}
