import type { TransactionPage } from '@evenkeel/api-client/contract/transactions'
import { Button } from '@evenkeel/ui/button'
import * as words from '../words/transactions.generated.ts'

const sizes = [10, 50, 100] as const

interface PageSizeProps {
  readonly page: TransactionPage['paging']
  readonly onSize: (pageSize: number) => void
  readonly onPage: (page: number) => void
}

/** How many rows a page has, and the way to either end of the list. */
export function PageSize({ page: { page, lastPage, total, pageSize }, onSize, onPage }: PageSizeProps) {
  if (total <= sizes[0]) return null
  return (
    <div
      className="mt-2 flex flex-wrap items-center justify-between gap-2 text-label text-text-muted"
      data-print="hide"
    >
      <div role="group" aria-label={words.rowsAPage()} className="flex items-center gap-1">
        <span aria-hidden>{words.rowsAPage()}</span>
        {sizes.map((size) => (
          <button
            key={size}
            type="button"
            aria-pressed={size === pageSize}
            onClick={() => onSize(size)}
            className="min-h-8 min-w-8 rounded-md px-1.5 text-label hover:bg-sunken aria-pressed:bg-accent-soft aria-pressed:text-accent pointer-coarse:min-h-control-coarse pointer-coarse:min-w-control-coarse"
          >
            {size}
          </button>
        ))}
      </div>
      {lastPage > 1 && (
        <div className="flex gap-1">
          <Button variant="text" size="compact" disabled={page === 1} onClick={() => onPage(1)}>
            {words.firstPage()}
          </Button>
          <Button variant="text" size="compact" disabled={page >= lastPage} onClick={() => onPage(lastPage)}>
            {words.lastPage()}
          </Button>
        </div>
      )}
    </div>
  )
}
