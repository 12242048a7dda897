import { Icon, type IconName } from '../icon/icon.tsx'
import * as names from '../words/status-names.generated.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export type StatusName = 'not-started' | 'plan-pending' | 'in-progress' | 'needs-attention'

interface StatusStyle {
  word: string
  icon: IconName
  color: string
  /** The 7 px dot of a narrow list; null if the list shows none. */
  dot: string | null
}

const looks: Readonly<Record<StatusName, StatusStyle>> = {
  'not-started': { word: names.notStarted, icon: 'status-not-started', color: 'text-text-subtle', dot: 'bg-accent' },
  'plan-pending': { word: names.planPending, icon: 'status-pending', color: 'text-accent', dot: 'bg-accent' },
  'in-progress': { word: names.inProgress, icon: 'status-in-progress', color: 'text-text-muted', dot: null },
  'needs-attention': { word: names.needsAttention, icon: 'alert-triangle', color: 'text-danger', dot: 'bg-danger' },
}

export interface StatusProps {
  status: StatusName
}

/** The status of a plan: icon, word and color together, because some people cannot tell the colors apart. */
export function Status({ status }: StatusProps) {
  const { word, icon, color } = looks[status]
  return (
    <span className={`inline-flex items-center gap-1.5 text-label whitespace-nowrap ${color}`}>
      <Icon name={icon} size={16} />
      {word}
    </span>
  )
}

/** The status in a narrow list: a dot if there is something to do, and the word for people who do not see it. */
export function StatusDot({ status }: StatusProps) {
  const { word, dot } = looks[status]
  return (
    <span className="inline-flex items-center">
      {dot && <span aria-hidden data-swatch className={`size-[7px] rounded-pill ${dot}`} />}
      <VisuallyHidden>{word}</VisuallyHidden>
    </span>
  )
}
