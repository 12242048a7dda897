import type { ReactNode } from 'react'
import { IconTile, type IconName } from '../icon/icon.tsx'

export interface EmptyStateProps {
  icon?: IconName
  title: string
  /** One sentence that says what would be here. */
  children?: ReactNode
  /** One action that changes it. */
  action?: ReactNode
}

/** What a card or page shows when there is nothing yet: one sentence and one action. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-start py-4">
      {icon && (
        <div className="mb-4">
          <IconTile name={icon} />
        </div>
      )}
      <p className="text-card-title text-text">{title}</p>
      {children && <p className="mt-0.5 max-w-[360px] text-body text-text-muted">{children}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  )
}
