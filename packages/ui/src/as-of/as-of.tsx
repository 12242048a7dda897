import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import * as words from '../words/page-frame.generated.ts'

export interface AsOfProps {
  /** How long ago or when, in words: '9:41 AM', '11/14/2026'. */
  when: string
  /** The figure is older than it should be: shown in amber, with `action`. */
  stale?: boolean
  /** A link or button for a stale figure, such as 'Fix connection'. */
  action?: ReactNode
}

/** Says how old a figure is. */
export function AsOf({ when, stale = false, action }: AsOfProps) {
  if (!stale)
    return <span className="text-caption font-normal whitespace-nowrap text-text-subtle">{words.asOf({ when })}</span>
  return (
    <span className="inline-flex items-center gap-1.5 rounded-[6px] bg-warning-soft px-2 py-1 text-caption font-normal text-warning">
      <Icon name="alert-triangle" size={14} />
      <span className="whitespace-nowrap">{words.asOf({ when })}</span>
      {action}
    </span>
  )
}
