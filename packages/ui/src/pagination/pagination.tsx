import { IconButton } from '../icon-button/icon-button.tsx'
import { paginationWindow } from './pagination-window.ts'
import * as words from '../words/tables.generated.ts'

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
