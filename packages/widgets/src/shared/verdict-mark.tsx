import type { Verdict } from '@evenkeel/engine'
import { Icon, type IconName } from '@evenkeel/ui/icon'
import type { ReactNode } from 'react'

/** Each band has another shape, because some people cannot tell the colors apart. */
const icons: Readonly<Record<Verdict['band'], IconName>> = {
  'on-track': 'check',
  done: 'check',
  close: 'status-in-progress',
  'off-track': 'alert-triangle',
  optional: 'info',
  'cannot-say': 'info',
}

const tones: Readonly<Record<Verdict['tone'], string>> = {
  positive: 'text-positive',
  warning: 'text-warning',
  danger: 'text-danger',
  neutral: 'text-text-muted',
}

interface VerdictMarkProps {
  readonly verdict: Pick<Verdict, 'band' | 'tone'>
  /** Its word. */
  readonly children: ReactNode
}

/** A word in the shape and tone of its verdict. */
export const VerdictMark = ({ verdict: { band, tone }, children }: VerdictMarkProps) => (
  <span className={`inline-flex items-center gap-2 text-label whitespace-nowrap ${tones[tone]}`}>
    <Icon name={icons[band]} size={16} />
    {children}
  </span>
)
