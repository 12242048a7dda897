import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { IconTile } from '../icon/icon.tsx'
import * as words from '../words/frame.generated.ts'

export interface ErrorStateProps {
  /** What did not load: 'Your budgets did not load'. */
  title: string
  /** What still works: 'Nothing is lost. The rest of the page still works.' */
  children?: ReactNode
  onRetry: () => void
  busy?: boolean
}

/** The content of a card whose data failed to load; only that card shows it. */
export function ErrorState({ title, children, onRetry, busy = false }: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-start py-2">
      <div className="mb-4">
        <IconTile name="refresh" tone="neutral" />
      </div>
      <p className="text-card-title text-text">{title}</p>
      {children && <p className="mt-0.5 max-w-[360px] text-body text-text-muted">{children}</p>}
      <div className="mt-4">
        <Button onClick={onRetry} busy={busy}>
          {words.tryAgain()}
        </Button>
      </div>
    </div>
  )
}
