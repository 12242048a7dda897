import { IconButton } from '../icon-button/icon-button.tsx'
import * as words from '../words/tables.generated.ts'

/** How many pages to offer on each side of the current one; on the first two pages the window is filled up to the full width (Q-TXN-7). */
const pagesEachSide = 2

const fullWidth = 2 * pagesEachSide + 1

interface PaginationWindow {
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

export interface PaginationProps {
  /** From 1. */
  page: number
  total: number
  pageSize: number
  onPage: (page: number) => void
  /** What is paged, for assistive technology. */
  label?: string
}

function Range({ page, total, pageSize }: Pick<PaginationProps, 'page' | 'total' | 'pageSize'>) {
  const first = (page - 1) * pageSize + 1
  const last = Math.min(total, page * pageSize)
  return <p className="text-label font-normal text-text-subtle">{words.range({ first, last, total })}</p>
}

interface StepProps {
  icon: 'chevron-left' | 'chevron-right'
  label: string
  to: number | null
  onPage: (page: number) => void
}

function Step({ icon, label, to, onPage }: StepProps) {
  return (
    <IconButton
      size="compact"
      icon={icon}
      label={label}
      disabled={to === null}
      onClick={() => to !== null && onPage(to)}
    />
  )
}

const pageClass =
  'flex size-8 items-center justify-center rounded-md text-label text-text-muted hover:bg-sunken hover:text-text aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent pointer-coarse:size-control-coarse'

/** '1–10 of 41' and the pages around the current one; no pager if one page holds all rows, nothing for an empty list. */
export function Pagination({ page, total, pageSize, onPage, label = words.pages() }: PaginationProps) {
  if (total === 0) return null
  const { pages, lastPage, hasPrevious, hasNext } = paginationWindow({ page, total, pageSize })
  const current = Math.min(page, lastPage)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <Range page={current} total={total} pageSize={pageSize} />
      {pages.length > 0 && (
        <nav aria-label={label}>
          <ul className="-mr-1.5 flex flex-wrap items-center gap-1">
            <li>
              <Step
                icon="chevron-left"
                label={words.previousPage()}
                to={hasPrevious ? current - 1 : null}
                onPage={onPage}
              />
            </li>
            {pages.map((number) => (
              <li key={number}>
                <button
                  type="button"
                  aria-label={words.pageNumber({ number })}
                  className={pageClass}
                  onClick={() => onPage(number)}
                  {...(number === current ? { 'aria-current': 'page' as const } : {})}
                >
                  {number}
                </button>
              </li>
            ))}
            <li>
              <Step icon="chevron-right" label={words.nextPage()} to={hasNext ? current + 1 : null} onPage={onPage} />
            </li>
          </ul>
        </nav>
      )}
    </div>
  )
}
